import { resolveOptions } from '../options.js';
import { checkSeats } from '../seats.js';
import { bad } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { firstHolder, isBuilding } from './phase.js';
import { REVISION, ROUNDS, SEATS, closeExchange } from './rules.js';
import { CELLS, CENTRE, areRolled, countColour, freshDice } from './square.js';
import type { CuboSquare } from './square.js';
import type { CuboPhase, CuboPosition, CuboSeat, CuboStage, CuboState } from './state.js';

/**
 * The state of a game that starts at a position. Seats may have any colours that exchanges can lead to, and any earlier points.
 * A position does not say in which order seats have called: it is that of the seats, from the start seat on.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function start(position: CuboPosition, options?: Partial<CuboOptions>, revision = REVISION): CuboState {
  const { round, start: first, phase, turn, seats, middle } = position;
  const check = (isFine: unknown, place: string, message: string): void => {
    if (!isFine) throw bad(`${place}: ${message}`, place);
  };
  const { length } = seats;
  checkSeats(length, SEATS);
  const isRolled = areRolled(middle) && seats.every(({ square }) => areRolled(square));
  seats.forEach(({ square, stage, taken }, seat) => {
    const place = `seat ${seat}`;
    check(isWhole(square), place, 'a square needs nine dice with the white one in the centre');
    const isBlank = square.every(({ value }) => value === null);
    const mayBuild = areRolled(square) || (isBlank && stage === 'in-hand');
    const mayBe = isBuilding({ stage }) ? phase === 'build' && mayBuild : isRolled;
    const isEnded = phase === 'build' ? stage !== 'late' : stage !== 'called';
    check(mayBe && isEnded && (!taken || stage === 'decided'), place, `the stage "${stage}" is not possible now`);
  });

  const held = seats.flatMap(({ taken }) => taken ?? []);
  const left = middle.flatMap((die) => die ?? []);
  const red = countColour([...left, ...held, ...seats.flatMap(({ square }) => square)], 'r');
  check(
    left.length + held.length === 4 && red === 4 * length + 2 && new Set(left.map(({ value }) => !value)).size < 2,
    'middle',
    'the middle needs four dice including those taken, all rolled or all unrolled, and as many red as blue dice in all',
  );

  const holder = firstHolder(position);
  const isTurn = {
    build: seats.some((seat) => isBuilding(seat) || seat.stage === 'called'),
    exchange: turn === holder,
    over: holder === undefined,
  };
  check(
    round > 0 && round <= ROUNDS && (phase !== 'over' || round === ROUNDS),
    'turn',
    `the phase "${phase}" is not possible in round ${round}`,
  );
  check(
    Math.max(first, turn) < length && isTurn[phase],
    'turn',
    `it cannot be the turn of seat ${turn} in the phase "${phase}"`,
  );
  return stateAt(position, options, revision);
}

function stateAt(position: CuboPosition, options: Partial<CuboOptions> | undefined, revision: number): CuboState {
  const { start: first, phase, turn, seats, middle } = position;
  const inOrder = seats.map((_, i) => (first + i) % seats.length);
  return {
    ...position,
    // The order of unrolled dice does not matter.
    middle: areRolled(middle) ? middle : freshDice(countColour(middle, 'r'), middle.length),
    turn: phase === 'exchange' ? turn : first,
    options: resolveOptions(cuboOptions, options),
    revision,
    calls: inOrder.filter((seat) => seats[seat]?.stage === 'called'),
    rounds: [],
  };
}

const isWhole = (square: CuboSquare): boolean =>
  square.length === CELLS && square.every(({ colour }, cell) => (colour === 'w') === (cell === CENTRE));

/**
 * The same for squares and middles of any colours and for seats at any stage. Squares that are not rolled are in hand; a round that is over is scored.
 * @throws GameError `bad-position`, `bad-seats`, `bad-options`
 */
export function startLoosely(position: CuboPosition, options?: Partial<CuboOptions>, revision = REVISION): CuboState {
  const { round, start: first, phase, turn, seats, middle } = position;
  const check = (isFine: unknown, place: string, message: string): void => {
    if (!isFine) throw bad(`${place}: ${message}`, place);
  };
  checkSeats(seats.length, SEATS);
  check(round > 0 && round <= ROUNDS, 'turn', `there is no round ${round}`);
  check(Math.max(first, turn) < seats.length, 'turn', `there are only ${seats.length} seats`);
  seats.forEach(({ square, taken }, seat) => {
    const place = `seat ${seat}`;
    check(isWhole(square), place, 'a square needs nine dice with the white one in the centre');
    check(!taken || areRolled(square), place, 'a seat that has taken a die has rolled its own');
  });
  const gaps = middle.filter((die) => die === null).length;
  const isUnrolled = middle.every((die) => die?.value === null);
  check(
    middle.length === 4 && (areRolled(middle) || isUnrolled) && gaps >= seats.filter(({ taken }) => taken).length,
    'middle',
    'the middle needs four unrolled dice, or rolled ones with a gap for each die that is taken',
  );
  const staged = seats.map((seat) => ({ ...seat, stage: stageOf(seat, phase) }));
  const state = stateAt({ ...position, seats: staged }, options, revision);
  const isBuilt = staged.every(({ stage }) => stage === 'decided' || stage === 'late');
  if (phase === 'over' || (phase === 'build' && !isBuilt)) return state;
  return closeExchange({ ...state, phase: 'exchange' });
}

/** The stage of a seat that fits its square and the phase. */
function stageOf({ square, stage, taken }: CuboSeat, phase: CuboPhase): CuboStage {
  if (taken) return 'decided';
  if (phase === 'build') return areRolled(square) ? stage : 'in-hand';
  return stage === 'late' ? stage : 'decided';
}
