import type { TricuboMarks, TricuboSheet } from '../../games/tricubo/index.js';
import { DICE, FIELDS } from '../../games/tricubo/sheet.js';

/** The sets of crossed colour fields as numbers, with what dice make of them. */
export class FieldSets {
  readonly size: number;
  /** By set. */
  readonly points: readonly number[];
  /** How many fields are crossed, by set. */
  readonly counts: readonly number[];
  /** The sets after a die has crossed the field of its colour, and after the one of all colours; −1 where there is none. By set and die. */
  readonly after: Int32Array;
  readonly #radices: readonly number[];
  readonly #isExact: boolean;

  /** @param most beyond so many sets of crossed fields, only the number of crossed fields is distinguished */
  constructor({ fields, fieldPoints }: TricuboSheet, most: number) {
    const counts = FIELDS.map((kind) => fields.filter((each) => each === kind).length);
    const sets = counts.reduce((product, count) => product * (count + 1), 1);
    this.#isExact = sets <= most;
    this.#radices = counts;
    this.size = this.#isExact ? sets : fields.length + 1;
    const all = Array.from({ length: this.size }, (_, set) => set);
    const crossedIn = (set: number): readonly number[] => {
      let rest = set;
      return counts.map((count) => {
        const crossed = rest % (count + 1);
        rest = Math.floor(rest / (count + 1));
        return crossed;
      });
    };
    const add = (set: number, kind: number): number => {
      if (this.#isExact) return crossedIn(set)[kind]! < counts[kind]! ? set + this.#stepOf(kind) : -1;
      return set < fields.length ? set + 1 : -1;
    };
    this.counts = this.#isExact ? all.map((set) => crossedIn(set).reduce((sum, count) => sum + count, 0)) : all;
    this.points = this.counts.map((count) => fieldPoints[count] ?? 0);
    this.after = Int32Array.from(
      all.flatMap((set) => DICE.flatMap((_, die) => [add(set, die), add(set, DICE.length)])),
    );
  }

  #stepOf(kind: number): number {
    return this.#radices.slice(0, kind).reduce((product, count) => product * (count + 1), 1);
  }

  of({ fields }: TricuboMarks): number {
    if (!this.#isExact) return fields.length;
    return fields.reduce((set, field) => set + this.#stepOf(FIELDS.indexOf(field)), 0);
  }
}
