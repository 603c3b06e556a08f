import type { CuboState } from '../../../../games/cubo/index.js';
import { isRolled } from '../../../../games/cubo/phase.js';
import type { Seat } from '../../../../games/game.js';
import type { CuboGamePlay } from '../play-types.js';

/** Rolls dice for the user, and announces all rolls of one press together. */
export class Rolling {
  readonly #play: CuboGamePlay;

  constructor(play: CuboGamePlay) {
    this.#play = play;
  }

  /** Whether the user rolls the dice. */
  get isOpen(): boolean {
    return this.#play.context.match.gate.mayDraw('user');
  }

  /** Rolls the dice of the middle and of all players, at the start of a round. */
  rollRound(): void {
    this.#rollWhile(() => !isRolled(this.#state));
  }

  /** Takes all dice of a seat in hand, and rolls them if the user rolls the dice. */
  rollAgain(seat: Seat): void {
    this.#rollWhile(
      () => this.#isInHand(seat),
      () => this.#play.intentions.play({ kind: 'roll' }, seat),
    );
  }

  /** Rolls the dice that a seat has in hand. */
  rollFor(seat: Seat): void {
    this.#rollWhile(() => this.#isInHand(seat));
  }

  get #state(): CuboState {
    return this.#play.context.match.state;
  }

  #isInHand(seat: Seat): boolean {
    return this.isOpen && this.#state.seats[seat]?.stage === 'in-hand';
  }

  #rollWhile(isDue: () => boolean, begin: () => boolean = () => true): void {
    const { intentions, narrator, context } = this.#play;
    intentions.notice = undefined;
    narrator.announceTogether(() => {
      if (begin()) intentions.drawWhile(isDue);
    });
    context.requestUpdate();
  }
}
