/** What points a seat comes to that rolls as if a roll cost {@link ROLL_COST}; `npm run train:cubo` looks at all rolls for it. */
import type { CuboDie, CuboOptions, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { POINTS } from './points.js';
import { BALANCED, STEP, middleIndex, unpack, worthOfRounds } from './rolling.js';
import { redsOf, roundsAfter, worthOfRoll } from './worth.js';

/** The points of so many rounds to come, for a seat with so many red dice. What a colour more is worth is that of {@link worthOfRounds}, by which squares are chosen. */
export function pointsOfRounds(rounds: number, reds: number, options: CuboOptions): number {
  return worthOfRounds(rounds, reds, options) + paidFor(rounds, options);
}

/** What is paid for the rolls of so many rounds, in points. */
function paidFor(rounds: number, options: CuboOptions): number {
  const { rounds: points } = POINTS[options.streets];
  const all = options.resetColours ? rounds * points[1]! : (points[rounds] ?? 0);
  return all - worthOfRounds(rounds, BALANCED, options);
}

const unpacked = new Map<CuboOptions['streets'], Uint8Array>();

/** The points of this round and the rounds to come for a seat that rolls, while nobody has called. */
export function pointsOfRolling(state: CuboState, square: CuboSquare): number {
  const { options, middle } = state;
  const rounds = roundsAfter(state);
  const more = unpacked.get(options.streets) ?? unpack(POINTS[options.streets].more)[0]!;
  unpacked.set(options.streets, more);
  const steps = more[middleIndex(middle)];
  // A diagram may lack dice.
  if (steps === undefined) return pointsOfRounds(rounds + 1, redsOf(square), options);
  return worthOfRoll(state, square) + STEP * steps + paidFor(rounds, options);
}

/** The points of this round that the last roll comes to, once somebody has called. */
export function meanOfLastRoll(middle: readonly (CuboDie | null)[], { streets }: CuboOptions): number {
  return POINTS[streets].means[middle.filter((die) => die !== null).length]!;
}
