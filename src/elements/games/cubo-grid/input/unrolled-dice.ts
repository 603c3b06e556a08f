import { actors } from '../../../../games/cubo/phase.js';
import { areRolled } from '../../../../games/cubo/square.js';
import type { CuboDie, Value } from '../../../../games/cubo/square.js';
import type { CuboMove, CuboState } from '../../../../games/cubo/state.js';
import type { Seat } from '../../../../games/game.js';

/** Dice that are rolled by hand and entered: those of the middle, or of a seat. */
export interface UnrolledDice {
  /** `undefined` for the middle. */
  readonly seat: Seat | undefined;
  readonly dice: readonly CuboDie[];
  /** The move that gives them these values. */
  move(values: readonly number[]): CuboMove;
}

/** The dice that are due now, the middle first. */
export function unrolledDice(state: CuboState): UnrolledDice | undefined {
  if (!actors(state).includes('chance')) return undefined;
  if (!areRolled(state.middle)) {
    const dice = state.middle.flatMap((die) => die ?? []);
    return { seat: undefined, dice, move: (values) => ({ kind: 'middle', dice: withValues(dice, values) }) };
  }
  const seat = state.seats.findIndex(({ stage }) => stage === 'in-hand');
  const dice = state.seats[seat]?.square ?? [];
  return { seat, dice, move: (values) => ({ kind: 'dice', seat, values: values as Value[] }) };
}

const withValues = (dice: readonly CuboDie[], values: readonly number[]): readonly CuboDie[] =>
  dice.map(({ colour }, i) => ({ colour, value: (values[i] ?? null) as Value | null }));
