/**
 * The rules of Triad, after the booklet of Gerhards Spiel und Design, with the house's decisions for what it leaves open:
 * who starts, what happens without a legal move, and when a game is drawn.
 */
import type { Actor, ScoreLine, Seat } from '../game.js';
import { GameError } from '../game-error.js';
import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { CELLS, LINES, RAYS, SIZE, VALUES, fileOf, isCell, rankOf, signOf } from './board.js';
import type { Cell, Die, Value } from './board.js';
import { triadOptions } from './options.js';
import type { TriadOptions } from './options.js';
import type {
  TriadMove,
  TriadOutcome,
  TriadPast,
  TriadPosition,
  TriadReason,
  TriadRefusal,
  TriadScoreCode,
  TriadState,
  TriadSeatMove,
} from './state.js';

export const SEATS = { min: 2, max: 2 } as const;
/** Dice a side. */
export const DICE = 6;
/** The player whose third die comes off wins. */
const TO_WIN = 3;
/** With option `draws`: so many plies without a removal end the game. */
const QUIET_LIMIT = 200;
/** With option `draws`: so many times the same position with the same side to move. */
const REPETITIONS = 3;

const EMPTY_BOARD: readonly Die[] = Array<Die>(CELLS).fill(0);
const NO_CELLS: readonly Cell[] = [];

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

/** Takes the position for the first of the game: repetition is counted from here. */
export function start(position: TriadPosition, options?: Partial<TriadOptions>): TriadState {
  const { cells, rolled, turn, removed, quiet } = position;
  if (!rolled && [...cells, ...removed, quiet].some((each) => each !== 0)) {
    throw badPosition('before the roll the board is empty, and nothing has been removed or played', 'dice');
  }
  for (const seat of [0, 1] as const) {
    const side = seat === 0 ? 'White' : 'Black';
    const on = cells.filter((die) => die * signOf(seat) > 0).length;
    const off = removed[seat];
    if (off > TO_WIN) throw badPosition(`${side} has ${off} dice removed, at most ${TO_WIN} can be`, side);
    if (rolled && on + off !== DICE) {
      throw badPosition(`${side} has ${on} dice on the board and ${off} removed, together there must be ${DICE}`, side);
    }
  }
  if (removed[0] === TO_WIN && removed[1] === TO_WIN) throw badPosition('both sides have won', 'removed');
  const resolved = resolveOptions(triadOptions, options);
  const drawn = resolved.draws && quiet >= QUIET_LIMIT;
  const ended = removed.includes(TO_WIN) ? 'three-removed' : drawn ? 'no-removal' : null;
  return { options: resolved, cells, rolled, turn, removed, quiet, past: null, ended };
}

function badPosition(message: string, place: string): GameError {
  return new GameError('bad-position', message, { place });
}

export function actors(state: TriadState): readonly Actor[] {
  if (state.ended !== null) return [];
  return [state.rolled ? state.turn : 'chance'];
}

/** The own dice in triads that a die arriving on `to` makes, ascending; none where it makes no triad. */
export function removable(cells: readonly Die[], from: Cell, to: Cell, die: Die): readonly Cell[] {
  let found = NO_CELLS;
  const lines = LINES[to] as readonly Cell[];
  for (let i = 0; i < lines.length; i += 2) {
    const a = lines[i] as Cell;
    const b = lines[i + 1] as Cell;
    const first = a === from ? 0 : (cells[a] as Die);
    const second = b === from ? 0 : (cells[b] as Die);
    if (first === 0 || second === 0 || !isTriad(die, first, second)) continue;
    if (found === NO_CELLS) found = [to];
    if (first * die > 0) found = [...found, a];
    if (second * die > 0) found = [...found, b];
  }
  return found.length < 2 ? found : [...new Set(found)].sort((x, y) => x - y);
}

/** Both colours, and values all alike or all different: exactly those whose sum is a multiple of three. */
function isTriad(a: Die, b: Die, c: Die): boolean {
  const whites = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0);
  if (whites === 0 || whites === 3) return false;
  return (Math.abs(a) + Math.abs(b) + Math.abs(c)) % 3 === 0;
}

const dieOf = (seat: Seat, value: number): Die => (value * signOf(seat)) as Die;

/** Every ordinary move, or every stuck one where there is none. */
export function moves(state: TriadState, seat: Seat): readonly TriadMove[] {
  if (state.ended !== null || !state.rolled || seat !== state.turn) return [];
  const found: TriadMove[] = [];
  addSlides(state, seat, 'move', found);
  if (found.length === 0) {
    addTurns(state, seat, found);
    addSlides(state, seat, 'step', found);
  }
  return found;
}

