/**
 * The notation of Cubo. A die is its colour and number (`r3`, `b5`, `w2`, or `r.` before it is rolled), a square is nine dice row
 * by row: `r1r2r3/r2w3b4/b3b4b5`. A position is `round start phase turn | square state taken score ; … | middle`, or a square alone.
 * Moves: `swap a1c3` (also `a1c3`), `roll`, `call`, `take 2` or `take -`, `put b1` or `keep`; `middle r3r5b1b6` and
 * `dice 0 133621245` by chance; `timeout` by the clock.
 */
import { GameError, shown } from '../game-error.js';
import { moveText, positionText } from '../texts.js';
import { cellName, countColour, freshDice, parseCell } from './square.js';
import type { Colour, CuboDie, CuboSquare, Value } from './square.js';
import type { CuboMove, CuboPhase, CuboPosition, CuboSeat, CuboStage, MiddlePlace } from './state.js';

const makeDie = (die: CuboDie | null): string => (die ? die.colour + String(die.value ?? '.') : '-');

const makeDice = (dice: readonly (CuboDie | null)[]): string => dice.map(makeDie).join('');

function parseDice(text: string): CuboDie[] {
  return Array.from(text.matchAll(/([rbw])([1-6.])/g), ([, colour, value]) => ({
    colour: colour as Colour,
    value: value === '.' ? null : (Number(value) as Value),
  }));
}

/** Red dice before blue ones, otherwise in the given order. */
const byColour = (dice: readonly CuboDie[]): readonly CuboDie[] =>
  (['r', 'b'] as const).flatMap((colour) => dice.filter((die) => die.colour === colour));

const MOVE =
  /^(?:(call|roll|keep|timeout)|(?:swap)?([abc][123])-?([abc][123])|take([1-4-])|put([abc][123])|middle((?:[rb][1-6]){4})|dice(\d)([1-6]{9}))$/;

/** Parses a move in upper or lower case, with spaces anywhere. */
export function parseMove(text: string): CuboMove {
  const tidy = moveText(text).toLowerCase().replace(/[\s,]/g, '');
  const [found, word, from, to, place, cell, middle, seat, values = ''] = MOVE.exec(tidy) ?? [];
  if (!found)
    throw new GameError(
      'bad-move',
      `${shown(text)} is not written like swap a1c3, roll, call, take 2, put b1 or keep`,
      { text },
    );
  if (word) return { kind: word as 'call' | 'roll' | 'keep' | 'timeout' };
  if (from && to) {
    const [first = 0, second = 0] = [parseCell(from), parseCell(to)].sort();
    return { kind: 'swap', cells: [first, second] };
  }
  if (place) return { kind: 'take', place: place === '-' ? null : (Number(place) as MiddlePlace) };
  if (cell) return { kind: 'put', cell: parseCell(cell) };
  if (middle) return { kind: 'middle', dice: byColour(parseDice(middle)) };
  return { kind: 'dice', seat: Number(seat), values: Array.from(values, Number) as Value[] };
}

export function makeMove(move: CuboMove): string {
  switch (move.kind) {
    case 'swap':
      return `swap ${move.cells.map(cellName).join('')}`;
    case 'take':
      return `take ${move.place === null ? '-' : move.place}`;
    case 'put':
      return `put ${cellName(move.cell)}`;
    case 'middle':
      return `middle ${makeDice(move.dice)}`;
    case 'dice':
      return `dice ${move.seat} ${move.values.join('')}`;
    case 'roll':
    case 'call':
    case 'keep':
    case 'timeout':
      return move.kind;
  }
}

/** The error for a bad position. */
export const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

/** The groups of a pattern in a text. Throws `bad-position` if it does not match. */
function read(text: string, place: string, pattern: RegExp, example: string): readonly string[] {
  const found = pattern.exec(text.trim().toLowerCase());
  if (!found) throw bad(`${place} is ${shown(text.trim())}, which is not written like ${example}`, place);
  return found;
}

/** @throws GameError `bad-position` */
export function parseSquare(text: string, place = 'square'): CuboSquare {
  const [square = ''] = read(text, place, /^(?:(?:[rbw][1-6.]){3}(?:\/(?!$)|$)){3}$/, 'r1r2r3/r2w3b4/b3b4b5');
  return parseDice(square);
}

export const makeSquare = (square: CuboSquare): string =>
  [0, 3, 6].map((first) => makeDice(square.slice(first, first + 3))).join('/');

const STAGES: readonly CuboStage[] = ['open', 'in-hand', 'called', 'decided', 'late'];
/** The letters of the stages, in the same order. */
const LETTERS = 'ohctx';

/** Parses a position. A square alone stands for a practice game in its first round. */
export function parsePosition(text: string): CuboPosition {
  const [turn = '', seats, ...middle] = positionText(text).split('|');
  if (seats === undefined) return alone(parseSquare(text));
  return { ...parseTurn(turn), seats: seats.split(';').map(parseSeat), middle: parseMiddle(middle.join('|')) };
}

/** A practice position with an unrolled middle, which gets the remaining colours of six red and six blue dice. */
function alone(square: CuboSquare): CuboPosition {
  const middle = freshDice(6 - countColour(square, 'r'), 4);
  const seat: CuboSeat = { square, stage: 'open', taken: null, score: 0 };
  return { round: 1, start: 0, phase: 'build', turn: 0, seats: [seat], middle };
}

function parseTurn(text: string): Pick<CuboPosition, 'round' | 'start' | 'phase' | 'turn'> {
  const pattern = /^(\d{1,2})\s+(\d)\s+(build|exchange|over)\s+(\d)$/;
  const [, round, start, phase, turn] = read(text, 'turn', pattern, '1 0 build 0');
  return { round: Number(round), start: Number(start), phase: phase as CuboPhase, turn: Number(turn) };
}

function parseSeat(text: string, seat: number): CuboSeat {
  const place = `seat ${seat}`;
  const pattern = /^(\S+)\s+([ohctx])\s+([rb][1-6]|-)\s+(\d{1,4})$/;
  const [, square = '', stage = '', taken = '', score] = read(text, place, pattern, 'r1r2r3/r2w3b4/b3b4b5 o - 0');
  return {
    square: parseSquare(square, place),
    stage: STAGES[LETTERS.indexOf(stage)] as CuboStage,
    taken: parseDice(taken)[0] ?? null,
    score: Number(score),
  };
}

function parseMiddle(text: string): CuboPosition['middle'] {
  const [middle = ''] = read(text, 'middle', /^(?:[rb][1-6.]|-){4}$/, 'r3r5-b6');
  return Array.from(middle.matchAll(/-|../g), ([die]) => parseDice(die)[0] ?? null);
}

export function makePosition(position: CuboPosition): string {
  const text = makeWhole(position);
  const [seat] = position.seats;
  return seat && text === makeWhole(alone(seat.square)) ? makeSquare(seat.square) : text;
}

function makeWhole({ round, start, phase, turn, seats, middle }: CuboPosition): string {
  return `${round} ${start} ${phase} ${turn} | ${seats.map(makeSeat).join(' ; ')} | ${makeDice(middle)}`;
}

function makeSeat({ square, stage, taken, score }: CuboSeat): string {
  return `${makeSquare(square)} ${LETTERS.charAt(STAGES.indexOf(stage))} ${makeDie(taken)} ${score}`;
}
