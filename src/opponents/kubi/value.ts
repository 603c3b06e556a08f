import { MOST_MARKS, SUMS, WAYS, areDone, discardsAfter, firstOf, marksAfter, secondOf, slotOf } from './compact.js';
import type { Triple } from './compact.js';
import type { Network } from './network.js';
import { waysOfTriple } from './rolls.js';
import { COUNTS, scoreOf } from './score.js';

/** The points that a network takes for 1. */
export const UNIT = 100;

/** The expected result of a player with a triple of numbers, by a network that was taught. */
export class ValueFunction {
  readonly #units: Float64Array;
  readonly #withFirst: Float64Array;
  /** What the next mark and the next two marks beside each sum change in each unit, and in the direct part of the value. */
  readonly #changes: readonly [Float64Array, Float64Array];
  readonly #direct = [new Float64Array(SUMS), new Float64Array(SUMS)] as const;

  constructor(
    readonly triple: Triple,
    readonly network: Network,
  ) {
    const { units } = network;
    this.#units = new Float64Array(units);
    this.#withFirst = new Float64Array(units);
    this.#changes = [new Float64Array(SUMS * units), new Float64Array(SUMS * units)];
  }

  /** The expected result of a sheet before a roll, or the result once it is done. */
  of(marks: Uint8Array, discards: number): number {
    if (areDone(discards)) return scoreOf(marks);
    return UNIT * this.network.valueOf(this.network.addUp(marks, discards, this.#units), this.#units);
  }

  /** The values after each way to enter a roll, at the place of the way. */
  ofAll(marks: Uint8Array, discards: number, into = new Float64Array(WAYS)): Float64Array {
    this.#findChanges(marks);
    const [byOne, byTwo] = this.#changes;
    const [directOfOne, directOfTwo] = this.#direct;
    const { network } = this;
    const count = network.units;
    let slot = -1;
    let isLast = false;
    let direct = 0;
    let first = -1;
    for (const way of waysOfTriple(this.triple)) {
      if (slotOf(way) !== slot) {
        slot = slotOf(way);
        first = -1;
        isLast = areDone(discardsAfter(discards, way));
        if (!isLast) direct = network.addUp(marks, discardsAfter(discards, way), this.#units);
      }
      if (isLast) {
        into[way] = scoreOf(marksAfter(marks, way));
        continue;
      }
      if (firstOf(way) !== first) {
        first = firstOf(way);
        for (let unit = 0, at = first * count; unit < count; unit++, at++)
          this.#withFirst[unit] = this.#units[unit]! + byOne[at]!;
      }
      const second = secondOf(way);
      into[way] =
        UNIT *
        (first === second
          ? network.valueOf(direct + directOfTwo[first]!, this.#units, byTwo, first * count)
          : network.valueOf(
              direct + directOfOne[first]! + directOfOne[second]!,
              this.#withFirst,
              byOne,
              second * count,
            ));
    }
    return into;
  }

  #findChanges(marks: Uint8Array): void {
    const { rows, direct, units } = this.network;
    this.#changes.forEach((changes, more) => {
      for (let sum = 0; sum < SUMS; sum++) {
        const now = sum * COUNTS + marks[sum]!;
        const then = sum * COUNTS + Math.min(marks[sum]! + more + 1, MOST_MARKS);
        this.#direct[more]![sum] = direct[then]! - direct[now]!;
        for (let unit = 0; unit < units; unit++)
          changes[sum * units + unit] = rows[then * units + unit]! - rows[now * units + unit]!;
      }
    });
  }
}
