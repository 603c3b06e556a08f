/**
 * The rules of Cubo, from the printed rules. House rules settle what they leave open: solo practice, which dice the last player
 * may take, and how long callers may take to choose one.
 */
import type { Actor, Seat } from '../game.js';
import { illegalMove } from '../illegal-move.js';
import { resolveOptions } from '../options.js';
import { checkSeats, isActing, starterOf } from '../seats.js';
import { makeMove, parseMove } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { actors, deadline, firstHolder, isBuilding, isCalled, isRolled, takers } from './phase.js';
import { linesOf, totalOf } from './score.js';
import { CELLS, CENTRE, areRolled, countColour, freshDice, freshSquare, swapped } from './square.js';
import type { Cell, CuboDie, CuboSquare, Value } from './square.js';
import type { CuboMove, CuboOutcome, CuboRefusal, CuboRefusalCode, CuboSeat, CuboState, MiddlePlace } from './state.js';

export const SEATS = { min: 1, max: 4 } as const;
export const ROUNDS = 6;
/** In the first revision the last call took their choice from callers who had not decided, and nobody hurried them before it. */
export const REVISION = 2;

export function setup(seats: number, options?: Partial<CuboOptions>, revision = REVISION): CuboState {
  checkSeats(seats, SEATS);
  const seat: CuboSeat = { square: freshSquare(4), stage: 'in-hand', taken: null, score: 0 };
  const resolved = resolveOptions(cuboOptions, options);
  const start = starterOf(resolved, seats);
  return {
    options: resolved,
    round: 1,
    start,
    phase: 'build',
    turn: start,
    seats: Array.from({ length: seats }, () => seat),
    middle: freshDice(2, 4),
    calls: [],
    revision,
    rounds: [],
  };
}

/** The cells with dice that may be moved. */
export const MOVABLE: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => cell !== CENTRE,
);

const SWAPS: readonly CuboMove[] = MOVABLE.flatMap((first) =>
  MOVABLE.filter((second) => second > first).map((second): CuboMove => ({ kind: 'swap', cells: [first, second] })),
);
const PUTS: readonly CuboMove[] = [...MOVABLE.map((cell): CuboMove => ({ kind: 'put', cell })), { kind: 'keep' }];

/** For a builder, the swaps, rolling if still allowed, and the call; for a caller, taking each die of the middle, then none. */
export function moves(state: CuboState, seat: Seat): readonly CuboMove[] {
  if (!isActing(actors(state), seat)) return [];
  if (state.phase === 'exchange') return PUTS;
  if (state.seats[seat]?.stage === 'open') {
    return [...SWAPS, ...(isCalled(state) ? [] : [{ kind: 'roll' } as const]), { kind: 'call' }];
  }
  const places = state.middle.flatMap((die, i) => (die ? [(i + 1) as MiddlePlace] : []));
  return [...places, null].map((place) => ({ kind: 'take', place }));
}

export function refusal(state: CuboState, actor: Actor, move: CuboMove): CuboRefusal | undefined {
  return refuse(state, actor, tidied(move));
}

function refuse(state: CuboState, actor: Actor, move: CuboMove | undefined): CuboRefusal | undefined {
  const code = move ? codeFor(state, actor, move) : 'bad-move';
  // The refusal for an empty place names the place.
  return (
    code && ({ code, ...(code === 'place-empty' && { place: (move as { place: MiddlePlace }).place }) } as CuboRefusal)
  );
}

type Code = CuboRefusalCode | undefined;

/** The actor of each kind of move that no seat makes. */
const OWNERS: Readonly<Partial<Record<CuboMove['kind'], Actor>>> = {
  middle: 'chance',
  dice: 'chance',
  timeout: 'clock',
};

