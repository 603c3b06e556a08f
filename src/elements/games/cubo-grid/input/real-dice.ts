import type { PendingDice } from '../../../../ui/dice/pending-dice.js';
import { isOn } from '../../../base/attributes.js';
import { unrolledDice } from './unrolled-dice.js';
import type { UnrolledDice } from './unrolled-dice.js';
import { colouredDie } from '../draw/picture.js';
import type { CuboGamePlay, CuboView } from '../play-types.js';

/** Dice that the user rolls by hand: which are due, and how they are typed. */
export class RealDice {
  readonly #play: CuboGamePlay;
  readonly #view: CuboView;

  constructor(play: CuboGamePlay, view: CuboView) {
    this.#play = play;
    this.#view = view;
  }

  /** The dice that the user has to enter now. */
  get due(): UnrolledDice | undefined {
    const { context, intentions } = this.#play;
    return intentions.mayAct('chance') ? unrolledDice(context.match.state) : undefined;
  }

  /** How they are entered. */
  get toEnter(): PendingDice | undefined {
    const { context, intentions, words } = this.#play;
    const { due } = this;
    const { state } = context.match;
    const numerals = isOn(this.#view.numerals);
    return (
      due && {
        count: due.dice.length,
        areDifferent: true,
        numerals,
        // Who rolls again begins anew.
        basis: [state.round, due.seat, due.seat === undefined ? state.middle : state.seats[due.seat]?.square],
        hasOtherKeys: true,
        draw: (value, place) => colouredDie({ colour: due.dice[place]?.colour ?? 'w', value: value ?? null }, numerals),
        describe: (dice) => words('tabletop.rolled', dice.flatMap((value) => value ?? []).join(' ')),
        roll: (dice) => intentions.play(due.move(dice), 'chance'),
      }
    );
  }

  /** Asks for the dice; empty if none are due. */
  get prompt(): string {
    const { words, context } = this.#play;
    const { due } = this;
    if (!due) return '';
    return due.seat === undefined ? words('cubo.enterMiddle') : words('cubo.enterSquare', context.nameOf(due.seat));
  }

  /** Makes a roll that was typed as digits only. @returns whether it was made; `undefined` for any other text */
  playDigits(text: string): boolean | undefined {
    const { intentions } = this.#play;
    const { due } = this;
    const digits = text.replace(/[\s,]/g, '');
    if (!due || !/^\d+$/.test(digits)) return undefined;
    const values = Array.from(digits, Number);
    if (values.length === due.dice.length && /^[1-6]+$/.test(digits))
      return intentions.play(due.move(values), 'chance');
    intentions.refuse({ code: 'bad-roll' });
    return false;
  }
}
