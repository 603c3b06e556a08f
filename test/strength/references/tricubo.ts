import { totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { sheetOf } from '../../../src/games/tricubo/options.js';
import { nextGain } from './player.js';
import type { Gains } from './player.js';

const pointsOf = ({ options, sheets }: TricuboState, seat: number): number => totalOf(sheetOf(options), sheets[seat]!);

const gainOf = (state: TricuboState, seat: number, move: TricuboMove): number =>
  pointsOf(tricubo.play(state, seat, move), seat) - pointsOf(state, seat);

/** In points. The next gain of the seat itself is that of a round alone. */
export const gains: Gains<TricuboState, TricuboMove> = {
  moves: tricubo.moves,
  gainOf,
  outlook(state, seat, random) {
    const next = nextGain({ ...tricubo, gainOf }, state, random);
    const alone = { ...state, roll: null, taken: null, entered: [], active: 0 };
    return (move) => next({ ...alone, sheets: [tricubo.play(state, seat, move).sheets[seat]!] });
  },
};
