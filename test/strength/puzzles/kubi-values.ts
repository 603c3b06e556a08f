/** What ways to enter a roll are worth: exactly near the end of a game, by playing on earlier. */
import { FREE, areDone, discardsAfter, marksAfter, slotOf } from '../../../src/opponents/kubi/compact.js';
import type { Triple } from '../../../src/opponents/kubi/compact.js';
import { rollChoices } from '../../../src/opponents/kubi/rolls.js';
import { scoreOf } from '../../../src/opponents/kubi/score.js';
import { valueFunction } from '../../../src/opponents/kubi/value-function.js';

/**
 * So many rolls without any of the numbers are looked at; after one more the learned value stands for the rest. One roll in 32 is such a roll, and the learned values
 * are not off by a hundred points, so no value is off by more than half a point.
 */
const FREE_RIDES = 1;

const isFree = (way: number): boolean => slotOf(way) === FREE;

/** The expected result of a sheet before a roll, by looking at all rolls up to the end of the game. */
export class ExactValues {
  readonly #known = new Map<string, number>();

  constructor(readonly triple: Triple) {}

  of(marks: Uint8Array, discards: number, rides = FREE_RIDES): number {
    if (areDone(discards)) return scoreOf(marks);
    if (rides < 0) return valueFunction(this.triple).of(marks, discards);
    const key = `${marks.join()} ${discards} ${rides}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let value = 0;
    const values = new Map<number, number>();
    const valueOf = (way: number): number => {
      const found = values.get(way);
      if (found !== undefined) return found;
      const next = this.of(marksAfter(marks, way), discardsAfter(discards, way), isFree(way) ? rides - 1 : rides);
      values.set(way, next);
      return next;
    };
    for (const { weight, ways } of rollChoices(this.triple)) {
      let best = -Infinity;
      for (const way of ways) best = Math.max(best, valueOf(way));
      value += weight * best;
    }
    this.#known.set(key, value);
    return value;
  }
}

/** Plays games on from sheets, with the same dice for all of them. */
export class Playing {
  readonly #bounds: number[] = [];

  constructor(
    readonly triple: Triple,
    readonly random: () => number,
  ) {
    rollChoices(triple).reduce((sum, { weight }, i) => (this.#bounds[i] = sum + weight), 0);
  }

  /** The rolls of a game: as many as any game takes. */
  rolls(): readonly Uint16Array[] {
    const choices = rollChoices(this.triple);
    return Array.from({ length: 60 }, () => {
      const drawn = this.random();
      let low = 0;
      let high = this.#bounds.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (drawn < this.#bounds[middle]!) high = middle;
        else low = middle + 1;
      }
      return choices[low]!.ways;
    });
  }

  result(marks: Uint8Array, discards: number, rolls: readonly Uint16Array[]): number {
    const valueOf = valueFunction(this.triple);
    for (const ways of rolls) {
      if (areDone(discards)) break;
      let best = -Infinity;
      let bestWay = 0;
      for (const way of ways) {
        const value = valueOf.of(marksAfter(marks, way), discardsAfter(discards, way));
        if (value > best) [best, bestWay] = [value, way];
      }
      marks = marksAfter(marks, bestWay);
      discards = discardsAfter(discards, bestWay);
    }
    return scoreOf(marks);
  }
}
