import { STEPS, SUMS, WAYS, addMark, areDone, wayOf } from './compact.js';
import type { Triple } from './compact.js';
import { FEATURES, PLAIN_FEATURES, PLAIN_WEIGHTS, listFeatures, rollsToCome, scoreOf } from './features.js';

/** The expected result of a player with a triple of numbers, by weights that were learned. */
export class ValueFunction {
  readonly isPlain: boolean;
  readonly #rolls: Uint8Array;
  readonly #features: Int32Array;

  constructor(
    readonly triple: Triple,
    readonly weights: Float32Array,
  ) {
    this.isPlain = weights.length === PLAIN_WEIGHTS;
    this.#rolls = rollsToCome(triple);
    this.#features = new Int32Array(this.isPlain ? PLAIN_FEATURES : FEATURES);
  }

  features(marks: Uint8Array, discards: number, into: Int32Array): void {
    listFeatures(marks, discards, this.#rolls, into, this.isPlain);
  }

  /** The expected result of a sheet before a roll, or the result once it is done. */
  of(marks: Uint8Array, discards: number): number {
    if (areDone(discards)) return scoreOf(marks);
    const features = this.#features;
    this.features(marks, discards, features);
    let value = 0;
    for (let i = 0; i < features.length; i++) value += this.weights[features[i]!]!;
    return value;
  }

  /** The values after each way to enter a roll, at the place of the way. */
  ofAll(marks: Uint8Array, discards: number, into = new Float64Array(WAYS)): Float64Array {
    const after = marks.slice();
    STEPS.forEach((step, slot) => {
      for (let first = 0; first < SUMS; first++) {
        addMark(after, first);
        for (let second = first; second < SUMS; second++) {
          const before = after[second]!;
          addMark(after, second);
          into[wayOf(slot, first, second)] = this.of(after, discards + step);
          after[second] = before;
        }
        after[first] = marks[first]!;
      }
    });
    return into;
  }
}
