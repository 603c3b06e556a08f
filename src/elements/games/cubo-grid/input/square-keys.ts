import type { CuboMove, CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import { CENTRE, SIZE } from '../../../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../../../games/cubo/square.js';
import { LIST_STEPS } from '../../../../interaction/arrow-keys.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { describeLine, describeSquare } from '../words/describe.js';

/** What a key does in a square: it says something about it, makes a move, or rolls all dice again. */
export type SquareKey =
  | { readonly name: 'describe'; text(square: CuboSquare, state: CuboState, words: Term<CuboTerms>): string }
  | { readonly name: 'move'; readonly move: CuboMove }
  | { readonly name: 'roll' };

const LETTERS: Readonly<Record<string, SquareKey>> = {
  q: { name: 'describe', text: describeSquare },
  k: { name: 'move', move: { kind: 'keep' } },
};

/** The keys of Cubo, besides those that move the focus. */
export const OWN_KEYS: readonly string[] = [...'0123456abckmnpqtx', 'backspace'];

/** With Shift, so that nobody ends a square by a slip of the finger: there is no way back. */
const SHIFTED: Readonly<Record<string, SquareKey>> = {
  x: { name: 'move', move: { kind: 'call' } },
  n: { name: 'roll' },
};

/** After the call, digits take a die; otherwise `1` to `3` and `a` to `c` say what a line earns. */
export function squareKey(event: KeyboardEvent, stage: CuboSeat['stage']): SquareKey | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  const letter = event.key.toLowerCase();
  if (event.shiftKey && letter in SHIFTED) return SHIFTED[letter];
  if (stage === 'called' && /^[0-4]$/.test(letter)) {
    const place = letter === '0' ? null : (Number(letter) as 1 | 2 | 3 | 4);
    return { name: 'move', move: { kind: 'take', place } };
  }
  if (/^[1-3abc]$/.test(letter)) {
    return { name: 'describe', text: (square, state, words) => describeLine(letter, square, state, words) };
  }
  return LETTERS[letter];
}

/** The cell that Shift and an arrow key move a die to: the next one, past the white die. */
export function neighbourOf(cell: Cell, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Cell | undefined {
  if (!shiftKey || ctrlKey || metaKey) return undefined;
  const columns = LIST_STEPS.row[key] ?? 0;
  const rows = LIST_STEPS.column[key] ?? 0;
  if (columns === 0 && rows === 0) return undefined;
  const next = cellBeside(cell, columns, rows);
  return next === CENTRE ? cellBeside(next, columns, rows) : next;
}

function cellBeside(cell: Cell, columns: number, rows: number): Cell | undefined {
  const column = (cell % SIZE) + columns;
  const row = Math.floor(cell / SIZE) + rows;
  const isInside = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
  return isInside ? row * SIZE + column : undefined;
}