function addSlides({ cells }: TriadState, seat: Seat, kind: 'move' | 'step', found: TriadMove[]): void {
  const sign = signOf(seat);
  for (let from = 0; from < CELLS; from++) {
    const value = (cells[from] as Die) * sign;
    if (value <= 0) continue;
    for (const ray of RAYS[from] as readonly (readonly Cell[])[]) {
      for (let distance = 1; distance <= ray.length; distance++) {
        const to = ray[distance - 1] as Cell;
        if (cells[to] !== 0) break;
        if ((distance === value) !== (kind === 'step')) continue;
        const choices = removable(cells, from, to, dieOf(seat, distance));
        if (choices.length === 0) found.push({ kind, from, to });
        else for (const remove of choices) found.push({ kind, from, to, remove });
      }
    }
  }
}

function addTurns({ cells }: TriadState, seat: Seat, found: TriadMove[]): void {
  for (let from = 0; from < CELLS; from++) {
    const present = (cells[from] as Die) * signOf(seat);
    if (present <= 0) continue;
    for (const value of VALUES) {
      if (value === present) continue;
      const choices = removable(cells, from, from, dieOf(seat, value));
      if (choices.length === 0) found.push({ kind: 'turn', from, value });
      else for (const remove of choices) found.push({ kind: 'turn', from, value, remove });
    }
  }
}

/** Whether the seat has no ordinary move and so may turn a die in place or move one unturned. */
export function isStuck({ cells }: TriadState, seat: Seat): boolean {
  const sign = signOf(seat);
  for (let from = 0; from < CELLS; from++) {
    const value = (cells[from] as Die) * sign;
    if (value <= 0) continue;
    for (const ray of RAYS[from] as readonly (readonly Cell[])[]) {
      for (let distance = 1; distance <= ray.length && cells[ray[distance - 1] as Cell] === 0; distance++) {
        if (distance !== value) return false;
      }
    }
  }
  return true;
}

export function refusal(state: TriadState, actor: Actor, move: TriadMove): TriadRefusal | undefined {
  if (!isWellFormed(move)) return { code: 'bad-move' };
  if (state.ended !== null) return { code: 'game-over' };
  if (actor !== (state.rolled ? state.turn : 'chance')) return { code: 'not-your-turn' };
  if (move.kind === 'roll') return refuseRoll(state, move.dice);
  if (actor === 'chance') return { code: 'bad-move' };
  return refuseDie(state, move.from) ?? refuseWay(state, move) ?? refuseRemoval(state, move);
}

/** Shape only; a cell may be any number here, so that one off the board is told apart from rubbish. */
function isWellFormed(move: unknown): move is TriadMove {
  if (typeof move !== 'object' || move === null) return false;
  const { kind, from, to, value, remove, dice } = move as Record<string, unknown>;
  if (kind === 'roll') return Array.isArray(dice) && dice.length === 2 && dice.every(Array.isArray);
  if (!Number.isInteger(from) || (remove !== undefined && !Number.isInteger(remove))) return false;
  return kind === 'turn'
    ? VALUES.includes(value as Value)
    : (kind === 'move' || kind === 'step') && Number.isInteger(to);
}

function refuseRoll(state: TriadState, dice: readonly [readonly Value[], readonly Value[]]): TriadRefusal | undefined {
  if (state.rolled) return { code: 'not-your-turn' };
  // a list copied by `from` has no holes, which `every` would pass over
  const inOrder = dice.every(
    (side) =>
      side.length === DICE &&
      Array.from(side).every((value, i) => VALUES.includes(value) && value >= (side[i - 1] ?? 1)),
  );
  const even = !state.options.evenStart || dice[0].join() === dice[1].join();
  return inOrder && even ? undefined : { code: 'bad-roll' };
}

function refuseDie(state: TriadState, from: Cell): TriadRefusal | undefined {
  if (!isCell(from)) return { code: 'off-board' };
  const die = state.cells[from] as Die;
  if (die === 0) return { code: 'no-die', cell: from };
  if (die * signOf(state.turn) < 0) return { code: 'not-your-die', cell: from };
  return undefined;
}

function refuseWay(state: TriadState, move: TriadSeatMove): TriadRefusal | undefined {
  const { cells } = state;
  const present = Math.abs(cells[move.from] as Die) as Value;
  if (move.kind === 'turn') {
    if (move.value === present) return { code: 'same-value', cell: move.from, value: present };
    return isStuck(state, state.turn) ? undefined : { code: 'not-stuck' };
  }
  const { from, to } = move;
  if (!isCell(to)) return { code: 'off-board' };
  if (to === from) return { code: 'same-cell' };
  const dx = fileOf(to) - fileOf(from);
  const dy = rankOf(to) - rankOf(from);
  const distance = distanceOf(from, to);
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return { code: 'not-straight' };
  if (distance > 3) return { code: 'too-far', distance };
  if (move.kind === 'move' && distance === present) return { code: 'same-value', cell: from, value: present };
  if (move.kind === 'step' && distance !== present) return { code: 'other-distance', value: present };
  const stride = Math.sign(dx) + Math.sign(dy) * SIZE;
  for (let cell = from + stride; cell !== to; cell += stride) {
    if (cells[cell] !== 0) return { code: 'blocked', cell: to, by: cell };
  }
  if (cells[to] !== 0) return { code: 'occupied', cell: to };
  return move.kind === 'step' && !isStuck(state, state.turn) ? { code: 'not-stuck' } : undefined;
}

