import fc from 'fast-check';
import type { Actor, Seat } from '../../../src/games/game.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiState } from '../../../src/games/kubi/index.js';
import { remembering } from '../remembered.js';
import { pick, seeded } from '../seeded.js';
import { shown } from '../shown.js';
import { positionText } from './helpers.js';

interface Played {
  readonly actor: Actor;
  readonly move: KubiMove;
}

/** A game played at random to its end: one more state than moves. */
export interface KubiGame {
  readonly seats: number;
  readonly played: readonly Played[];
  readonly states: readonly KubiState[];
}

export function randomGame(seats: number, starter: Seat, seed: number): KubiGame {
  const random = seeded(seed);
  const played: Played[] = [];
  const states = [kubi.setup(seats, { starter })];
  for (;;) {
    const state = states.at(-1) as KubiState;
    const actors = kubi.actors(state);
    if (actors.length === 0) return { seats, played, states };
    const actor = pick(actors, random);
    const move = actor === 'chance' ? kubi.chance(state, random) : pick(kubi.moves(state, actor as Seat), random);
    played.push({ actor, move });
    states.push(kubi.play(state, actor, move));
  }
}

const remembered = remembering<KubiGame>();

/** Whole games of one to eight seats, all of whose choices are made at random. */
export const randomGames: fc.Arbitrary<KubiGame> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.nat({ max: 7 }), fc.nat())
  .map(([seats, starter, seed]) => {
    const words = `randomGame(${seats}, ${starter}, ${seed})`;
    return remembered(words, () => shown(randomGame(seats, starter, seed), () => words));
  });

/** A moment in such a game. */
export const randomStates: fc.Arbitrary<KubiState> = randomGames.chain(({ states }) =>
  fc.constantFrom(...states).map((state) => shown({ ...state }, () => positionText(state))),
);

/** What a seat has made in a game, one after the other, with the state before. */
export function movesOfSeat({ played, states }: KubiGame, seat: Seat): { before: KubiState; move: KubiMove }[] {
  return played.flatMap(({ actor, move }, ply) => {
    const before = states[ply];
    return actor === seat && before ? [{ before, move }] : [];
  });
}
