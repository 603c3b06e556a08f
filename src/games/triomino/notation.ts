/**
 * Triomino in letters. A tile is its numbers clockwise from the lowest, `012`; a laid one its numbers clockwise from the apex with its triangle,
 * `201@3,-1`. A position is `tiles | rack / rack | seat leader purchases out round | scores | rounds won`, everything after the tiles optional;
 * `?7` are seven tiles that are not known. Moves: `012@3,-1`, `buy`, `pass`; of chance `deal 012,055,…`, `lead 345/012` and `draw 345`, of the clock
 * `timeout`.
 */
import type { Seat } from '../game.js';
import { GameError } from '../game-error.js';
import { cellName } from './grid.js';
import { seatToDeal } from './phase.js';
import type { LaidTile, Rack, TriominoMove, TriominoPosition } from './state.js';
import { isTile, tileOf } from './tiles.js';
import type { Tile } from './tiles.js';

const LAID = /^([0-5]{3})@(-?\d{1,3}),(-?\d{1,3})$/;

function parseLaid(text: string): LaidTile | undefined {
  const [, values, column, row] = LAID.exec(text) ?? [];
  // There is no −0.
  return values ? { values, column: Number(column) + 0, row: Number(row) + 0 } : undefined;
}

const makeLaid = (tile: LaidTile): string => `${tile.values}@${cellName(tile)}`;

/** A tile read from any of its corners; `null` for one that is not known. */
function parseTile(text: string): Tile | null | undefined {
  if (/^[?-]$/.test(text)) return null;
  const tile = tileOf(text);
  return isTile(tile) ? tile : undefined;
}

/** `012,055,?5`; `undefined` for what is none. */
function parseRack(text: string): Rack | undefined {
  const [, names = '', , count = '0'] = /^((?:[0-5]{3}(?:,|$))*)(\?(\d{1,2}))?$/.exec(text) ?? [text];
  const known = names.split(',').filter(Boolean).map(parseTile);
  if (known.includes(undefined) || (text && !names && !+count)) return undefined;
  return [...known.sort(), ...Array.from({ length: Number(count) }, () => null)] as Rack;
}

function makeRack(rack: Rack): string {
  const known = rack.flatMap((tile) => tile ?? []);
  const unknown = rack.length - known.length;
  return [...known, ...(unknown > 0 ? [`?${unknown}`] : [])].join(',');
}

/** What a move needs to know of its moment. */
type Moment = Pick<TriominoPosition, 'racks' | 'turn' | 'laid' | 'leader' | 'drawing'>;

/** Reads moves in upper or lower case, with spaces anywhere; a tile may be read from any of its corners. */
export function parseMove(text: string, state: Moment): TriominoMove {
  const move = readMove(text, state);
  if (move) return move;
  const shown = text.slice(0, 40);
  throw new GameError('bad-move', `"${shown}" is not written like 012@3,-1, buy or pass`, { text });
}

function readMove(given: string, state: Moment): TriominoMove | undefined {
  const text = given.toLowerCase().replace(/\s/g, '');
  if (text === 'buy' || text === 'pass' || text === 'timeout') return { kind: text };
  const laid = parseLaid(text);
  if (laid) return { kind: 'lay', ...laid };
  const [, kind, tiles = ''] = /^(deal|lead|draw)(.*)$/.exec(text) ?? [];
  if (kind === 'deal') {
    const rack = parseRack(tiles);
    return rack && { kind, seat: seatToDeal(state as TriominoPosition), tiles: rack };
  }
  if (kind === 'lead') {
    const drawn = tiles.split('/').map(parseTile);
    return drawn.includes(undefined) ? undefined : { kind, tiles: drawn as (Tile | null)[] };
  }
  const tile = kind && parseTile(tiles);
  return tile === undefined || tile === '' ? undefined : { kind: 'draw', seat: state.turn ?? 0, tile };
}

