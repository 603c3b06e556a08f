/**
 * The moves on a {@link Board}. Two neighbouring dice, or two with a gap, leave open which value at which place would make a triad: all these places are
 * marked first, so that a move is looked at more closely only if it ends at such a mark.
 */
import { DIRECTIONS, LINES, PLACES, STRIP, WALL, encode } from './board.js';
import type { Board, Move } from './board.js';

/** The value that two others need for a triad, by their sum: all are alike or all differ, so the sum is a multiple of three. */
const THIRD = [0, 0, 1, 3, 2, 1, 3] as const;

/** Marks of a place: a bit for each value, in the lower half for White's dice and in the upper for Black's. */
const marks = new Int8Array(STRIP);

/** Marks where dice would make triads; reading them is allowed until another position is marked. */
export function mark({ cells }: Board): void {
  marks.fill(0);
  for (let i = 0; i < PLACES.length; i++) {
    const place = PLACES[i]!;
    const die = cells[place]!;
    if (die === 0) continue;
    for (const step of LINES) {
      const next = cells[place + step]!;
      if (next === WALL) continue;
      if (next !== 0) {
        const bits = bitsFor(die, next);
        marks[place - step]! |= bits;
        marks[place + 2 * step]! |= bits;
      } else {
        const beyond = cells[place + 2 * step]!;
        if (beyond !== 0 && beyond !== WALL) marks[place + step]! |= bitsFor(die, beyond);
      }
    }
  }
}

/** Two dice of one colour need one of the other. */
function bitsFor(a: number, b: number): number {
  const bit = 1 << (THIRD[Math.abs(a) + Math.abs(b)]! - 1);
  if (a > 0 && b > 0) return bit << 3;
  return a < 0 && b < 0 ? bit : bit | (bit << 3);
}

/**
 * What the dice of a side can do, found in passing by {@link scan}: moves, moves that make triads, dice that cannot move, and how low the dice are (twice
 * their number less their sum).
 */
export const found = { moves: 0, triads: 0, idle: 0, low: 0 };

/**
 * Looks at the ordinary moves of a side on a marked board, and counts them in {@link found}.
 * @param quiet takes the moves that make no triad
 * @param triads takes the others, one for each die that can be removed
 */
export function scan(board: Board, seat: 0 | 1, quiet: Move[] | null, triads: Move[] | null): void {
  const { cells } = board;
  const sign = seat === 0 ? 1 : -1;
  const half = seat === 0 ? 0 : 3;
  let count = 0;
  let made = 0;
  let idle = 0;
  let low = 0;
  // Loops with an index: this is where the time goes.
  for (let i = 0; i < PLACES.length; i++) {
    const from = PLACES[i]!;
    const present = cells[from]! * sign;
    if (present <= 0) continue;
    low += 2 - present;
    const before = count;
    for (let direction = 0; direction < 8; direction++) {
      const step = DIRECTIONS[direction]!;
      let to = from + step;
      for (let value = 1; value <= 3 && cells[to] === 0; value++, to += step) {
        if (value === present) continue;
        count++;
        if ((marks[to]! >> (half + value - 1)) & 1 && makesTriad(cells, from, to, value, sign)) {
          made++;
          if (triads) addRemovals(cells, from, to, value, sign, triads);
        } else if (quiet) quiet.push(encode(from, to, value, 0));
      }
    }
    if (count === before) idle++;
  }
  found.moves = count;
  found.triads = made;
  found.idle = idle;
  found.low = low;
}

/** Whether a mark is still true when the die has left its place. */
function makesTriad(cells: Int8Array, from: number, to: number, value: number, sign: number): boolean {
  for (let i = 0; i < 4; i++) {
    const step = LINES[i]!;
    if (fits(cells, from, to - step, to + step, value, sign)) return true;
    if (fits(cells, from, to - step, to - 2 * step, value, sign)) return true;
    if (fits(cells, from, to + step, to + 2 * step, value, sign)) return true;
  }
  return false;
}

function fits(cells: Int8Array, from: number, a: number, b: number, value: number, sign: number): boolean {
  const first = cells[a]!;
  if (first === 0 || first === WALL || a === from) return false;
  const second = cells[b]!;
  if (second === 0 || second === WALL || b === from) return false;
  if (first * sign > 0 && second * sign > 0) return false;
  return (Math.abs(first) + Math.abs(second) + value) % 3 === 0;
}

/** Adds a move for each own die in the triads that it makes; none if it makes none. */
function addRemovals(cells: Int8Array, from: number, to: number, value: number, sign: number, list: Move[]): void {
  const begin = list.length;
  const tryLine = (a: number, b: number) => {
    if (!fits(cells, from, a, b, value, sign)) return;
    if (list.length === begin) list.push(encode(from, to, value, to));
    if (cells[a]! * sign > 0) add(a);
    if (cells[b]! * sign > 0) add(b);
  };
  const add = (place: number) => {
    const move = encode(from, to, value, place);
    if (!list.includes(move, begin)) list.push(move);
  };
  for (const step of LINES) {
    tryLine(to - step, to + step);
    tryLine(to - step, to - 2 * step);
    tryLine(to + step, to + 2 * step);
  }
}

/** Whoever has no ordinary move turns a die in place or moves one unturned. */
function addStuck({ cells, turn }: Board, list: Move[]): void {
  const sign = turn === 0 ? 1 : -1;
  const add = (from: number, to: number, value: number) => {
    const before = list.length;
    addRemovals(cells, from, to, value, sign, list);
    if (list.length === before) list.push(encode(from, to, value, 0));
  };
  for (const from of PLACES) {
    const present = cells[from]! * sign;
    if (present <= 0) continue;
    for (let value = 1; value <= 3; value++) {
      if (value !== present) add(from, from, value);
      else for (const step of DIRECTIONS) if (isFree(cells, from, step, value)) add(from, from + step * value, value);
    }
  }
}

function isFree(cells: Int8Array, from: number, step: number, distance: number): boolean {
  for (let i = 1; i <= distance; i++) if (cells[from + i * step] !== 0) return false;
  return true;
}

/** All legal moves: those that make triads first. */
export function movesOf(board: Board): Move[] {
  const quiet: Move[] = [];
  const triads: Move[] = [];
  mark(board);
  scan(board, board.turn, quiet, triads);
  if (found.moves === 0) addStuck(board, triads);
  for (const move of quiet) triads.push(move);
  return triads;
}
