import type { Actor } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../../src/games/cubo/index.js';

const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

/** Everything that a player could write down: each two cells, also one twice and the centre, each place, each exchange. */
export const CONCEIVABLE: readonly string[] = [
  ...CELLS.flatMap((first, i) => CELLS.slice(i).map((second) => `swap ${first}${second}`)),
  ...['roll', 'call', 'keep'],
  ...['1', '2', '3', '4', '-'].map((place) => `take ${place}`),
  ...CELLS.map((cell) => `put ${cell}`),
];

const MOVES = new Map(CONCEIVABLE.map((text) => [text, cubo.parseMove(text)]));

/** What the rules allow this actor of such moves. */
export function allowed(state: CuboState, actor: Actor): string[] {
  return CONCEIVABLE.filter((text) => !cubo.refusal(state, actor, MOVES.get(text) as CuboMove));
}
