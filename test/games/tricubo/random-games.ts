import fc from 'fast-check';
import type { Actor, Seat } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboOptions, TricuboState } from '../../../src/games/tricubo/index.js';
import { remembering } from '../remembered.js';
import { pick, seeded } from '../seeded.js';
import { shown } from '../shown.js';
import { anyOptions } from './arbitraries.js';
import { positionText } from './helpers.js';

interface Played {
  readonly actor: Actor;
  readonly move: TricuboMove;
}

/** A game played at random: one more state than moves. */
export interface TricuboGame {
  readonly seats: number;
  readonly options: TricuboOptions;
  readonly played: readonly Played[];
  readonly states: readonly TricuboState[];
}

/** Where the dice are needed to fit, a game of several may never end; it is broken off after so many plies. */
const MOST_PLIES = 400;

export function randomGame(seats: number, options: TricuboOptions, seed: number): TricuboGame {
  const random = seeded(seed);
  const played: Played[] = [];
  const states = [tricubo.setup(seats, options)];
  for (;;) {
    const state = states.at(-1) as TricuboState;
    const actors = tricubo.actors(state);
    if (actors.length === 0 || played.length === MOST_PLIES) return { seats, options, played, states };
    const actor = pick(actors, random);
    const move = actor === 'chance' ? tricubo.chance(state, random) : pick(tricubo.moves(state, actor as Seat), random);
    played.push({ actor, move });
    states.push(tricubo.play(state, actor, move));
  }
}

const remembered = remembering<TricuboGame>();

/** Games of one to five seats, on any sheet with any options, all of whose choices are made at random. */
export const randomGames: fc.Arbitrary<TricuboGame> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), anyOptions, fc.nat())
  .map(([seats, options, seed]) => {
    const words = `randomGame(${seats}, ${JSON.stringify(options)}, ${seed})`;
    return remembered(words, () => shown(randomGame(seats, options, seed), () => words));
  });

/** A moment in such a game. */
export const randomStates: fc.Arbitrary<TricuboState> = randomGames.chain(({ states, options }) =>
  fc
    .constantFrom(...states)
    .map((state) => shown({ ...state }, () => `${positionText(state)} ${JSON.stringify(options)}`)),
);

/** What a seat has made in a game, one after the other. */
export function movesOfSeat({ played }: TricuboGame, seat: Seat): TricuboMove[] {
  return played.flatMap(({ actor, move }) => (actor === seat ? [move] : []));
}
