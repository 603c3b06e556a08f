/**
 * The rules of Tricubo, from the printed sheet. House rules settle what it leaves open: up to five players, what happens to
 * crosses that do not fit, and that the joker is never compulsory.
 */
import type { Actor, Seat } from '../game.js';
import { illegalMove } from '../illegal-move.js';
import { resolveOptions } from '../options.js';
import { checkSeats, isActing, starterOf } from '../seats.js';
import { makeMove, parseMove } from './notation.js';
import { sheetOf, tricuboOptions } from './options.js';
import type { TricuboOptions } from './options.js';
import { totalOf } from './score.js';
import { DICE, NO_MARKS, ROWS, countCrosses, endsGame } from './sheet.js';
import type { Die, Row, TricuboMarks, Value } from './sheet.js';
import type { TricuboMove, TricuboOutcome, TricuboReason, TricuboRefusal, TricuboState, TricuboUse } from './state.js';
import { refuseUse, usesOf, withUse } from './uses.js';

export const SEATS = { min: 1, max: 5 } as const;
/** The number of rounds of the solo game. */
export const SOLO_ROUNDS = 21;

export function setup(seats: number, options?: Partial<TricuboOptions>): TricuboState {
  checkSeats(seats, SEATS);
  const first = (seat: Seat): TricuboMarks => (seats === 1 ? NO_MARKS : withStart(NO_MARKS, ROWS[seat] as Row));
  const resolved = resolveOptions(tricuboOptions, options);
  return {
    options: resolved,
    sheets: Array.from({ length: seats }, (_, seat) => first(seat)),
    round: 1,
    active: starterOf(resolved, seats),
    roll: null,
    taken: null,
    entered: [],
  };
}

/** The marks with a first cross. */
function withStart(marks: TricuboMarks, row: Row): TricuboMarks {
  return { ...marks, crosses: marks.crosses.map((count, i) => (i === row - 1 ? 1 : count)) };
}

/** Whether it is a solo game before the first cross. */
export function isUnstarted({ sheets }: TricuboState): boolean {
  return sheets.length === 1 && countCrosses(sheets[0] as TricuboMarks) === 0;
}

/** Why the game is over, if it is. It can end only between two rounds. */
function endOf({ options, sheets, round, roll }: TricuboState): TricuboReason | undefined {
  if (roll !== null) return undefined;
  const sheet = sheetOf(options);
  if (sheets.some((marks) => endsGame(sheet, marks))) return 'three-purple';
  return sheets.length === 1 && round > SOLO_ROUNDS ? 'last-round' : undefined;
}

/** First the active seat alone, then all other seats simultaneously. */
export function actors(state: TricuboState): readonly Actor[] {
  const { sheets, active, roll, entered } = state;
  if (isUnstarted(state)) return [0];
  if (endOf(state)) return [];
  if (roll === null) return ['chance'];
  if (!entered.includes(active)) return [active];
  return sheets.flatMap((_, seat) => (entered.includes(seat) ? [] : [seat]));
}

/** The die that a seat may not use without the joker: the one taken by the active seat, or the closed die of a solo round. */
export function closedDie({ sheets, round, active, taken }: TricuboState, seat: Seat): Die | undefined {
  if (sheets.length === 1) return DICE[(round - 1) % DICE.length];
  return seat === active || taken === 'none' ? undefined : (taken ?? undefined);
}

/** The uses of the dice that are open to a seat. */
function openUses(state: TricuboState, seat: Seat): readonly TricuboUse[] {
  const closed = closedDie(state, seat);
  return DICE.filter((die) => die !== closed).flatMap((die) => usesIn(state, seat, die, false));
}

function usesIn({ options, sheets, roll }: TricuboState, seat: Seat, die: Die, joker: boolean): readonly TricuboUse[] {
  return usesOf(options, sheets[seat] as TricuboMarks, roll as readonly Value[], die, joker);
}

function hasJoker({ options, sheets }: TricuboState, seat: Seat): boolean {
  return sheetOf(options).jokers > 0 && !sheets[seat]?.joker;
}

const PASS: TricuboMove = { kind: 'pass' };

/** The uses of the open dice, large die first; then those of the closed die with the joker; then passing, if no open die has a use. */
export function moves(state: TricuboState, seat: Seat): readonly TricuboMove[] {
  if (!isActing(actors(state), seat)) return [];
  if (isUnstarted(state)) return ROWS.map((row) => ({ kind: 'start', row }));
  const open = openUses(state, seat);
  const closed = closedDie(state, seat);
  const jokers = closed && hasJoker(state, seat) ? usesIn(state, seat, closed, true) : [];
  return [...open, ...jokers, ...(open.length > 0 ? [] : [PASS])];
}

