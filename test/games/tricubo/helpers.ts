import type { Actor, Seat } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboOptions, TricuboState } from '../../../src/games/tricubo/index.js';

export type Options = Partial<TricuboOptions>;

/** A finished sheet of side A, with the bonus for the end. */
export const SHEET_OF_THE_RULES = '6,3,5,6,7 -,7,4,10,- LMSt';

/** The sheets of all five seats before the first roll. */
export const FIRST_CROSSES = ['1,0,0,0,0', '0,1,0,0,0', '0,0,1,0,0', '0,0,0,1,0', '0,0,0,0,1'] as const;

/** A game that begins at a position in letters. */
export function at(position: string, options?: Options): TricuboState {
  return tricubo.start(tricubo.parsePosition(position), options);
}

/** Seat 0 of two, with this sheet, chooses first of a roll: all three dice are open. */
export function chooses(sheet: string, roll: string, options?: Options): TricuboState {
  return at(`${sheet} / ${FIRST_CROSSES[1]} | - 1 0 ${roll}`, options);
}

/** Seat 1 of two, with this sheet, chooses after the other: `L`, `M`, `S`, or `x` where that one took none. */
export function follows(sheet: string, roll: string, taken: string, options?: Options): TricuboState {
  return at(`${FIRST_CROSSES[0]} / ${sheet} | - 1 0 ${roll} ${taken}`, options);
}

/** One who plays alone, with this sheet and a roll in this round. */
export function alone(sheet: string, round: number, roll: string, options?: Options): TricuboState {
  return at(`${sheet} | - ${round} 0 ${roll}`, options);
}

/** Reads a move in letters: `#1 M:2,5` is of seat 1, a roll of chance, any other of the first seat that may move. */
export function read(state: TricuboState, text: string): [Actor, TricuboMove] {
  const [, named, bare = ''] = /^(?:#(\d+) )?(.*)$/.exec(text) ?? [];
  const first: Actor = tricubo.actors(state)[0] ?? 0;
  const actor = named === undefined ? (bare.startsWith('roll') ? 'chance' : first) : Number(named);
  return [actor, tricubo.parseMove(bare)];
}

export function play(state: TricuboState, ...texts: readonly string[]): TricuboState {
  return texts.reduce((before, text) => tricubo.play(before, ...read(before, text)), state);
}

/** The legal moves of a seat in letters, in the order of the game. */
export function moveTexts(state: TricuboState, seat: Seat = 0): string[] {
  return tricubo.moves(state, seat).map(tricubo.makeMove);
}

/** The position in letters. */
export function positionText(state: TricuboState): string {
  return tricubo.makePosition(tricubo.positionOf(state));
}

/** The sheet of a seat in letters. */
export function sheetText(state: TricuboState, seat: Seat = 0): string {
  return tricubo.makePosition({ ...tricubo.parsePosition(FIRST_CROSSES[0]), sheets: [marksOf(state, seat)] });
}

/** What stands behind the sheets. */
export function turnText(state: TricuboState): string {
  return positionText(state).split(' | ')[1] ?? '';
}

export function marksOf({ sheets }: TricuboState, seat: Seat = 0): TricuboMarks {
  const marks = sheets[seat];
  if (!marks) throw new Error(`there is no seat ${seat}`);
  return marks;
}

/** Why a move in letters is refused. */
export function refusalOf(state: TricuboState, text: string) {
  return tricubo.refusal(state, ...read(state, text));
}

export const total = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

/** Every way in which so many dice can fall, in letters: `111` to `666`. */
export function rolls(count = 3): string[] {
  if (count === 0) return [''];
  return rolls(count - 1).flatMap((dice) => Array.from('123456', (value) => dice + value));
}
