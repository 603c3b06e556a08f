import type { ReactiveController } from 'lit';
import type { Seat } from '../../../../games/game.js';
import type { TricuboMove, TricuboState } from '../../../../games/tricubo/state.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import type { PlayContext } from '../../../play/play-context.js';
import { FLIGHT } from './beats.js';

/** How large a die is once it has come to its player, and how it leans on its way. */
const SMALL = 0.36;
const LEAN = -8;

/** Lets the die that is taken fly from the tray to its player in the strip. */
export class Flight implements ReactiveController {
  readonly #context: PlayContext<TricuboState, TricuboMove, TricuboTerms>;
  readonly #takenBy: () => Seat | undefined;
  #flown: Element | undefined;

  constructor(context: PlayContext<TricuboState, TricuboMove, TricuboTerms>, takenBy: () => Seat | undefined) {
    this.#context = context;
    this.#takenBy = takenBy;
  }

  hostUpdated(): void {
    const seat = this.#takenBy();
    const { root } = this.#context;
    const die = seat === undefined ? null : root.querySelector('.leaving-die');
    if (!die || die === this.#flown) return;
    this.#flown = die;
    const place = root.querySelector(`.strip [data-seat='${seat}'] .seat-total`)?.getBoundingClientRect();
    if (!place) return;
    const start = die.getBoundingClientRect();
    const x = place.left + place.width / 2 - start.left - start.width / 2;
    const y = place.top + place.height / 2 - start.top - start.height / 2;
    die.animate(
      [
        { transform: 'none', opacity: 1, easing: 'ease-in' },
        {
          transform: `translate(${x * 0.4}px, ${y * 0.5 - 8}px) rotate(${LEAN}deg) scale(0.84)`,
          opacity: 1,
          easing: 'ease-out',
        },
        { transform: `translate(${x}px, ${y}px) scale(${SMALL})`, opacity: 1, offset: 0.9 },
        { transform: `translate(${x}px, ${y}px) scale(${SMALL})`, opacity: 0 },
      ],
      { duration: FLIGHT, fill: 'forwards' },
    );
  }
}
