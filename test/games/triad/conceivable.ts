import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadState, Value } from '../../../src/games/triad/index.js';

const CELLS = Array.from({ length: 36 }, (_, cell) => cell);
const NOBODY = 36;
const VALUES: readonly Value[] = [1, 2, 3];

const taking = (remove: number): { remove?: number } => (remove === NOBODY ? {} : { remove });

/** Every move that anybody could write down: each way from each cell, with each removal and with none. */
export const CONCEIVABLE: readonly TriadMove[] = CELLS.flatMap((from) =>
  [...CELLS, NOBODY].flatMap((remove) => [
    ...VALUES.map((value): TriadMove => ({ kind: 'turn', from, value, ...taking(remove) })),
    ...CELLS.map((to): TriadMove => ({ kind: 'move', from, to, ...taking(remove) })),
    ...CELLS.map((to): TriadMove => ({ kind: 'step', from, to, ...taking(remove) })),
  ]),
);

const EMPTY = triad.setup(2);
const textOf = (move: TriadMove): string => triad.makeMove(move, EMPTY, 0);
const NUMBERS = new Map(CONCEIVABLE.map((move, number) => [textOf(move), number]));

function numberOf(move: TriadMove): number {
  const number = NUMBERS.get(textOf(move));
  if (number === undefined) throw new Error(`nobody could have conceived ${textOf(move)}`);
  return number;
}

/** One mark for each conceivable move; used for state after state, since a set of texts for each would take minutes. */
const isLegal = new Uint8Array(CONCEIVABLE.length);

/** The first conceivable move on which the list of legal moves and the judgement differ. */
export function disagreement(state: TriadState): string | undefined {
  const listed = triad.moves(state, state.turn).map(numberOf);
  for (const number of listed) isLegal[number] = 1;
  let found: TriadMove | undefined;
  for (let number = 0; number < CONCEIVABLE.length && !found; number++) {
    const move = CONCEIVABLE[number] as TriadMove;
    if ((triad.refusal(state, state.turn, move) === undefined) !== (isLegal[number] === 1)) found = move;
  }
  for (const number of listed) isLegal[number] = 0;
  return found && textOf(found);
}
