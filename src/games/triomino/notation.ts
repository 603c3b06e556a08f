/**
 * The notation of Triomino. A tile is its numbers clockwise from the lowest, `012`; a placed tile is its numbers clockwise from the
 * apex, and its triangle: `201@3,-1`. A position is `tiles | rack / rack | seat leader purchases out round | scores | rounds won`,
 * where everything after the tiles is optional; `?7` stands for seven unknown tiles. Moves: `012@3,-1`, `buy`, `pass`;
 * `deal 012,055,…`, `lead 345/012` and `draw 345` by chance; `timeout` by the clock. Of a hidden rack, `draw ? stuck` and
 * `timeout stuck` say that no tile fits.
 */
import type { Seat } from '../game.js';
import { GameError, shown } from '../game-error.js';
import { moveText, positionText } from '../texts.js';
import { cellName } from './grid.js';
import { seatToDeal } from './phase.js';
import type { LaidTile, Rack, TriominoMove, TriominoPosition } from './state.js';
import { tileOf } from './tiles.js';
import type { Tile } from './tiles.js';

const TILE = '[0-5]{3}';
const LAID = `(${TILE})@(-?\\d{1,3}),(-?\\d{1,3})`;
const WHOLE_LAID = new RegExp(`^${LAID}$`);
const RACK = `(?:${TILE}(?:,|$))*(?:\\?\\d{1,2})?`;
const WHOLE_RACK = new RegExp(`^${RACK}$`);
/** At the end of `draw ?` and `timeout`. */
const STUCK = /(?<=^(?:draw\?|timeout))stuck$/;
const MOVE = new RegExp(
  `^(?:(buy|pass|timeout)|${LAID}|deal(?=.)(${RACK})|draw(${TILE}|\\?)|lead((?:(?:${TILE}|-)(?:/(?=.)|$))+))$`,
);

/** Converts a matched group to a number, −0 to 0. */
const laidOf = (values: string, column: string | undefined, row: string | undefined): LaidTile => ({
  values,
  column: Number(column) + 0,
  row: Number(row) + 0,
});

const makeLaid = (tile: LaidTile): string => `${tile.values}@${cellName(tile)}`;

/** The tile with these numbers, read from any corner; `null` for an unknown or missing tile. */
const parseTile = (text: string): Tile | null => (/\d/.test(text) ? tileOf(text) : null);

/** Parses a rack: `012,055,?5`. */
function parseRack(text: string): Rack {
  const [known = '', unknown] = text.split('?');
  const tiles = known.split(',').filter(Boolean).map(tileOf).sort();
  return [...tiles, ...Array.from({ length: Number(unknown ?? 0) }, () => null)];
}

function makeRack(rack: Rack): string {
  const known = rack.filter((tile) => tile !== null);
  const unknown = rack.length - known.length;
  return [...known, ...(unknown > 0 ? [`?${unknown}`] : [])].join(',');
}

/** The part of a state that is needed to parse a move. */
type Moment = Pick<TriominoPosition, 'racks' | 'turn'>;

/** Parses a move in upper or lower case, with spaces anywhere. A tile may be read from any corner. */
export function parseMove(text: string, state: Moment): TriominoMove {
  const tidy = moveText(text).toLowerCase().replace(/\s/g, '');
  const stuck = STUCK.test(tidy) ? { isStuck: true as const } : {};
  const [found, word, values, column, row, rack, tile, tiles = ''] = MOVE.exec(tidy.replace(STUCK, '')) ?? [];
  if (!found) throw new GameError('bad-move', `${shown(text)} is not written like 012@3,-1, buy or pass`, { text });
  if (word) return { kind: word as 'buy' | 'pass' | 'timeout', ...stuck };
  if (values) return { kind: 'lay', ...laidOf(values, column, row) };
  if (rack) return { kind: 'deal', seat: seatToDeal(state), tiles: parseRack(rack) };
  if (tile) return { kind: 'draw', seat: state.turn ?? 0, tile: parseTile(tile), ...stuck };
  return { kind: 'lead', tiles: tiles.split('/').map(parseTile) };
}

export function makeMove(move: TriominoMove): string {
  switch (move.kind) {
    case 'lay':
      return makeLaid(move);
    case 'deal':
      return `deal ${makeRack(move.tiles)}`;
    case 'lead':
      return `lead ${move.tiles.map((tile) => (tile === null ? '-' : tile)).join('/')}`;
    case 'draw':
      return `draw ${move.tile === null ? '?' : move.tile}${move.isStuck ? ' stuck' : ''}`;
    case 'timeout':
      return `timeout${move.isStuck ? ' stuck' : ''}`;
    case 'buy':
    case 'pass':
      return move.kind;
  }
}

