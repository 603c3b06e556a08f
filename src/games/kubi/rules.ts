/**
 * The rules of Kubi, from the printed sheet. House rules settle what it leaves open: up to eight players, the free ride, and
 * that the highest total wins.
 */
import type { Actor, Seat } from '../game.js';
import { illegalMove } from '../illegal-move.js';
import { resolveOptions } from '../options.js';
import { checkSeats, isActing, starterOf } from '../seats.js';
import { kubiOptions } from './options.js';
import type { KubiOptions } from './options.js';
import { totalOf } from './score.js';
import { EMPTY_SHEET, NUMBERS, VALUES, isDone, withMarks } from './sheet.js';
import type { KubiSheet, Value } from './sheet.js';
import type { KubiCrossing, KubiEntry, KubiMove, KubiOutcome, KubiRefusal, KubiState, Pair } from './state.js';

export const SEATS = { min: 1, max: 8 } as const;
/** The number of dice. */
export const DICE = 5;

export function setup(seats: number, options?: Partial<KubiOptions>): KubiState {
  checkSeats(seats, SEATS);
  const resolved = resolveOptions(kubiOptions, options);
  return {
    options: resolved,
    sheets: Array<KubiSheet>(seats).fill(EMPTY_SHEET),
    roller: starterOf(resolved, seats),
    roll: null,
    entered: [],
  };
}

/** All players cross their numbers simultaneously, and enter each roll simultaneously. */
export function actors({ sheets, roll, entered }: KubiState): readonly Actor[] {
  const seatsWhere = (isMeant: (sheet: KubiSheet, seat: Seat) => boolean) =>
    sheets.flatMap((sheet, seat) => (isMeant(sheet, seat) ? [seat] : []));
  const crossing = seatsWhere(({ numbers }) => numbers === null);
  if (crossing.length > 0) return crossing;
  const playing = seatsWhere((sheet) => !isDone(sheet));
  if (roll === null) return playing.length > 0 ? ['chance'] : [];
  return playing.filter((seat) => !entered.includes(seat));
}

const CROSSINGS: readonly KubiCrossing[] = VALUES.flatMap((a) =>
  VALUES.filter((b) => b > a).flatMap((b) =>
    VALUES.filter((c) => c > b).map((c): KubiCrossing => ({ kind: 'cross', numbers: [a, b, c] })),
  ),
);

/** All choices of three numbers; later every possible discard, ascending, with every way to pair the other dice. */
export function moves(state: KubiState, seat: Seat): readonly KubiMove[] {
  if (!isActing(actors(state), seat)) return [];
  const { numbers } = state.sheets[seat] as KubiSheet;
  if (numbers === null) return CROSSINGS;
  const roll = state.roll as readonly Value[];
  const own = ownNumbers(roll, numbers);
  const free = own.length === 0;
  return (free ? [...new Set(roll)] : own).flatMap((discard) =>
    pairings(without(roll, discard)).map((pairs): KubiEntry => ({ kind: 'enter', discard, free, pairs })),
  );
}

/** The player's numbers that were rolled. If there are any, one of them must be discarded. */
export function ownNumbers(roll: readonly Value[], numbers: readonly Value[]): readonly Value[] {
  return numbers.filter((number) => roll.includes(number));
}

/** The dice without one die of the given value. */
export function without(dice: readonly Value[], die: Value): readonly Value[] {
  const at = dice.indexOf(die);
  return dice.filter((_, i) => i !== at);
}

/** The three ways to pair four ascending dice, or fewer if dice are equal. */
function pairings(dice: readonly Value[]): readonly KubiEntry['pairs'][] {
  const [a, b, c, d] = dice as readonly [Value, Value, Value, Value];
  const ways: KubiEntry['pairs'][] = [];
  const add = (first: Pair, second: Pair) => {
    if (!ways.some(([known]) => known.join() === first.join() || known.join() === second.join()))
      ways.push(inOrder(first, second));
  };
  add([a, b], [c, d]);
  add([a, c], [b, d]);
  add([a, d], [b, c]);
  return ways;
}

export const sumOf = ([a, b]: Pair): number => a + b;

/** The two pairs in canonical order: by sum, then by the smaller die. */
export function inOrder(first: Pair, second: Pair): KubiEntry['pairs'] {
  return (sumOf(first) - sumOf(second) || first[0] - second[0]) <= 0 ? [first, second] : [second, first];
}

