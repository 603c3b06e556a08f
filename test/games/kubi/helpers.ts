import type { Actor, Seat } from '../../../src/games/game.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiMove, KubiSheet, KubiState, Value } from '../../../src/games/kubi/index.js';

/** The marks of the sums 2 to 12 where there are none. */
export const NO_SUMS = '0,0,0,0,0,0,0,0,0,0,0';

/** The sheet of the rules, on which every kind of line occurs. */
export const SHEET_OF_THE_RULES = '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8';

/** The marks of the sums 2 to 12 in letters where these have some and the others none. */
export function sums(marks: Readonly<Record<number, number>>): string {
  return Array.from({ length: 11 }, (_, i) => marks[i + 2] ?? 0).join();
}

/** A sheet in letters with these numbers crossed and nothing else on it. */
export function crossed(numbers: string): string {
  return `${Array.from(numbers, (number) => `${number}:0`).join()} ${NO_SUMS}`;
}

/** A game that begins at a position in letters. */
export function at(position: string): KubiState {
  return kubi.start(kubi.parsePosition(position));
}

/** A single player with these numbers crossed and this roll on the table. */
export function rolled(numbers: string, roll: string): KubiState {
  return at(`${crossed(numbers)} | 0 ${roll}`);
}

/** Reads a move in letters: `#1 1|34|66` is of seat 1, a roll of chance, any other of the first seat that may move. */
export function read(state: KubiState, text: string): [Actor, KubiMove] {
  const [, named, bare = ''] = /^(?:#(\d+) )?(.*)$/.exec(text) ?? [];
  const first: Actor = kubi.actors(state)[0] ?? 0;
  const actor = named === undefined ? (bare.startsWith('roll') ? 'chance' : first) : Number(named);
  return [actor, kubi.parseMove(bare, state, actor)];
}

export function play(state: KubiState, ...texts: readonly string[]): KubiState {
  return texts.reduce((before, text) => kubi.play(before, ...read(before, text)), state);
}

/** The legal moves of a seat in letters, in the order of the game. */
export function moveTexts(state: KubiState, seat: Seat = 0): string[] {
  return kubi.moves(state, seat).map(kubi.makeMove);
}

/** The position in letters. */
export function positionText(state: KubiState): string {
  return kubi.makePosition(kubi.positionOf(state));
}

export function sheetOf({ sheets }: KubiState, seat: Seat = 0): KubiSheet {
  const sheet = sheets[seat];
  if (!sheet) throw new Error(`there is no seat ${seat}`);
  return sheet;
}

export const total = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6];

/** Every way to take so many of the six values, one after the other. */
export function arrangements(count: number): Value[][] {
  if (count === 0) return [[]];
  return arrangements(count - 1).flatMap((before) => VALUES.map((value) => [...before, value]));
}
