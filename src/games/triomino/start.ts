import type { Seat } from '../game.js';
import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { cellName, neighboursOf } from './grid.js';
import { bad } from './notation.js';
import { REVISION, triominoOptions } from './options.js';
import type { TriominoOptions } from './options.js';
import { canLay, handOf, isBlocked, leaderByTiles, phaseOf, poolOf } from './phase.js';
import { reasonOf } from './round.js';
import { SEATS } from './rules.js';
import type { LaidTile, RoundEnd, TriominoPosition, TriominoState } from './state.js';
import { differencesOf, tileAt } from './table.js';
import { hasTile, tileOf } from './tiles.js';

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
  const { racks, turn, leader, out, round, due, purchases, laid } = position;
  const state = stateAt(position, options, revision);
  checkTiles(state);
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

/**
 * The same for any tiles: the same one twice, corners that differ, gaps between them. Whoever has the turn leads if nobody does; what cannot be drawn is not
 * due. A game that is over must be legal.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function startLoosely(
  position: TriominoPosition,
  options?: Partial<TriominoOptions>,
  revision = REVISION,
): TriominoState {
  if (phaseOf(position) === 'over') return start(position, options, revision);
  const state = stateAt(position, options, revision);
  const { racks, drawing } = state;
  for (const [seat, rack] of racks.entries()) {
    const known = rack.filter((tile) => tile !== null);
    check(new Set(known).size === known.length, `rack ${seat}`, 'a tile occurs twice');
  }
  checkDistances(state);
  check(new Set(drawing).size === drawing.length, 'turn', 'a seat draws twice');
  const ready = readied(state);
  const phase = phaseOf(ready);
  const pool = poolOf(ready);
  check(pool >= 0, 'racks', 'there are more tiles than in the set');
  const hands = racks.filter(({ length }) => length === 0).length * handOf(racks.length);
  const needed = phase === 'deal' ? hands : phase === 'lead' ? drawing.length : 0;
  check(pool >= needed, 'racks', 'there are too few tiles to draw');
  check(phase !== 'first' || racks[ready.turn ?? 0]?.length, 'racks', 'the leader has no tile');
  return ready;
}

/** Somebody has the turn and the lead, and only what can be drawn is due. */
function readied(state: TriominoState): TriominoState {
  const { racks, turn, leader, purchases, due } = state;
  const phase = phaseOf(state);
  if (phase === 'open' && !isLeadRight(state)) {
    const first = leaderByTiles(racks) ?? 0;
    return readied({ ...state, turn: first, leader: first });
  }
  if (phase !== 'turn') return { ...state, leader: phase === 'first' ? turn : leader, purchases: 0, due: null };
  const mayDraw = poolOf(state) > 0 && (purchases > 0 || due === 'late');
  return { ...state, leader: leader ?? turn, due: mayDraw ? due : null };
}

function check(isFine: unknown, place: string, message: string): void {
  if (!isFine) throw bad(`${place}: ${message}`, place);
}

function notAt(tile: LaidTile, message: string): Error {
  const place = cellName(tile);
  return bad(`${place}: ${message}`, place);
}

/** The state at a position with its seats, not checked any further. */
function stateAt(
  position: TriominoPosition,
  options: Partial<TriominoOptions> | undefined,
  revision: number,
): TriominoState {
  const { racks, turn, leader, drawing, out, round, due, purchases } = position;
  check(racks.length, 'racks', 'a game needs a rack for each seat');
  checkSeats(racks.length, SEATS);
  const seats = [turn, leader, out, ...drawing, 0].filter((seat) => seat !== null);
  check(round && Math.max(...seats) < racks.length, 'turn', 'there is no such seat or round');
  return {
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
}

function checkDistances({ laid }: TriominoState): void {
  const far = laid.find(({ column, row }) => Math.max(Math.abs(column), Math.abs(row)) >= FARTHEST);
  if (far) throw notAt(far, 'the tile is too far away');
}

/** Checks that no tile occurs twice and that the tiles on the table match. */
function checkTiles(state: TriominoState): void {
  const { laid, racks, options } = state;
  const known = [...laid.map(({ values }) => tileOf(values)), ...racks.flat()].filter((tile) => tile !== null);
  const seen = new Set<string>();
  for (const tile of known) {
    check(hasTile(options.tiles, tile), 'tiles', `there is no tile ${tile}`);
    check(!seen.has(tile), 'tiles', `the tile ${tile} occurs twice`);
    seen.add(tile);
  }
  check(poolOf(state) >= 0, 'racks', 'there are more tiles than in the set');
  checkDistances(state);
  const differing = laid.find((tile) => differencesOf(laid, tile).length > 0);
  if (differing) throw notAt(differing, 'a corner has a different number');
  const reached = new Set(laid.slice(0, 1));
  for (const next of reached) {
    for (const cell of neighboursOf(next)) {
      const beside = tileAt(laid, cell);
      if (beside) reached.add(beside);
    }
  }
  check(reached.size === laid.length, 'tiles', 'some tiles share no side with the others');
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
