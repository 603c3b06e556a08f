/**
 * A second move generator, written from the printed rules in the plainest way, for the engine's to be compared with. The two
 * share nothing: here a board is a text of 36 letters read from a6 to f1, with a point for an empty cell, and a triad is new
 * when it was not among the triads before the move.
 */
export type PlainSide = 'w' | 'b';

export interface PlainPosition {
  readonly board: string;
  readonly side: PlainSide;
  readonly removed: Readonly<Record<PlainSide, number>>;
}

export interface PlainMove {
  readonly text: string;
  readonly after: PlainPosition;
}

const LETTERS: Readonly<Record<PlainSide, string>> = { w: 'ABC', b: 'abc' };
const CELLS = Array.from({ length: 36 }, (_, index) => index);
const STEPS = [-1, 0, 1];

const column = (index: number): number => index % 6;
const row = (index: number): number => Math.floor(index / 6);
const nameOf = (index: number): string => 'abcdef'.charAt(column(index)) + String(6 - row(index));

/** The cell so many columns and rows away, or `undefined` beyond the edge. */
function away(index: number, columns: number, rows: number): number | undefined {
  const [x, y] = [column(index) + columns, row(index) + rows];
  return x >= 0 && x < 6 && y >= 0 && y < 6 ? y * 6 + x : undefined;
}

const LINES = CELLS.flatMap((index) =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].flatMap(([x = 0, y = 0]) => {
    const second = away(index, x, y);
    const third = away(index, 2 * x, 2 * y);
    return second === undefined || third === undefined ? [] : [[index, second, third] as const];
  }),
);

function isTriad(letters: string): boolean {
  const values = [...letters.toLowerCase()].sort().join('');
  return /[ABC]/.test(letters) && /[abc]/.test(letters) && ['aaa', 'bbb', 'ccc', 'abc'].includes(values);
}

const dice = [...'ABCabc'];
const TRIADS = new Set(dice.flatMap((a) => dice.flatMap((b) => dice.map((c) => a + b + c))).filter(isTriad));

/** Every triad on the board, as its cells with their dice. */
function triadsOn(board: string): { readonly key: string; readonly cells: readonly number[] }[] {
  const found = [];
  for (const cells of LINES) {
    if (board.charAt(cells[1]) === '.') continue;
    const letters = board.charAt(cells[0]) + board.charAt(cells[1]) + board.charAt(cells[2]);
    if (TRIADS.has(letters)) found.push({ key: `${cells.join()}${letters}`, cells });
  }
  return found;
}

const put = (board: string, index: number, letter: string): string =>
  board.slice(0, index) + letter + board.slice(index + 1);

function isFree(board: string, from: number, x: number, y: number, distance: number): boolean {
  for (let passed = 1; passed <= distance; passed++) {
    const index = away(from, x * passed, y * passed);
    if (index === undefined || board.charAt(index) !== '.') return false;
  }
  return true;
}

/** The move once without removal or, where it makes a triad, once for each own die in a new triad. */
function finish(before: PlainPosition, from: number, to: number, letter: string, way: string): PlainMove[] {
  const { side, removed } = before;
  const next = side === 'w' ? 'b' : 'w';
  const board = put(put(before.board, from, '.'), to, letter);
  const now = triadsOn(board);
  const old = now.length === 0 ? [] : triadsOn(before.board).map(({ key }) => key);
  const made = now.filter(({ key }) => !old.includes(key));
  if (made.length === 0) return [{ text: way, after: { board, side: next, removed } }];
  const own = CELLS.filter(
    (index) => LETTERS[side].includes(board.charAt(index)) && made.some(({ cells }) => cells.includes(index)),
  );
  return own.map((index) => ({
    text: `${way}x${nameOf(index)}`,
    after: { board: put(board, index, '.'), side: next, removed: { ...removed, [side]: removed[side] + 1 } },
  }));
}

export function plainMoves(position: PlainPosition): PlainMove[] {
  const { board, side, removed } = position;
  if (removed.w === 3 || removed.b === 3) return [];
  const ordinary: PlainMove[] = [];
  const stuck: PlainMove[] = [];
  for (const from of CELLS) {
    const shown = LETTERS[side].indexOf(board.charAt(from)) + 1;
    if (shown === 0) continue;
    for (const value of [1, 2, 3]) {
      const letter = LETTERS[side].charAt(value - 1);
      for (const x of STEPS) {
        for (const y of STEPS) {
          if (x === 0 && y === 0) {
            if (value !== shown) stuck.push(...finish(position, from, from, letter, `${nameOf(from)}=${value}`));
          } else if (isFree(board, from, x, y, value)) {
            const to = away(from, x * value, y * value) ?? from;
            const [list, sign] = value === shown ? [stuck, '>'] : [ordinary, ''];
            list.push(...finish(position, from, to, letter, nameOf(from) + sign + nameOf(to)));
          }
        }
      }
    }
  }
  return ordinary.length > 0 ? ordinary : stuck;
}

/** The number of move sequences of a length, each removal counted as a move of its own. */
export function plainPerft(position: PlainPosition, depth: number): number {
  const moves = plainMoves(position);
  return depth === 1 ? moves.length : moves.reduce((sum, { after }) => sum + plainPerft(after, depth - 1), 0);
}

/** Reads board, side and dice removed; what stands behind them plays no part in the moves. */
export function readPlain(text: string): PlainPosition {
  const [ranks = '', side, removed = '0-0'] = text.split(' ');
  const board = ranks.replaceAll('/', '').replace(/[1-6]/g, (count) => '.'.repeat(Number(count)));
  const [w = 0, b = 0] = removed.split('-').map(Number);
  return { board, side: side === 'b' ? 'b' : 'w', removed: { w, b } };
}