function refuseRemoval(state: TriadState, move: TriadSeatMove): TriadRefusal | undefined {
  const { to, die } = arrival(state, move);
  const choices = removable(state.cells, move.from, to, die);
  if (move.remove === undefined) return choices.length === 0 ? undefined : { code: 'must-remove', from: choices };
  return choices.includes(move.remove) ? undefined : { code: 'cannot-remove', cell: move.remove, from: choices };
}

/** Where the die lies after the move and what it shows there. */
export function arrival(state: TriadPosition, move: TriadSeatMove): { to: Cell; die: Die } {
  const present = state.cells[move.from] as Die;
  if (move.kind === 'turn') return { to: move.from, die: dieOf(state.turn, move.value) };
  if (move.kind === 'step') return { to: move.to, die: present };
  return { to: move.to, die: dieOf(state.turn, distanceOf(move.from, move.to)) };
}

/** How many cells one is from another, also diagonally. */
function distanceOf(from: Cell, to: Cell): number {
  return Math.max(Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from)));
}

export function play(state: TriadState, actor: Actor, move: TriadMove): TriadState {
  const refused = refusal(state, actor, move);
  if (refused) {
    throw new GameError('illegal-move', `this move is refused: ${refused.code}`, { actor, move }, refused);
  }
  return move.kind === 'roll' ? lay(state, move.dice) : apply(state, move);
}

/** Each player lays the dice ascending from the own left: Black's row is turned by 180°, not mirrored. */
function lay(state: TriadState, [white, black]: readonly [readonly Value[], readonly Value[]]): TriadState {
  const cells = [...EMPTY_BOARD];
  for (let i = 0; i < DICE; i++) {
    cells[i] = dieOf(0, white[i] as Value);
    cells[CELLS - 1 - i] = dieOf(1, black[i] as Value);
  }
  return { ...state, cells, rolled: true };
}

function apply(state: TriadState, move: TriadSeatMove): TriadState {
  const { options, turn } = state;
  const { to, die } = arrival(state, move);
  const cells = state.cells.slice();
  cells[move.from] = 0;
  cells[to] = die;
  let { removed } = state;
  let quiet = state.quiet + 1;
  let past: TriadPast | null = null;
  let ended: TriadReason | null = null;
  if (move.remove !== undefined) {
    cells[move.remove] = 0;
    removed = turn === 0 ? [removed[0] + 1, removed[1]] : [removed[0], removed[1] + 1];
    quiet = 0;
    if (removed[turn] === TO_WIN) ended = 'three-removed';
  } else if (options.draws) {
    past = { cells: state.cells, before: state.past };
    if (occurrences(cells, past) >= REPETITIONS) ended = 'repetition';
    else if (quiet >= QUIET_LIMIT) ended = 'no-removal';
  }
  return { options, cells, rolled: true, turn: turn === 0 ? 1 : 0, removed, quiet, past, ended };
}

/**
 * How often the position has stood, this time included. Turns alternate, so only every second earlier one can be the same;
 * the list ends at the last removal and so has at most {@link QUIET_LIMIT} entries.
 */
function occurrences(cells: readonly Die[], past: TriadPast): number {
  let count = 1;
  for (let earlier = past.before; earlier !== null; earlier = earlier.before?.before ?? null) {
    if (isSame(cells, earlier.cells)) count++;
  }
  return count;
}

function isSame(a: readonly Die[], b: readonly Die[]): boolean {
  return a.every((die, cell) => die === b[cell]);
}

/** In a draw both seats share the first place. */
export function outcome(state: TriadState): TriadOutcome | undefined {
  if (state.ended === null) return undefined;
  const winner = state.removed.indexOf(TO_WIN);
  return { winners: winner < 0 ? [0, 1] : [winner], scores: state.removed, reason: state.ended };
}

export function score(state: TriadState, seat: Seat): readonly ScoreLine<TriadScoreCode>[] {
  const points = state.removed[seat] ?? 0;
  return points === 0 ? [] : [{ code: 'removed', points, cells: [] }];
}

/** Twelve dice, or six with `evenStart`, each value equally likely. */
export function chance(state: TriadState, random: () => number): TriadMove {
  const roll = () =>
    Array.from({ length: DICE }, () => (Math.floor(random() * VALUES.length) + 1) as Value).sort((a, b) => a - b);
  const white = roll();
  return { kind: 'roll', dice: [white, state.options.evenStart ? white : roll()] };
}
