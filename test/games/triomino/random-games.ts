import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoOptions, TriominoState } from '../../../src/games/triomino/index.js';
import { remembering } from '../remembered.js';
import { pick, seeded } from '../seeded.js';
import { shown } from '../shown.js';
import { anyOptions } from './arbitraries.js';
import { positionText } from './helpers.js';

interface Played {
  readonly actor: Actor;
  readonly move: TriominoMove;
}

/** A game played at random to its end: one more state than moves. */
export interface TriominoGame {
  readonly seats: number;
  readonly options: TriominoOptions;
  readonly played: readonly Played[];
  readonly states: readonly TriominoState[];
}

/** How often, one in so many, a time limit that runs is left to run out. */
const DAWDLING = 25;

/** Who moves, and what: a tile is laid nearly always where one fits, or games would not end. */
export function anyTurn(state: TriominoState, random: () => number): Played {
  const actor = triomino.actors(state).find((each) => each !== 'clock') as Actor;
  const isSlow = triomino.deadline(state) && random() * DAWDLING < 1;
  if (isSlow) return { actor: 'clock', move: { kind: 'timeout' } };
  if (typeof actor !== 'number') return { actor, move: triomino.chance(state, random) };
  const moves = triomino.moves(state, actor);
  const lays = moves.filter(({ kind }) => kind === 'lay');
  return { actor, move: pick(lays.length > 0 && random() < 0.9 ? lays : moves, random) };
}

export function randomGame(seats: number, options: Partial<TriominoOptions>, seed: number): TriominoGame {
  const random = seeded(seed);
  const played: Played[] = [];
  const states = [triomino.setup(seats, options)];
  for (;;) {
    const state = states.at(-1) as TriominoState;
    if (triomino.actors(state).length === 0) return { seats, options: state.options, played, states };
    const entry = anyTurn(state, random);
    played.push(entry);
    states.push(triomino.play(state, entry.actor, entry.move));
  }
}

const remembered = remembering<TriominoGame>();

/** Games of one to six seats with any options, all of whose choices are made at random. */
export const randomGames: fc.Arbitrary<TriominoGame> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), anyOptions, fc.nat())
  .map(([seats, options, seed]) => {
    const words = `randomGame(${seats}, ${JSON.stringify(options)}, ${seed})`;
    return remembered(words, () => shown(randomGame(seats, options, seed), () => words));
  });

/** A moment in such a game that is not its end. */
export const randomStates: fc.Arbitrary<TriominoState> = randomGames.chain(({ states, options }) =>
  fc
    .constantFrom(...states.slice(0, -1))
    .map((state) => shown({ ...state }, () => `${positionText(state)} ${JSON.stringify(options)}`)),
);
