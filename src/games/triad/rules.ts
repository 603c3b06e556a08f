/**
 * The rules of Triad, from the booklet by Gerhards Spiel und Design. House rules settle what it leaves open: who starts, what
 * happens without a legal move, when a game is drawn, and that it can be played by a clock.
 */
import type { Actor, ScoreLine, Seat } from '../game.js';
import { GameError } from '../game-error.js';
import { illegalMove } from '../illegal-move.js';
import { resolveOptions } from '../options.js';
import { checkSeats, forSeat } from '../seats.js';
import { deadline } from './deadline.js';
import { dieAfter, targetOf } from './destination.js';
import { ALL_CELLS, CELLS, DICE, VALUES, dieOf, isOf } from './board.js';
import type { Cell, Die, Value } from './board.js';
import { triadOptions } from './options.js';
import type { TriadOptions } from './options.js';
import { refusal } from './refusal.js';
import type {
  TriadMove,
  TriadOutcome,
  TriadPast,
  TriadPosition,
  TriadReason,
  TriadScoreCode,
  TriadState,
  TriadSeatMove,
} from './state.js';

export const SEATS = { min: 2, max: 2 } as const;
/** The number of removed dice that wins. */
const TO_WIN = 3;
/** With the option `draws`: the number of plies without a removal that ends the game. */
const QUIET_LIMIT = 200;
/** With the option `draws`: the number of occurrences of a position that ends the game. */
const REPETITIONS = 3;

/** Built with `map`, not `fill`: V8 reads an array that once had holes, and its copies, more slowly. */
const EMPTY_BOARD: readonly Die[] = ALL_CELLS.map(() => 0);

export function setup(seats: number, options?: Partial<TriadOptions>): TriadState {
  checkSeats(seats, SEATS);
  const resolved = resolveOptions(triadOptions, options);
  return {
    options: resolved,
    cells: EMPTY_BOARD,
    rolled: false,
    turn: resolved.starter,
    removed: [0, 0],
    quiet: 0,
    past: null,
    ended: null,
  };
}

/** The given position counts as the first one for repetition. */
export function start(position: TriadPosition, options?: Partial<TriadOptions>): TriadState {
  const { cells, rolled, removed } = position;
  for (const seat of [0, 1] as const) {
    const on = countOf(cells, seat);
    const off = removed[seat];
    const name = SIDES[seat];
    if (rolled && off <= TO_WIN && on + off !== DICE) {
      throw badPosition(`${name} has ${on} dice on the board and ${off} removed, expected ${DICE} in total`, name);
    }
  }
  return startLoosely(position, options);
}

/** Each side may have any number of dice, but at least one while the game goes on. */
export function startLoosely(position: TriadPosition, options?: Partial<TriadOptions>): TriadState {
  const { cells, rolled, turn, removed, quiet } = position;
  if (!rolled && [...cells, ...removed, quiet].some((each) => each !== 0)) {
    throw badPosition('before the roll the board must be empty, with no dice removed and no plies played', 'dice');
  }
  for (const seat of [0, 1] as const) {
    const off = removed[seat];
    const name = SIDES[seat];
    if (off > TO_WIN) throw badPosition(`${name} has ${off} dice removed, expected at most ${TO_WIN}`, name);
    if (rolled && !removed.includes(TO_WIN) && countOf(cells, seat) === 0)
      throw badPosition(`${name} has no dice on the board, so it cannot move`, name);
  }
  if (removed[0] === TO_WIN && removed[1] === TO_WIN) throw badPosition('both sides have won', 'removed');
  const resolved = resolveOptions(triadOptions, options);
  const drawn = resolved.draws && quiet >= QUIET_LIMIT;
  const ended = removed.includes(TO_WIN) ? 'three-removed' : drawn ? 'no-removal' : null;
  return { options: resolved, cells, rolled, turn, removed, quiet, past: null, ended };
}

const SIDES = ['White', 'Black'] as const;

const countOf = (cells: readonly Die[], seat: 0 | 1): number => cells.filter((die) => isOf(seat, die)).length;

function badPosition(message: string, place: string): GameError {
  return new GameError('bad-position', message, { place });
}

