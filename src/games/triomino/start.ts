import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { cellName, neighboursOf } from './grid.js';
import { bad } from './notation.js';
import { triominoOptions } from './options.js';
import type { TriominoOptions } from './options.js';
import { isBlocked, leaderByTiles, phaseOf, poolOf } from './phase.js';
import { SEATS } from './rules.js';
import type { TriominoPosition, TriominoState } from './state.js';
import { differencesOf, tileAt } from './table.js';
import { tileOf, tilesOf } from './tiles.js';

/** Nobody plays so far away. */
const FARTHEST = 900;

/**
 * A game that begins at a position. Racks may have any number of tiles, also such that are not known, and points are taken as they are.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(position: TriominoPosition, options?: Partial<TriominoOptions>): TriominoState {
  const { racks, turn, leader, drawing, out, round, due, purchases } = position;
  const state: TriominoState = {
    ...position,
    options: resolveOptions(triominoOptions, options),
    turns: 0,
    last: null,
    lines: [],
  };
  const check = (isFine: unknown, place: string, message: string): void => {
    if (!isFine) throw bad(`${place}: ${message}`, place);
  };
  check(racks.length > 0, 'racks', 'a game needs the tiles of each seat');
  checkSeats(racks.length, SEATS);
  checkTiles(state, check);
  const seats = [turn, leader, out, ...drawing].filter((seat) => seat !== null);
  check(Math.max(0, ...seats) < racks.length, 'turn', 'there is no such seat');
  check(round > 0, 'turn', 'rounds are counted from 1');
  const phase = phaseOf(state);
  check(phase !== 'over', 'turn', 'the game is over');
  if (phase === 'turn') {
    check(leader !== null, 'turn', 'somebody has led');
    const isOut = racks.every(({ length }, seat) => (seat === out ? length === 0 : length > 0 || out !== null));
    check(isOut, 'racks', 'whoever has no tiles has gone out');
    check(out === null || (state.options.lap && turn !== leader && turn !== out), 'turn', 'the round is over');
    check(!due || poolOf(state) > 0, 'turn', 'there is no tile to be drawn');
    check(!isBlocked(state), 'racks', 'nobody can lay, and nothing is left to draw');
  } else checkBeginning(state, check);
  check(purchases === 0 || phase === 'turn', 'turn', 'the leader buys nothing');
  return state;
}

type Check = (isFine: unknown, place: string, message: string) => void;

/** Each tile is there once, and what lies on the table fits together. */
function checkTiles(state: TriominoState, check: Check): void {
  const { laid, racks, options } = state;
  const known = [...laid.map(({ values }) => tileOf(values)), ...racks.flat()].filter((tile) => tile !== null);
  const set = tilesOf(options.tiles);
  const twice = known.find((tile, i) => known.indexOf(tile) !== i);
  const missing = known.find((tile) => !set.includes(tile));
  check(missing === undefined, 'tiles', `there is no tile ${missing ?? ''}`);
  check(twice === undefined, 'tiles', `${twice ?? ''} is there twice`);
  check(poolOf(state) >= 0, 'racks', `there are only ${options.tiles} tiles`);
  for (const tile of laid) {
    const place = cellName(tile);
    check(Math.max(Math.abs(tile.column), Math.abs(tile.row)) < FARTHEST, place, 'that is too far away');
    check(laid.length === 1 || neighboursOf(tile).some((cell) => tileAt(laid, cell)), place, 'it shares no side');
    check(differencesOf(laid, tile).length === 0, place, 'a corner has another number there');
  }
}

/** Before the first tile nobody has gone out; who leads follows from the racks, or is found out by drawing. */
function checkBeginning(state: TriominoState, check: Check): void {
  const { racks, turn, leader, drawing, out, options, laid, due } = state;
  check(laid.length === 0 && out === null && !due, 'turn', 'the round has begun');
  check(turn === leader, 'turn', 'the leader begins');
  const phase = phaseOf(state);
  const first = racks.findIndex(({ length }) => length === 0);
  check(
    phase === 'deal' ? racks.slice(first).every(({ length }) => length === 0) : first < 0,
    'racks',
    'not all have tiles',
  );
  if (phase === 'lead') {
    check(
      options.start === 'draw' && drawing.length > 1 && new Set(drawing).size === drawing.length,
      'turn',
      'nobody draws',
    );
  }
  const byTiles = leaderByTiles(racks);
  const isOpen = racks.length > 1 && options.start === 'triple' && byTiles === null;
  check(phase !== 'open' || isOpen, 'turn', 'somebody leads');
  const isLeader = options.start === 'draw' || racks.length === 1 || byTiles === null || byTiles === leader;
  check(phase !== 'first' || isLeader, 'turn', 'another seat leads');
}
