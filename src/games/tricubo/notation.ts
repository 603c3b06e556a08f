/**
 * The notation of Tricubo. A sheet lists the crosses of its rows, its interim boxes, its colour fields and the joker:
 * `6,3,5,6,7 -,7,4,10,- LMSt`. Sheets are separated by ` / `, and ` | A 3 1 361 L 0,2` gives side, round, active seat, roll, taken
 * die and the seats that have moved. Moves: `roll 361` is a roll, `@2` the first cross of a solo game, `L` crosses boxes of a row,
 * `Lc` and `Lt` a colour field, `M:2,5` scores rows; a leading `J` spends the joker, and `-` takes no die.
 */
import { GameError, shown } from '../game-error.js';
import { moveText, positionText } from '../texts.js';
import { INTERIMS, ROWS, interimsOf } from './sheet.js';
import type { Die, Field, Row, Side, TricuboMarks, Value } from './sheet.js';
import type { TricuboMove, TricuboPosition } from './state.js';

const values = (digits: string): Value[] => (digits.match(/\d/g) ?? []).map(Number) as Value[];

const MOVE = /^(?:(-)|roll,?([1-6](?:,?[1-6]){2})|@([1-5])|(j?)([lms])(?:([ct])|:?([1-5](?:,?[1-5])*))?)$/;

/** Parses a move in upper or lower case, with spaces anywhere and rows in any order. */
export function parseMove(text: string): TricuboMove {
  const tidy = moveText(text).toLowerCase().replace(/\s/g, '');
  const [found, pass, roll, row, joker, letter = '', field, rows] = MOVE.exec(tidy) ?? [];
  if (!found) throw new GameError('bad-move', `${shown(text)} is not written like L, Lc, Lt, M:2,5, JS or -`, { text });
  if (pass) return { kind: 'pass' };
  if (roll) return { kind: 'roll', dice: values(roll) };
  if (row) return { kind: 'start', row: Number(row) as Row };
  const use = { die: letter.toUpperCase() as Die, joker: Boolean(joker) };
  if (field) return { ...use, kind: 'field', field: field === 't' ? 't' : use.die };
  return rows
    ? { ...use, kind: 'interim', rows: ROWS.filter((each) => rows.includes(String(each))) }
    : { ...use, kind: 'row' };
}

export function makeMove(move: TricuboMove): string {
  if (move.kind === 'roll') return `roll ${move.dice.join('')}`;
  if (move.kind === 'start') return `@${move.row}`;
  if (move.kind === 'pass') return '-';
  const die = (move.joker ? 'J' : '') + move.die;
  if (move.kind === 'interim') return `${die}:${move.rows.join(',')}`;
  if (move.kind === 'row') return die;
  return die + (move.field === move.die ? 'c' : move.field);
}

/** The error for a bad position. */
export const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

export function parsePosition(text: string): TricuboPosition {
  const [sheets = '', ...turn] = positionText(text).split('|');
  return { sheets: sheets.split('/').map(parseSheet), ...parseTurn(turn.join('|')) };
}

const SHEET =
  /^(\d{1,2}(?:,\d{1,2}){4})(?:\s+((?:[.-]|-?\d{1,2})(?:,(?:[.-]|-?\d{1,2})){4})(?:\s+(-|[LMSt]+)(\s+J)?)?)?$/;

function parseSheet(text: string, seat: number): TricuboMarks {
  const place = `sheet ${seat + 1}`;
  const [, crosses, interims = '.,.,.,.,.', fields = '', joker] = SHEET.exec(text.trim()) ?? [];
  if (!crosses)
    throw bad(`${place} is ${shown(text.trim())}, which is not written like 6,3,5,6,7 -,7,4,10,- LMSt J`, place);
  const boxes = interims.split(',');
  const marks: TricuboMarks = {
    crosses: crosses.split(',').map(Number),
    interims: boxes.map((box) => (/\d/.test(box) ? Number(box) || 0 : null)),
    // FIELDS are in the order of their letters.
    fields: [...fields.replace('-', '')].sort() as Field[],
    joker: Boolean(joker),
  };
  if (boxes.includes(isClosed(marks) ? '.' : '-'))
    throw bad(`${place} must have - in the unused interim boxes once three rows are scored, and only then`, place);
  return marks;
}

/** Whether all interim scorings are used up. */
const isClosed = (marks: TricuboMarks): boolean => interimsOf(marks) >= INTERIMS;

const TURN = /^(?:([AB-])(?:\s+(\d{1,4})(?:\s+(\d)(?:\s+(-|[1-6]{3})(?:\s+([LMSx-])(?:\s+(\d(?:,\d)*))?)?)?)?)?)?$/;

function parseTurn(text: string): Omit<TricuboPosition, 'sheets'> {
  const found = TURN.exec(text.trim());
  if (!found) throw bad(`${shown(text.trim())} after the sheets is not written like A 3 1 361 L 0,2`, 'turn');
  const [, side = '-', round = '1', active = '0', dice = '-', die = '-', others = ''] = found;
  const taken = die === '-' ? null : die === 'x' ? 'none' : (die as Die);
  const entered = new Set(others.match(/\d/g)?.map(Number));
  // A player who has taken a die need not be listed again.
  if (taken) entered.add(Number(active));
  return {
    side: side === '-' ? null : (side as Side),
    round: Number(round),
    active: Number(active),
    roll: dice === '-' ? null : values(dice),
    taken,
    entered: [...entered].sort(),
  };
}

export function makePosition({ side, sheets, round, active, roll, taken, entered }: TricuboPosition): string {
  const others = entered.filter((seat) => seat !== active || !taken);
  const facts = [side, round, active, roll?.join(''), taken === 'none' ? 'x' : taken, others.join(',')];
  const unsaid = [null, 1, 0, undefined, null, ''];
  const last = facts.findLastIndex((fact, i) => fact !== unsaid[i]);
  const turn = facts.slice(0, last + 1).map((fact) => fact ?? '-');
  return sheets.map(makeSheet).join(' / ') + (turn.length > 0 ? ` | ${turn.join(' ')}` : '');
}

function makeSheet(marks: TricuboMarks): string {
  const { crosses, interims, fields, joker } = marks;
  const empty = isClosed(marks) ? '-' : '.';
  const boxes = interims.map((points) => points ?? empty);
  return `${crosses.join()} ${boxes.join()} ${fields.join('') || '-'}${joker ? ' J' : ''}`;
}