export function refusal(state: TricuboState, actor: Actor, move: TricuboMove): TricuboRefusal | undefined {
  return refuse(state, actor, tidied(move));
}

function refuse(state: TricuboState, actor: Actor, move: TricuboMove | undefined): TricuboRefusal | undefined {
  if (!move) return { code: 'bad-move' };
  const acting = actors(state);
  if (acting.length === 0) return { code: 'game-over' };
  if (actor === 'chance' || move.kind === 'roll') {
    if (actor !== 'chance' || !acting.includes(actor)) return { code: 'not-your-turn' };
    return move.kind === 'roll' ? undefined : { code: 'bad-move' };
  }
  if (typeof actor !== 'number' || !state.sheets[actor]) return { code: 'not-your-turn' };
  if (isUnstarted(state)) return move.kind === 'start' ? undefined : { code: 'start-first' };
  if (move.kind === 'start') return { code: 'already-started' };
  if (state.roll === null) return { code: 'no-roll' };
  if (state.entered.includes(actor)) return { code: 'already-entered' };
  if (!acting.includes(actor)) return { code: 'active-first' };
  if (move.kind !== 'pass') return refuseDie(state, actor, move);
  return openUses(state, actor).length > 0 ? { code: 'must-use' } : undefined;
}

function refuseDie(state: TricuboState, seat: Seat, use: TricuboUse): TricuboRefusal | undefined {
  const { die, joker } = use;
  const isClosed = closedDie(state, seat) === die;
  if (joker && !hasJoker(state, seat)) return { code: 'no-joker' };
  if (joker !== isClosed) return { code: isClosed ? 'closed' : 'not-closed', die };
  return refuseUse(state.options, state.sheets[seat] as TricuboMarks, state.roll as readonly Value[], use);
}

/** The move in canonical form, without unknown fields; `undefined` if it is malformed. */
function tidied(move: TricuboMove): TricuboMove | undefined {
  try {
    const tidy = parseMove(makeMove(move));
    return tidy.kind === move.kind ? tidy : undefined;
  } catch {
    return undefined;
  }
}

export function play(state: TricuboState, actor: Actor, given: TricuboMove): TricuboState {
  const move = tidied(given) as TricuboMove;
  const refused = refuse(state, actor, move);
  if (refused) throw illegalMove(refused, actor, given);
  if (move.kind === 'roll') return { ...state, roll: move.dice };
  const seat = actor as Seat;
  const marks = state.sheets[seat] as TricuboMarks;
  const change = (changed: TricuboMarks) => state.sheets.map((each, i) => (i === seat ? changed : each));
  if (move.kind === 'start') return { ...state, sheets: change(withStart(marks, move.row)) };
  const isUse = move.kind !== 'pass';
  const sheets = isUse ? change(withUse(state.options, marks, state.roll as readonly Value[], move)) : state.sheets;
  const taken = seat === state.active ? (isUse ? move.die : 'none') : state.taken;
  const entered = [...state.entered, seat].sort((a, b) => a - b);
  return closeRound({ ...state, sheets, taken, entered });
}

/** Makes the next seat active once everybody has used the roll. */
export function closeRound(state: TricuboState): TricuboState {
  const { sheets, round, active, entered } = state;
  if (entered.length < sheets.length) return state;
  const next = (active + 1) % sheets.length;
  return { ...state, round: round + 1, active: next, roll: null, taken: null, entered: [] };
}

/** The highest total wins. The number of crosses breaks ties; further ties are shared. */
export function outcome(state: TricuboState): TricuboOutcome | undefined {
  const reason = isUnstarted(state) ? undefined : endOf(state);
  if (!reason) return undefined;
  const sheet = sheetOf(state.options);
  const scores = state.sheets.map((marks) => totalOf(sheet, marks));
  const best = Math.max(...scores);
  const crosses = state.sheets.map((marks, seat) => (scores[seat] === best ? countCrosses(marks) : 0));
  const most = Math.max(...crosses);
  const winners = crosses.flatMap((count, seat) => (count === most && scores[seat] === best ? [seat] : []));
  return { winners, scores, reason };
}

/** Rolls three dice with equally likely values. */
export function chance(_: TricuboState, random: () => number): TricuboMove {
  return { kind: 'roll', dice: DICE.map(() => (Math.floor(random() * 6) + 1) as Value) };
}
