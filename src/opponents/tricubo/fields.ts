import type { TricuboMarks, TricuboSheet } from '../../games/tricubo/index.js';
import { DICE, FIELDS } from '../../games/tricubo/sheet.js';

/** The sets of crossed colour fields as numbers, with what dice make of them. */
export class FieldSets {
  readonly size: number;
  /** By set. */
  readonly points: readonly number[];
  /** The sets after a die has crossed the field of its colour, and after the one of all colours; −1 where there is none. By set and die. */
  readonly after: readonly (readonly (readonly [own: number, all: number])[])[];
  readonly #radices: readonly number[];
  readonly #isExact: boolean;

  /** @param most beyond so many sets of crossed fields, only their number is told apart */
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
    if (!this.#isExact) {
      this.points = all.map((set) => fieldPoints[set] ?? 0);
      this.after = all.map((set) => DICE.map(() => [set < fields.length ? set + 1 : -1, -1] as const));
      return;
    }
    const add = (set: number, kind: number): number =>
      crossedIn(set)[kind]! < counts[kind]! ? set + this.#stepOf(kind) : -1;
    this.points = all.map((set) => fieldPoints[crossedIn(set).reduce((sum, count) => sum + count, 0)] ?? 0);
    this.after = all.map((set) => DICE.map((_, die) => [add(set, die), add(set, DICE.length)] as const));
  }

  #stepOf(kind: number): number {
    return this.#radices.slice(0, kind).reduce((product, count) => product * (count + 1), 1);
  }

  of({ fields }: TricuboMarks): number {
    if (!this.#isExact) return fields.length;
    return fields.reduce((set, field) => set + this.#stepOf(FIELDS.indexOf(field)), 0);
  }
}
