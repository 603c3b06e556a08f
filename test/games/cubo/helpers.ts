import type { Actor, Seat } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboOptions, CuboSeat, CuboState } from '../../../src/games/cubo/index.js';

export type Options = Partial<CuboOptions>;

/** Four red dice, four blue ones, and the white one: rows 6 + 5 + 8, columns 0. */
export const SQUARE = 'r1r2r3/r5w4b3/b2b3b4';
/** The middle of every {@link table}. */
export const MIDDLE = 'r1r2b3b4';

/** A game that begins at a position in letters. */
export function at(position: string, options?: Options): CuboState {
  return cubo.start(cubo.parsePosition(position), options);
}

/** The first round, all of whose dice lie: a letter says of each seat what it is about, `o` to build, `h` to have its dice in hand … */
export function table(stages: string, options?: Options): CuboState {
  const seats = Array.from(stages, (stage) => `${SQUARE} ${stage} - 0`);
  return at(`1 0 build 0 | ${seats.join(' ; ')} | ${MIDDLE}`, options);
}

/** Who makes a move in letters that names no seat. */
const OWNERS: readonly [start: RegExp, actor: Actor][] = [
  [/^(middle|dice)/, 'chance'],
  [/^timeout/, 'clock'],
];

/** Reads a move in letters: `#1 call` is of seat 1, dice are of chance, any other of the first seat that may move. */
export function read(state: CuboState, text: string): [Actor, CuboMove] {
  const [, named, bare = ''] = /^(?:#(\d+) )?(.*)$/.exec(text) ?? [];
  const [, owner] = OWNERS.find(([start]) => start.test(bare)) ?? [];
  const first = cubo.actors(state).find((actor) => typeof actor === 'number') ?? 0;
  return [named === undefined ? (owner ?? first) : Number(named), cubo.parseMove(bare)];
}

export function play(state: CuboState, ...texts: readonly string[]): CuboState {
  return texts.reduce((before, text) => cubo.play(before, ...read(before, text)), state);
}

/** Why a move in letters is refused. */
export function refusalOf(state: CuboState, text: string) {
  return cubo.refusal(state, ...read(state, text));
}

/** The legal moves of a seat in letters, in the order of the game. */
export function moveTexts(state: CuboState, seat: Seat = 0): string[] {
  return cubo.moves(state, seat).map(cubo.makeMove);
}

export function seatOf({ seats }: CuboState, seat: Seat = 0): CuboSeat {
  const found = seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The position in letters. */
export function positionText(state: CuboState): string {
  return cubo.makePosition(cubo.positionOf(state));
}

/** A part of the position in letters: its turn, one for each seat, and the middle. */
function partsOf(state: CuboState): { turn: string; seats: string[]; middle: string } {
  const [turn = '', seats = '', middle = ''] = positionText(state).split(' | ');
  return { turn, seats: seats.split(' ; '), middle };
}

/** Round, start seat, phase and whose turn it is, in letters. */
export const turnText = (state: CuboState): string => partsOf(state).turn;

/** A seat in letters: its square, what it is about, the die it holds, and its points. */
export const seatText = (state: CuboState, seat: Seat = 0): string => partsOf(state).seats[seat] ?? '';

export const middleText = (state: CuboState): string => partsOf(state).middle;

/** What the seats are about, a letter for each. */
export const stagesText = (state: CuboState): string =>
  state.seats.map((_, seat) => seatText(state, seat).split(' ')[1]).join('');

export const total = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

export const pointsOf = (state: CuboState, seat: Seat = 0): number =>
  total(cubo.score(state, seat).map(({ points }) => points));
