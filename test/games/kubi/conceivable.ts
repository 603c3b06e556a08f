import type { Actor } from '../../../src/games/game.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiState, Pair, Value } from '../../../src/games/kubi/index.js';
import { arrangements } from './helpers.js';

const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];
const PAIRS = arrangements(2) as unknown as readonly Pair[];

const crossings = arrangements(3).map((numbers): KubiMove => ({ kind: 'cross', numbers }));
const entries = VALUES.flatMap((discard) =>
  [false, true].flatMap((free) =>
    PAIRS.flatMap((first) =>
      PAIRS.map((second): KubiMove => ({ kind: 'enter', discard, free, pairs: [first, second] })),
    ),
  ),
);

/** Every crossing and entry that anybody could write down, with the dice in any order. */
export const CONCEIVABLE: readonly KubiMove[] = [...crossings, ...entries];

/** Every way in which five dice can fall. */
export const CONCEIVABLE_ROLLS = arrangements(5).map((dice): KubiMove => ({ kind: 'roll', dice }));

const TEXTS = new Map([...CONCEIVABLE, ...CONCEIVABLE_ROLLS].map((move) => [move, kubi.makeMove(move)]));

/** What the rules allow this actor of such moves, in letters. */
export function allowed(state: KubiState, actor: Actor, moves: readonly KubiMove[] = CONCEIVABLE): string[] {
  return moves.filter((move) => !kubi.refusal(state, actor, move)).map((move) => TEXTS.get(move) ?? '');
}
