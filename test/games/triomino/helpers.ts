import type { Actor, Seat } from '../../../src/games/game.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { LaidTile, TriominoMove, TriominoOptions, TriominoState } from '../../../src/games/triomino/index.js';

export type Options = Partial<TriominoOptions>;

/** The rules of the United States. */
export const PRESSMAN: Options = { variant: 'pressman' };

/** A game that begins at a position in letters. */
export function at(position: string, options?: Options): TriominoState {
  return triomino.start(triomino.parsePosition(position), options);
}

/** Laid tiles in letters. */
export const laidIn = (text: string): readonly LaidTile[] => triomino.parsePosition(text).laid;

/** One laid tile in letters. */
export const tileIn = (text: string): LaidTile => laidIn(text)[0] as LaidTile;

/** Who makes a move in letters that names no seat. */
const OWNERS: readonly [start: RegExp, actor: Actor][] = [
  [/^(deal|lead|draw)/, 'chance'],
  [/^timeout/, 'clock'],
];

/** Reads a move in letters: `#1 buy` is of seat 1, draws are of chance, any other of the seat on turn. */
export function read(state: TriominoState, text: string): [Actor, TriominoMove] {
  const [, named, bare = ''] = /^(?:#(-?\d+) )?(.*)$/.exec(text) ?? [];
  const [, owner] = OWNERS.find(([start]) => start.test(bare)) ?? [];
  return [named === undefined ? (owner ?? state.turn ?? 0) : Number(named), triomino.parseMove(bare, state)];
}

export function play(state: TriominoState, ...texts: readonly string[]): TriominoState {
  return texts.reduce((before, text) => triomino.play(before, ...read(before, text)), state);
}

/** Why a move in letters is refused. */
export function refusalOf(state: TriominoState, text: string) {
  return triomino.refusal(state, ...read(state, text));
}

/** The legal moves in letters of the seat on turn, or of another, in the order of the game. */
export function moveTexts(state: TriominoState, seat: Seat = state.turn ?? 0): string[] {
  return triomino.moves(state, seat).map(triomino.makeMove);
}

/** The position in letters. */
export function positionText(state: TriominoState): string {
  return triomino.makePosition(triomino.positionOf(state));
}

/** A part of the position in letters: `tiles | racks | turn | scores | rounds won`. */
export const turnText = (state: TriominoState): string => positionText(state).split(' | ')[2] ?? '';

/** What a seat has earned, line by line: `tile 11, bridge 40`. */
export function linesText(state: TriominoState, seat: Seat = 0): string {
  return triomino
    .score(state, seat)
    .map(({ code, points }) => `${code} ${points}`)
    .join(', ');
}

export const total = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

/** The sum of the numbers of a tile. */
export const pips = (tile: string): number => total(Array.from(tile, Number));
