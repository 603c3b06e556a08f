/**
 * What a sheet is worth, by a network with one hidden layer: each of its units adds up a weight for every sum and every one of the three numbers,
 * chosen by the marks beside it, and the value adds up the absolute amounts of the units, and a direct weight for every sum and number. Marks beside
 * one sum change little of a sum, so thousands of sheets that differ by two marks are compared at the cost of a few (as in the efficiently updatable networks
 * of shogi and chess).
 */
import { LAST_MARK, STEPS, SUMS } from './compact.js';
import { COUNTS } from './score.js';

/** What is written beside one sum or number picks one row of weights. */
const NUMBERS = STEPS.length - 1;
export const FIRST_OF_NUMBERS = SUMS * COUNTS;
export const ROWS = FIRST_OF_NUMBERS + NUMBERS * LAST_MARK;
/** How many rows count for a sheet. */
export const ROWS_OF_SHEET = SUMS + NUMBERS;

export class Network {
  /** All weights: the rows of the units, the direct ones, and those of the units in the value. */
  readonly weights: Float64Array;
  readonly rows: Float64Array;
  readonly direct: Float64Array;
  readonly ofUnits: Float64Array;

  constructor(readonly units: number) {
    const direct = ROWS * units;
    this.weights = new Float64Array(direct + ROWS + units);
    this.rows = this.weights.subarray(0, direct);
    this.direct = this.weights.subarray(direct, direct + ROWS);
    this.ofUnits = this.weights.subarray(direct + ROWS);
  }

  /** Adds up the rows of a sheet that is not done. @returns the sum of the direct weights */
  addUp(marks: Uint8Array, discards: number, units: Float64Array): number {
    units.fill(0);
    let direct = 0;
    for (let i = 0; i < ROWS_OF_SHEET; i++) {
      const row = rowOf(marks, discards, i);
      direct += this.direct[row]!;
      for (let unit = 0, at = row * this.units; unit < units.length; unit++, at++) units[unit]! += this.rows[at]!;
    }
    return direct;
  }

  /** The value for what {@link addUp} found, once each unit has been changed by so much. */
  valueOf(direct: number, units: Float64Array, changes?: Float64Array, from = 0): number {
    const { ofUnits } = this;
    let value = direct;
    if (!changes) for (let unit = 0; unit < units.length; unit++) value += Math.abs(units[unit]!) * ofUnits[unit]!;
    else {
      for (let unit = 0; unit < units.length; unit++)
        value += Math.abs(units[unit]! + changes[from + unit]!) * ofUnits[unit]!;
    }
    return value;
  }
}

/** The row that counts for a sum, or after all sums for a number. */
export function rowOf(marks: Uint8Array, discards: number, i: number): number {
  if (i < SUMS) return i * COUNTS + marks[i]!;
  const number = i - SUMS;
  return FIRST_OF_NUMBERS + number * LAST_MARK + (Math.floor(discards / STEPS[number]!) % 9);
}
