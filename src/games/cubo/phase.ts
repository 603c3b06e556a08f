/** Queries on a state: who builds, who may take a die, whose time runs. */
import type { Actor, TimeLimit, Seat } from '../game.js';
import { areRolled } from './square.js';
import type { CuboMove, CuboPosition, CuboSeat, CuboState } from './state.js';

/** The time of the last builder, and of callers once the others wait for them, in seconds. */
export const LAST_SECONDS = 6;

/** Whether the seat is still building: it has neither called nor run out of time. */
export const isBuilding = ({ stage }: Pick<CuboSeat, 'stage'>): boolean => stage === 'open' || stage === 'in-hand';

/** Whether somebody has called in this round. */
export const isCalled = ({ seats }: CuboState): boolean => !seats.every(isBuilding);

/** Whether all dice of the round have been rolled at least once. */
export const isRolled = ({ seats, middle }: CuboState): boolean =>
  areRolled(middle) && seats.every(({ square }) => areRolled(square));

/** The first seat, from the start seat on, with a die to exchange. */
export function firstHolder({ seats, start }: CuboPosition): Seat | undefined {
  const inOrder = seats.map((_, i) => (start + i) % seats.length);
  return inOrder.find((seat) => seats[seat]?.taken);
}

/** The callers who may take a die now: all while somebody builds, then one after another in the order of their calls. */
export const takers = ({ calls, seats }: CuboState): readonly Seat[] =>
  seats.some(isBuilding) ? calls : calls.slice(0, 1);

export function actors(state: CuboState): readonly Actor[] {
  const { phase, turn, seats } = state;
  if (phase === 'over') return [];
  if (phase === 'exchange') return [turn];
  if (!isRolled(state)) return ['chance'];
  const taking = takers(state);
  return [
    ...[...seats.keys()].filter((seat) => seats[seat]?.stage === 'open' || taking.includes(seat)),
    ...(seats.some(({ stage }) => stage === 'in-hand') ? (['chance'] as const) : []),
    ...(deadline(state) ? (['clock'] as const) : []),
  ];
}

const TIMEOUT: CuboMove = { kind: 'timeout' };

/**
 * In practice, the time of the round. Otherwise six seconds, once all seats but one have called: for callers who have not
 * decided, then for the last builder. Once all squares are covered, for one caller after another.
 */
export function deadline(state: CuboState): TimeLimit<CuboMove> | undefined {
  const { options, phase, round, seats, calls, revision } = state;
  if (!options.timeLimits || phase !== 'build' || !isRolled(state)) return undefined;
  const limit = (whose: string, seconds: number) => ({
    key: `round ${round}${whose}`,
    ms: seconds * 1000,
    move: TIMEOUT,
  });
  const builders = seats.filter(isBuilding).length;
  if (seats.length === 1) return builders === 1 ? limit('', options.practiceSeconds) : undefined;
  if (builders > 1) return undefined;
  const [caller] = calls;
  // Nobody hurried callers, or dice in hand, in the first revision.
  const isUnhurried = caller !== undefined || seats.some(({ stage }) => stage === 'in-hand');
  if (revision === 1 && isUnhurried) return undefined;
  if (caller === undefined) return limit('', LAST_SECONDS);
  return limit(builders === 1 ? ' callers' : ` caller ${caller}`, LAST_SECONDS);
}