function codeFor(state: CuboState, actor: Actor, move: CuboMove): Code {
  const { phase, turn, seats } = state;
  if (phase === 'over') return 'game-over';
  const seat = typeof actor === 'number' ? seats[actor] : undefined;
  if (actor !== (OWNERS[move.kind] ?? (seat && actor))) return 'not-your-turn';
  if (!seat) return codeForChance(state, move);
  const isExchange = move.kind === 'put' || move.kind === 'keep';
  if (phase === 'exchange') {
    if (!isExchange) return 'building-over';
    if (actor !== turn) return 'not-your-turn';
    return move.kind === 'put' && move.cell === CENTRE ? 'white-die' : undefined;
  }
  if (isExchange) return 'exchange-later';
  if (!isRolled(state)) return 'no-roll';
  return move.kind === 'take' ? codeForTaking(state, actor as Seat, move.place) : codeForBuilding(state, seat, move);
}

/** The refusal for moves of chance and of the clock. */
function codeForChance(state: CuboState, move: CuboMove): Code {
  const { middle, seats } = state;
  if (move.kind === 'timeout') return deadline(state) ? undefined : 'not-your-turn';
  const isMiddleDue = !areRolled(middle);
  if (move.kind === 'middle' && isMiddleDue)
    return move.dice.every(({ colour }, i) => colour === middle[i]?.colour) ? undefined : 'other-dice';
  return move.kind === 'dice' && !isMiddleDue && seats[move.seat]?.stage === 'in-hand' ? undefined : 'not-due';
}

function codeForTaking(state: CuboState, seat: Seat, place: MiddlePlace | null): Code {
  const { seats, calls, middle } = state;
  if (seats[seat] && isBuilding(seats[seat])) return 'call-first';
  if (!calls.includes(seat)) return 'already-decided';
  if (!takers(state).includes(seat)) return 'not-your-turn';
  return place && !middle[place - 1] ? 'place-empty' : undefined;
}

function codeForBuilding(state: CuboState, { stage }: CuboSeat, move: CuboMove): Code {
  if (stage === 'in-hand') return stage;
  if (stage !== 'open') return move.kind === 'call' ? 'already-called' : 'covered';
  if (move.kind === 'roll' && isCalled(state)) return 'no-more-rolls';
  if (move.kind !== 'swap') return undefined;
  const [first, second] = move.cells;
  if (move.cells.includes(CENTRE)) return 'white-die';
  return first === second ? 'same-cell' : undefined;
}

/** The move in canonical form, without unknown fields; `undefined` if it is malformed. */
function tidied(move: CuboMove): CuboMove | undefined {
  try {
    const tidy = parseMove(makeMove(move));
    return tidy.kind === move.kind ? tidy : undefined;
  } catch {
    return undefined;
  }
}

export function play(state: CuboState, actor: Actor, given: CuboMove): CuboState {
  const move = tidied(given) as CuboMove;
  const refused = refuse(state, actor, move);
  if (refused) throw illegalMove(refused, actor, given);
  if (move.kind === 'middle') return { ...state, middle: move.dice };
  if (move.kind === 'timeout') return runOut(state);
  const seat = move.kind === 'dice' ? move.seat : (actor as Seat);
  const change = (changed: Partial<CuboSeat>) => withSeat(state, seat, changed);
  const { square, taken } = state.seats[seat] as CuboSeat;
  switch (move.kind) {
    case 'dice':
      return change({ square: withValues(square, move.values), stage: 'open' });
    case 'swap':
      return change({ square: swapped(square, move.cells) });
    case 'roll':
      return change({ stage: 'in-hand' });
    case 'call':
      return called({ ...change({ stage: 'called' }), calls: [...state.calls, seat] }, seat);
    case 'take': {
      const middle = state.middle.map((die, i) => (i + 1 === move.place ? null : die));
      const die = move.place === null ? null : (state.middle[move.place - 1] ?? null);
      return settle({ ...decided(state, [seat], die), middle });
    }
    case 'put': {
      const laid = square.map((die, cell) => (cell === move.cell ? (taken as CuboDie) : die));
      return closeExchange(returned(change({ square: laid, taken: null }), square[move.cell] as CuboDie));
    }
    case 'keep':
      return closeExchange(returned(change({ taken: null }), taken as CuboDie));
  }
}

function withSeats(state: CuboState, changeOf: (seat: CuboSeat, index: Seat) => Partial<CuboSeat>): CuboState {
  return { ...state, seats: state.seats.map((seat, i) => ({ ...seat, ...changeOf(seat, i) })) };
}

