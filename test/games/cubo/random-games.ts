import fc from 'fast-check';
import type { Actor, Seat } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboOptions, CuboState } from '../../../src/games/cubo/index.js';
import { remembering } from '../remembered.js';
import { pick, seeded } from '../seeded.js';
import { shown } from '../shown.js';
import { anyOptions } from './arbitraries.js';
import { positionText } from './helpers.js';

interface Played {
  readonly actor: Actor;
  readonly move: CuboMove;
}

/** A game played at random to its end: one more state than moves. */
export interface CuboGame {
  readonly seats: number;
  readonly options: CuboOptions;
  readonly played: readonly Played[];
  readonly states: readonly CuboState[];
}

/** How often, one in so many, a time limit that runs is left to run out. */
const DAWDLING = 8;

/** Calls and rolls are as likely as swaps, of which there are many more. */
function anyKind(state: CuboState, seat: Seat, random: () => number): CuboMove {
  const moves = cubo.moves(state, seat);
  const kind = pick([...new Set(moves.map((move) => move.kind))], random);
  const ofKind = moves.filter((move) => move.kind === kind);
  return pick(ofKind, random);
}

export function randomGame(seats: number, options: CuboOptions, seed: number): CuboGame {
  const random = seeded(seed);
  const played: Played[] = [];
  const states = [cubo.setup(seats, options)];
  for (;;) {
    const state = states.at(-1) as CuboState;
    const actors = cubo.actors(state);
    if (actors.length === 0) return { seats, options, played, states };
    const isSlow = actors.includes('clock') && random() * DAWDLING < 1;
    const actor = isSlow
      ? 'clock'
      : pick(
          actors.filter((each) => each !== 'clock'),
          random,
        );
    const move =
      actor === 'clock'
        ? ({ kind: 'timeout' } as const)
        : actor === 'chance'
          ? cubo.chance(state, random)
          : anyKind(state, actor, random);
    played.push({ actor, move });
    states.push(cubo.play(state, actor, move));
  }
}

const remembered = remembering<CuboGame>();

/** Games of one to four seats with any options, all of whose choices are made at random. */
export const randomGames: fc.Arbitrary<CuboGame> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), anyOptions, fc.nat())
  .map(([seats, options, seed]) => {
    const words = `randomGame(${seats}, ${JSON.stringify(options)}, ${seed})`;
    return remembered(words, () => shown(randomGame(seats, options, seed), () => words));
  });

/** A moment in such a game. */
export const randomStates: fc.Arbitrary<CuboState> = randomGames.chain(({ states, options }) =>
  fc
    .constantFrom(...states)
    .map((state) => shown({ ...state }, () => `${positionText(state)} ${JSON.stringify(options)}`)),
);