export function makeMove(move: TriominoMove): string {
  switch (move.kind) {
    case 'lay':
      return makeLaid(move);
    case 'deal':
      return `deal ${makeRack(move.tiles)}`;
    case 'lead':
      return `lead ${move.tiles.map((tile) => tile ?? '-').join('/')}`;
    case 'draw':
      return `draw ${move.tile ?? '?'}`;
    case 'buy':
    case 'pass':
    case 'timeout':
      return move.kind;
  }
}

/** A move as it is written and read again, so that nothing else is in it; `undefined` for what cannot be written as one. */
export function tidied(move: TriominoMove): TriominoMove | undefined {
  try {
    const tidy = readMove(makeMove(move), { racks: [], turn: 0, laid: [], leader: null, drawing: [] });
    if (tidy?.kind !== move.kind) return undefined;
    return tidy.kind === 'deal' || tidy.kind === 'draw' ? { ...tidy, seat: (move as { seat: Seat }).seat } : tidy;
  } catch {
    return undefined;
  }
}

/** What is wrong with a position, and where. */
export const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

/** The parts of a text that is written as a pattern says. */
function read(text: string, place: string, pattern: RegExp, example: string): readonly string[] {
  const found = pattern.exec(text.trim());
  if (!found) throw bad(`${place} is "${text.trim().slice(0, 40)}", which is not written like ${example}`, place);
  return found;
}

/** Reads a position; of laid tiles alone it has no racks. */
export function parsePosition(text: string): TriominoPosition {
  const [tiles = '', racks, moment = '0 0 0 - 1', scores = '', wins = '', ...more] = text.split('|');
  if (more.length > 0) throw bad('a position has five parts at most', 'end');
  const held = racks === undefined ? [] : racks.split('/').map(parseSeatRack);
  const points = (part: string, place: string) => parsePoints(part, place, held.length);
  return {
    laid: parseTable(tiles),
    racks: held,
    ...parseMoment(moment),
    scores: points(scores, 'scores'),
    wins: points(wins, 'rounds won'),
  };
}

function parseTable(text: string): readonly LaidTile[] {
  const words = text.split(/[\s;]+/).filter(Boolean);
  const places = new Set<string>();
  return words.map((word) => {
    const laid = parseLaid(word);
    if (!laid) throw bad(`"${word.slice(0, 40)}" is not written like 344@0,0`, 'tiles');
    const place = cellName(laid);
    if (places.has(place)) throw bad(`two tiles lie at ${place}`, 'tiles');
    places.add(place);
    return laid;
  });
}

function parseSeatRack(text: string, seat: Seat): Rack {
  const rack = parseRack(text.replace(/\s/g, ''));
  const place = `rack ${seat}`;
  if (!rack) throw bad(`${place} is "${text.trim().slice(0, 40)}", which is not written like 012,055,?5`, place);
  return rack;
}

/** Behind the number of purchases: what is still to be drawn. */
const DUE = { '*': 'tile', '!': 'late' } as const;

function parseMoment(
  text: string,
): Pick<TriominoPosition, 'turn' | 'leader' | 'drawing' | 'purchases' | 'due' | 'out' | 'round'> {
  const pattern = /^([\d-])\s+(?:([\d-])|(\d(?:\+\d)+))\s+([0-3])([*!]?)\s+([\d-])\s+(\d{1,2})$/;
  const [, turn, leader = '-', drawing, purchases, due = '', out, round] = read(text, 'turn', pattern, '0 0 0 - 1');
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

/** One a seat, nothing where that is not said. */
function parsePoints(text: string, place: string, seats: number): readonly number[] {
  if (text.trim() === '') return Array.from({ length: seats }, () => 0);
  read(text, place, /^-?\d{1,5}(?:\s*,\s*-?\d{1,5})*$/, '12,40');
  const points = text.split(',').map((each) => Number(each) + 0);
  if (points.length !== seats) throw bad(`${place}: one number a seat`, place);
  return points;
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
