import type { Seat } from '../game.js';
import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { cellName, neighboursOf } from './grid.js';
import { bad } from './notation.js';
import { REVISION, triominoOptions } from './options.js';
import type { TriominoOptions } from './options.js';
import { canLay, isBlocked, leaderByTiles, phaseOf, poolOf } from './phase.js';
import { reasonOf } from './round.js';
import { SEATS } from './rules.js';
import type { RoundEnd, TriominoPosition, TriominoState } from './state.js';
import { differencesOf, tileAt } from './table.js';
import { tileOf, tilesOf } from './tiles.js';

/** The largest coordinate. */
const FARTHEST = 900;

/**
 * The state of a game that starts at a position. Racks may have any number of tiles, also unknown ones; any points are accepted.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(
  position: TriominoPosition,
  options?: Partial<TriominoOptions>,
  revision = REVISION,
): TriominoState {
  const { racks, turn, leader, drawing, out, round, due, purchases, laid } = position;
  const state: TriominoState = {
    ...position,
    // The first revision did not count the purchase of a seat that had run out of time.
    purchases: due === 'late' && revision > 1 ? Math.max(purchases, 1) : purchases,
    options: resolveOptions(triominoOptions, options, revision),
    revision,
    turns: 0,
    last: null,
    lines: [],
    past: [],
  };
  check(racks.length, 'racks', 'a game needs a rack for each seat');
  checkSeats(racks.length, SEATS);
  checkTiles(state);
  const seats = [turn, leader, out, ...drawing, 0].filter((seat) => seat !== null);
  check(round && Math.max(...seats) < racks.length, 'turn', 'there is no such seat or round');

  const phase = phaseOf(state);
  const isTurn = phase === 'turn';
  const inLap = (seat: Seat | null) => ((seat ?? 0) - (leader ?? 0) + racks.length) % racks.length;
  const isLap = state.options.lap && inLap(turn) > inLap(out) && racks[turn ?? 0]?.length;
  const isOver = phase === 'over';
  const isGoingOn = isTurn ? out === null || isLap : laid.length === 0 && out === null;
  check(isOver || (isGoingOn && !isBlocked(state)), 'turn', 'the round is over');
  const mayDraw = !due || (poolOf(state) && (purchases || due === 'late'));
  check(isTurn ? mayDraw : !due && !purchases, 'turn', 'no tile can be bought or drawn now');
  const first = racks.findIndex(({ length }) => length === 0);
  const hasTiles = racks.map(({ length }, seat) => {
    if (phase === 'deal') return length === 0 || seat < first;
    return seat === out ? length === 0 : length > 0 || out !== null;
  });
  check(!hasTiles.includes(false), 'racks', 'each seat must have tiles until it goes out');
  if (isOver) return { ...state, last: { laid, racks, out, round, end: endOf(state) } };
  check(isTurn ? leader !== null : turn === leader && isLeadRight(state), 'turn', 'another seat must lead');
  return state;
}

/** How the last round of a game ended that is over. */
function endOf(state: TriominoState): RoundEnd {
  const { laid, racks, out } = state;
  const mayLay = racks.some((rack) =>
    canLay(
      state,
      rack.filter((tile) => tile !== null),
    ),
  );
  const isBlockedNow = poolOf(state) === 0 && !mayLay;
  check(laid.length > 0 && (out !== null || isBlockedNow), 'turn', 'the round is not over');
  check(reasonOf(state), 'turn', 'the game is not over');
  return out === null ? 'blocked' : 'out';
}

function check(isFine: unknown, place: string, message: string): void {
  if (!isFine) throw bad(`${place}: ${message}`, place);
}

/** Checks that no tile occurs twice and that the tiles on the table match. */
function checkTiles(state: TriominoState): void {
  const { laid, racks, options } = state;
  const known = [...laid.map(({ values }) => tileOf(values)), ...racks.flat()].filter((tile) => tile !== null);
  const seen = new Set<string>();
  for (const tile of known) {
    check(tilesOf(options.tiles).includes(tile), 'tiles', `there is no tile ${tile}`);
    check(!seen.has(tile), 'tiles', `the tile ${tile} occurs twice`);
    seen.add(tile);
  }
  check(poolOf(state) >= 0, 'racks', 'there are more tiles than in the set');
  for (const tile of laid) {
    const place = cellName(tile);
    check(Math.max(Math.abs(tile.column), Math.abs(tile.row)) < FARTHEST, place, 'the tile is too far away');
    check(!differencesOf(laid, tile).length, place, 'a corner has a different number');
  }
  const reached = laid.slice(0, 1);
  for (const next of reached) {
    const beside = neighboursOf(next).flatMap((cell) => tileAt(laid, cell) ?? []);
    reached.push(...beside.filter((tile) => !reached.includes(tile)));
  }
  check(reached.length === laid.length, 'tiles', 'some tiles share no side with the others');
}

/** Before the first tile, the racks determine the leader, or the seats draw for the lead. */
function isLeadRight(state: TriominoState): boolean {
  const { racks, leader, drawing, options } = state;
  const phase = phaseOf(state);
  if (phase === 'lead')
    return options.start === 'draw' && drawing.length > 1 && new Set(drawing).size === drawing.length;
  const isFree = options.start === 'draw' || racks.length === 1;
  const byTiles = leaderByTiles(racks);
  if (phase === 'open') return !isFree && byTiles === null;
  return phase === 'deal' || isFree || byTiles === null || byTiles === leader;
}