const withSeat = (state: CuboState, seat: Seat, changed: Partial<CuboSeat>): CuboState =>
  withSeats(state, (_, i) => (i === seat ? changed : {}));

const withValues = (square: CuboSquare, values: readonly Value[]): CuboSquare =>
  square.map(({ colour }, cell) => ({ colour, value: values[cell] as Value }));

/** In the first revision, the last call took their choice from callers who had not decided. */
function called(state: CuboState, latest: Seat): CuboState {
  if (state.revision > 1 || state.seats.some(isBuilding)) return state;
  return decided(
    state,
    state.calls.filter((seat) => seat !== latest),
  );
}

/** Some callers have taken a die, or decline. */
function decided(state: CuboState, callers: readonly Seat[], taken: CuboDie | null = null): CuboState {
  const isOne = (seat: Seat) => callers.includes(seat);
  const calls = state.calls.filter((seat) => !isOne(seat));
  return { ...withSeats(state, (_, seat) => (isOne(seat) ? { stage: 'decided', taken } : {})), calls };
}

/** The callers who may take a die decline; if there are none, whoever is still building is late. */
function runOut(state: CuboState): CuboState {
  if (state.calls.length > 0) return settle(decided(state, takers(state)));
  return settle(withSeats(state, (seat) => (isBuilding(seat) ? { stage: 'late' } : {})));
}

/** Once nobody builds any more and all callers have decided, the exchange begins. */
function settle(state: CuboState): CuboState {
  const isWaiting = state.calls.length > 0 || state.seats.some(isBuilding);
  return isWaiting ? state : closeExchange({ ...state, phase: 'exchange' });
}

/** Returns a die to the first empty place of the middle. */
function returned(state: CuboState, die: CuboDie): CuboState {
  const gap = state.middle.indexOf(null);
  return { ...state, middle: state.middle.map((each, i) => (i === gap ? die : each)) };
}

/** Passes the turn to the next seat that holds a die. If there is none, scores the round. */
export function closeExchange(state: CuboState): CuboState {
  const turn = firstHolder(state);
  return turn === undefined ? closeRound(state) : { ...state, turn };
}

function closeRound(state: CuboState): CuboState {
  const { options, seats, rounds, round, start } = state;
  const squares = seats.map(({ stage, square }) => (stage === 'late' ? null : square));
  const scored = withSeats({ ...state, rounds: [...rounds, squares] }, ({ score }, seat) => {
    const square = squares[seat];
    return { score: score + (square ? totalOf(linesOf(square, options)) : 0) };
  });
  if (round === ROUNDS) return { ...scored, phase: 'over', turn: start };
  const next = (start + 1) % seats.length;
  const { resetColours } = options;
  // Colours stay as the exchange left them, or each seat gets four red and four blue dice again.
  const red = (dice: readonly (CuboDie | null)[], usual: number) => (resetColours ? usual : countColour(dice, 'r'));
  const fresh = withSeats(scored, ({ square }) => ({ square: freshSquare(red(square, 4)), stage: 'in-hand' }));
  const middle = freshDice(red(state.middle, 2), 4);
  return { ...fresh, round: round + 1, phase: 'build', start: next, turn: next, middle };
}

/** The highest total wins. Ties are shared. */
export function outcome({ phase, seats }: CuboState): CuboOutcome | undefined {
  if (phase !== 'over') return undefined;
  const scores = seats.map(({ score }) => score);
  const best = Math.max(...scores);
  return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores, reason: 'six-rounds' };
}

/** Rolls the middle first, then the dice of the first seat that has them in hand, with equally likely values. */
export function chance({ middle, seats }: CuboState, random: () => number): CuboMove {
  const value = () => (Math.floor(random() * 6) + 1) as Value;
  if (!areRolled(middle)) {
    return { kind: 'middle', dice: middle.flatMap((die) => (die ? [{ ...die, value: value() }] : [])) };
  }
  const seat = seats.findIndex(({ stage }) => stage === 'in-hand');
  return { kind: 'dice', seat, values: Array.from({ length: CELLS }, value) };
}