/** The move in canonical form, without unknown fields; `undefined` if it is malformed. */
export function tidied(move: TriominoMove): TriominoMove | undefined {
  try {
    const tidy = parseMove(makeMove(move), { racks: [], turn: 0 });
    if (tidy.kind !== move.kind) return undefined;
    return tidy.kind === 'deal' || tidy.kind === 'draw' ? { ...tidy, seat: (move as { seat: Seat }).seat } : tidy;
  } catch {
    return undefined;
  }
}

/** The error for a bad position. */
export const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

/** The groups of a pattern in a text. Throws `bad-position` if it does not match. */
function read(given: string, place: string, pattern: RegExp, example: string): RegExpExecArray {
  const text = given.trim();
  const found = pattern.exec(text);
  if (!found) throw notLike(text, place, example);
  return found;
}

const notLike = (text: string, place: string, example: string): GameError =>
  bad(`${place}: ${shown(text)} is not written like ${example}`, place);

/** Parses a position. A list of placed tiles alone has no racks. */
export function parsePosition(text: string): TriominoPosition {
  const [tiles = '', racks, moment = '0 0 0 - 1', scores = '', ...wins] = positionText(text).split('|');
  const held = racks === undefined ? [] : racks.split('/').map(parseSeatRack);
  const points = (part: string, place: string) => parsePoints(part, place, held.length);
  return {
    laid: parseTable(tiles),
    racks: held,
    ...parseMoment(moment),
    scores: points(scores, 'scores'),
    wins: points(wins.join('|'), 'rounds won'),
  };
}

function parseTable(text: string): readonly LaidTile[] {
  const laid = text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((word) => {
      const [, values = '', column, row] = read(word, 'tiles', WHOLE_LAID, '344@0,0');
      return laidOf(values, column, row);
    });
  const places = new Set<string>();
  for (const place of laid.map(cellName)) {
    if (places.has(place)) throw bad(`tiles: two tiles are at ${place}`, 'tiles');
    places.add(place);
  }
  return laid;
}

const parseSeatRack = (text: string, seat: Seat): Rack =>
  parseRack(read(text.replace(/\s/g, ''), `rack ${seat}`, WHOLE_RACK, '012,055,?5')[0]);

/** The suffix of the number of purchases: what is still to be drawn. */
const DUE = { '*': 'tile', '!': 'late' } as const;

const MOMENT = /^([\d-])\s+(?:([\d-])|(\d(?:\+\d)+))\s+([0-3])([*!]?)\s+([\d-])\s+(\d{1,4})$/;

function parseMoment(
  text: string,
): Pick<TriominoPosition, 'turn' | 'leader' | 'drawing' | 'purchases' | 'due' | 'out' | 'round'> {
  const [, turn, leader = '-', drawing, purchases, due = '', out, round] = read(text, 'turn', MOMENT, '0 0 0 - 1');
  const seat = (letter: string | undefined): Seat | null => (letter === '-' ? null : Number(letter));
  return {
    turn: seat(turn),
    leader: seat(leader),
    drawing: drawing ? drawing.split('+').map(Number) : [],
    purchases: Number(purchases),
    due: due === '' ? null : DUE[due as keyof typeof DUE],
    out: seat(out),
    round: Number(round),
  };
}

const POINTS = /^-?\d{1,5}(?:\s*,\s*-?\d{1,5})*$/;

/** Parses one number for each seat. Default: 0. */
function parsePoints(text: string, place: string, seats: number): readonly number[] {
  if (text.trim() === '') return Array.from({ length: seats }, () => 0);
  const points = POINTS.test(text.trim()) ? text.split(',').map((each) => Number(each) + 0) : [];
  if (points.length > 0 && points.length === seats) return points;
  throw notLike(text.trim(), place, Array.from({ length: seats }, () => 12).join());
}

export function makePosition(position: TriominoPosition): string {
  const { laid, racks, scores, wins } = position;
  const parts = [laid.map(makeLaid).join(' ')];
  if (racks.length > 0) parts.push(racks.map(makeRack).join(' / '), makeMoment(position), scores.join(','));
  if (wins.some(Boolean)) parts.push(wins.join(','));
  return parts.join(' | ');
}

function makeMoment({ turn, leader, drawing, purchases, due, out, round }: TriominoPosition): string {
  const seat = (each: Seat | null) => each ?? '-';
  const bought = `${purchases}${due ? { tile: '*', late: '!' }[due] : ''}`;
  return `${seat(turn)} ${drawing.length > 0 ? drawing.join('+') : seat(leader)} ${bought} ${seat(out)} ${round}`;
}