export function refusal(state: KubiState, actor: Actor, move: KubiMove): KubiRefusal | undefined {
  if (!isWellFormed(move)) return { code: 'bad-move' };
  const acting = actors(state);
  if (acting.length === 0) return { code: 'game-over' };
  if (actor === 'chance' || move.kind === 'roll') {
    if (actor !== 'chance' || !acting.includes(actor)) return { code: 'not-your-turn' };
    return move.kind === 'roll' ? refuseRoll(move.dice) : { code: 'bad-move' };
  }
  const sheet = typeof actor === 'number' ? state.sheets[actor] : undefined;
  if (!sheet) return { code: 'not-your-turn' };
  if (move.kind === 'cross') return refuseCrossing(sheet, move);
  if (sheet.numbers === null) return { code: 'cross-first' };
  if (state.entered.includes(actor as Seat)) return { code: 'already-entered' };
  if (isDone(sheet)) return { code: 'done' };
  return state.roll ? refuseEntry(state.roll, sheet.numbers, move) : { code: 'no-roll' };
}

const isValues = (dice: unknown, count: number): dice is readonly Value[] =>
  // `Array.from` turns holes into `undefined`; `every` would skip them.
  Array.isArray(dice) && dice.length === count && Array.from(dice as Value[]).every((die) => VALUES.includes(die));

/** Checks the shape only. */
function isWellFormed(move: unknown): move is KubiMove {
  if (typeof move !== 'object' || move === null) return false;
  const { kind, dice, numbers, discard, free, pairs } = move as Record<string, unknown>;
  if (kind === 'roll') return Array.isArray(dice);
  if (kind === 'cross') return isValues(numbers, NUMBERS);
  if (kind !== 'enter' || typeof free !== 'boolean' || !isValues([discard], 1)) return false;
  return Array.isArray(pairs) && pairs.length === 2 && Array.from(pairs).every((pair) => isValues(pair, 2));
}

const isAscending = (dice: readonly Value[]): boolean => dice.every((die, i) => die >= (dice[i - 1] ?? 1));

function refuseRoll(dice: readonly Value[]): KubiRefusal | undefined {
  return isValues(dice, DICE) && isAscending(dice) ? undefined : { code: 'bad-roll' };
}

function refuseCrossing(sheet: KubiSheet, { numbers }: KubiCrossing): KubiRefusal | undefined {
  if (sheet.numbers !== null) return { code: 'already-crossed' };
  if (new Set(numbers).size < NUMBERS) return { code: 'same-number' };
  return isAscending(numbers) ? undefined : { code: 'bad-move' };
}

function refuseEntry(
  roll: readonly Value[],
  numbers: readonly Value[],
  { discard, free, pairs }: KubiEntry,
): KubiRefusal | undefined {
  const [first, second] = pairs;
  if ([discard, ...first, ...second].sort().join() !== roll.join()) return { code: 'other-dice', roll };
  const own = ownNumbers(roll, numbers);
  if (own.length > 0 && (free || !own.includes(discard))) return { code: 'must-mark', numbers: own };
  if (own.length === 0 && !free) return { code: 'no-mark', number: discard };
  const isTidy = isAscending(first) && isAscending(second) && inOrder(first, second)[0] === first;
  return isTidy ? undefined : { code: 'bad-move' };
}

export function play(state: KubiState, actor: Actor, move: KubiMove): KubiState {
  const refused = refusal(state, actor, move);
  if (refused) throw illegalMove(refused, actor, move);
  if (move.kind === 'roll') return { ...state, roll: move.dice };
  const seat = actor as Seat;
  const sheet = state.sheets[seat] as KubiSheet;
  const made =
    move.kind === 'cross' ? { ...sheet, numbers: move.numbers } : withMarks(sheet, move.discard, sumsOf(move));
  const sheets = state.sheets.map((each, i) => (i === seat ? made : each));
  if (move.kind === 'cross') return { ...state, sheets };
  const entered = [...state.entered, seat].sort((a, b) => a - b);
  return closeRoll({ ...state, sheets, entered });
}

/** The sums of a move's two pairs. */
export const sumsOf = ({ pairs }: KubiEntry): [number, number] => [sumOf(pairs[0]), sumOf(pairs[1])];

/** The first seat from `from` on, clockwise, that still plays, or `undefined` if all are done. */
export function nextRoller(sheets: readonly KubiSheet[], from: Seat): Seat | undefined {
  const seats = sheets.map((_, i) => (from + i) % sheets.length);
  return seats.find((seat) => !isDone(sheets[seat] as KubiSheet));
}

/** Passes the dice to the next player who still plays once everybody has entered the roll. */
function closeRoll(state: KubiState): KubiState {
  if (actors(state).length > 0) return state;
  const { sheets, roller } = state;
  return { ...state, roller: nextRoller(sheets, roller + 1) ?? roller, roll: null, entered: [] };
}

export function outcome(state: KubiState): KubiOutcome | undefined {
  if (actors(state).length > 0) return undefined;
  const scores = state.sheets.map(totalOf);
  const best = Math.max(...scores);
  return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores, reason: 'all-done' };
}

/** Rolls five dice with equally likely values. */
export function chance(_: KubiState, random: () => number): KubiMove {
  const dice = Array.from({ length: DICE }, () => (Math.floor(random() * VALUES.length) + 1) as Value);
  return { kind: 'roll', dice: dice.sort() };
}