export function actors(state: TriadState): readonly Actor[] {
  if (state.ended !== null) return [];
  if (!state.rolled) return ['chance'];
  return deadline(state) ? [state.turn, 'clock'] : [state.turn];
}

export function play(state: TriadState, actor: Actor, move: TriadMove): TriadState {
  const refused = refusal(state, actor, move);
  if (refused) throw illegalMove(refused, actor, move);
  if (move.kind === 'timeout') return { ...state, ended: 'time' };
  return move.kind === 'roll' ? lay(state, move.dice) : apply(state, move);
}

/** Places the dice of each side ascending from that player's left: Black's row is rotated by 180°, not mirrored. */
function lay(state: TriadState, [white, black]: readonly [readonly Value[], readonly Value[]]): TriadState {
  const cells = EMPTY_BOARD.slice();
  for (let i = 0; i < DICE; i++) {
    cells[i] = dieOf(0, white[i] as Value);
    cells[CELLS - 1 - i] = dieOf(1, black[i] as Value);
  }
  const { options, turn, removed, quiet, past, ended } = state;
  return { options, cells, rolled: true, turn, removed, quiet, past, ended };
}

function apply(state: TriadState, move: TriadSeatMove): TriadState {
  const { options, turn } = state;
  const to = targetOf(move);
  const cells = state.cells.slice();
  cells[move.from] = 0;
  cells[to] = dieAfter(state, move);
  let { removed } = state;
  let quiet = state.quiet + 1;
  let past: TriadPast | null = null;
  let ended: TriadReason | null = null;
  if (move.remove !== undefined) {
    cells[move.remove] = 0;
    removed = turn === 0 ? [removed[0] + 1, removed[1]] : [removed[0], removed[1] + 1];
    quiet = 0;
    if (removed[turn] === TO_WIN) ended = 'three-removed';
    else if (countOf(cells, turn) === 0) ended = 'all-removed';
  } else if (options.draws) {
    past = { cells: state.cells, before: state.past };
    if (occurrences(cells, past, to) >= REPETITIONS) ended = 'repetition';
    else if (quiet >= QUIET_LIMIT) ended = 'no-removal';
  }
  return { options, cells, rolled: true, turn: turn === 0 ? 1 : 0, removed, quiet, past, ended };
}

/**
 * The number of occurrences of the position, including this one. Turns alternate, so only every second earlier position can
 * match. The list ends at the last removal and has at most {@link QUIET_LIMIT} entries. Comparing the cell that has just
 * changed first rules out most of them.
 */
function occurrences(cells: readonly Die[], past: TriadPast, changed: Cell): number {
  let count = 1;
  for (let earlier = past.before; earlier !== null; earlier = earlier.before?.before ?? null) {
    if (cells[changed] === earlier.cells[changed] && isSame(cells, earlier.cells)) count++;
  }
  return count;
}

function isSame(a: readonly Die[], b: readonly Die[]): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (a[cell] !== b[cell]) return false;
  return true;
}

/** In a draw both seats are winners. */
export function outcome(state: TriadState): TriadOutcome | undefined {
  if (state.ended === null) return undefined;
  if (state.ended === 'time') return { winners: [1 - state.turn], scores: state.removed, reason: 'time' };
  const isLast = state.ended === 'all-removed';
  const winner = isLast ? Number(countOf(state.cells, 0) > 0) : state.removed.indexOf(TO_WIN);
  return { winners: winner < 0 ? [0, 1] : [winner], scores: state.removed, reason: state.ended };
}

export function score(state: TriadState, seat: Seat): readonly ScoreLine<TriadScoreCode>[] {
  const points = forSeat(state.removed, seat) ?? 0;
  return points === 0 ? [] : [{ code: 'removed', points, cells: [] }];
}

/** The opening roll: twelve dice, or six with `evenStart`, with equally likely values. */
export function chance(state: TriadState, random: () => number): TriadMove {
  const roll = () =>
    Array.from({ length: DICE }, () => (Math.floor(random() * VALUES.length) + 1) as Value).sort((a, b) => a - b);
  const white = roll();
  return { kind: 'roll', dice: [white, state.options.evenStart ? white : roll()] };
}
