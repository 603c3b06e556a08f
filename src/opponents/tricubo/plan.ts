/**
 * What every sheet is worth at every hour of a game: dynamic programming backwards from the last round (Bellman: backward induction), exact for a game of
 * one seat. Among several, others end the game in each round with the chance that a {@link Course} tells. The rows are a set ({@link RowSets}), so that
 * there are few enough sheets to do it while a page waits for the first roll.
 */
import { sheetOf } from '../../games/tricubo/options.js';
import type { TricuboMarks, TricuboOptions } from '../../games/tricubo/index.js';
import { DICE, ROWS } from '../../games/tricubo/sheet.js';
import type { Steps } from '../opponent.js';
import { FieldSets } from './fields.js';
import { FACES, NONE, meanOfThree, meanOfTwo, sort } from './means.js';
import { RowSets } from './row-sets.js';

const KINDS = DICE.length;
const SIX = ROWS.length;

/** A round, as far as a plan needs to know it. */
export interface Round {
  /** How likely each die is closed: `[1, 0, 0]` if it is the large one. What is missing to 1 is the probability that all are open. */
  readonly closed: readonly number[];
  /** How likely it is the last one because others end the game. */
  readonly isLast: number;
}

/** How many sets of rows are valued in one step at most, with and without a joker. */
const STEP = 350;
/** How many sheets there may be before colour fields are only counted. */
const MOST_SHEETS = 250_000;
/** The number of moves that cross no box: interim scorings, and passes, which are rare. */
const OTHER_MOVES = 5;

/** A game as a countdown: how many rounds are to come at most. */
export interface Course {
  /** The next round where so many are to come at most. */
  readonly roundAt: (left: number) => Round;
  /** How many rounds have been played, with so many to come. Without it, sheets with any number of crosses are valued. */
  readonly playedAt?: (left: number) => number;
}

export class Plan {
  readonly fields: FieldSets;
  readonly #jokers: number;
  readonly #fieldCount: number;
  readonly #colourOnSix: boolean;
  /** Values by the number of rounds to come at most, each by fields, joker and rows. */
  readonly #values: Float32Array[] = [];
  /** The best uses of each die on the sheet that is looked at, by the jokers that are spent. */
  readonly #bests: readonly (readonly Float64Array[])[];

  private constructor(
    { colourOnSix, ...options }: TricuboOptions,
    readonly rows: RowSets,
    readonly course: Course,
  ) {
    const sheet = sheetOf(options);
    this.#jokers = sheet.jokers + 1;
    this.#bests = Array.from({ length: this.#jokers }, () => DICE.map(() => new Float64Array(FACES)));
    this.#fieldCount = sheet.fields.length;
    this.fields = new FieldSets(sheet, MOST_SHEETS / rows.size / this.#jokers);
    this.#colourOnSix = colourOnSix;
  }

  static *make(options: TricuboOptions, course: Course): Steps<Plan> {
    return new Plan(options, yield* RowSets.make(options), course);
  }

  /** The number of rounds to come up to which values are known. */
  get rounds(): number {
    return this.#values.length - 1;
  }

  /** The points to come, besides the interim ones that are written down already; `undefined` for a sheet that is not in the plan. */
  valueOf(marks: TricuboMarks, left: number): number | undefined {
    const { rows, fields } = this;
    const row = rows.of(marks);
    const block = fields.of(marks) * this.#jokers + (marks.joker ? 1 : 0);
    return this.#isUsual(row, left) ? this.#values[left]?.[block * rows.size + row] : undefined;
  }

  /** Whether the number of crosses fits the rounds that have been played. */
  #isUsual(row: number, left: number): boolean {
    const played = this.course.playedAt?.(left);
    if (played === undefined || left === 0) return row >= 0;
    const crosses = this.rows.crosses[row]!;
    return crosses <= 1 + 3 * played && crosses >= 1 + played - this.#fieldCount - OTHER_MOVES;
  }

  /** Computes the values for one more round to come. */
  *extend(): Steps<void> {
    const { rows, fields } = this;
    const left = this.#values.length;
    const round = this.course.roundAt(left);
    const next = this.#valuesAfter(round);
    const values = new Float32Array(fields.size * this.#jokers * rows.size);
    const isUsual = Uint8Array.from({ length: rows.size }, (_, row) => (this.#isUsual(row, left) ? 1 : 0));
    for (let set = 0; set < fields.size; set++) {
      for (let row = 0; row < rows.size; row++) {
        if (row % STEP === 0) yield;
        // Whoever has a joker can come to what was looked at before: the sheet on which it is spent.
        for (let joker = this.#jokers - 1; joker >= 0; joker--) {
          const at = (set * this.#jokers + joker) * rows.size + row;
          if (!next || rows.isEnd[row] === 1) values[at] = rows.points[row]! + fields.points[set]!;
          else if (isUsual[row] === 0) values[at] = next[at]!;
          else values[at] = this.#expected(next, round, set, joker, row);
        }
      }
    }
    this.#values.push(values);
  }

  /** The values after a round that may be the last one; `undefined` at the end of all. */
  #valuesAfter({ isLast }: Round): Float32Array | undefined {
    const [over, next] = [this.#values[0], this.#values.at(-1)];
    if (!over || !next || isLast === 0) return next;
    return next.map((value, i) => isLast * over[i]! + (1 - isLast) * value);
  }

  #expected(next: Float32Array, { closed }: Round, set: number, joker: number, row: number): number {
    const size = this.rows.size;
    const stay = (set * this.#jokers + joker) * size + row;
    const pass = next[stay]!;
    const hasJoker = joker + 1 < this.#jokers;
    const bests = this.#bests[joker]!;
    const large = bests[0]!;
    const medium = bests[1]!;
    const small = bests[2]!;
    let open = 1;
    for (let die = 0; die < KINDS; die++) this.#bestUses(next, set, joker, row, die, bests[die]!);
    let value = 0;
    for (let die = 0; die < KINDS; die++) {
      const chance = closed[die]!;
      if (chance === 0) continue;
      open -= chance;
      const one = die === 0 ? medium : large;
      const other = die === 2 ? medium : small;
      if (!hasJoker) {
        value += chance * meanOfTwo(one, other, pass);
        continue;
      }
      value += chance * meanOfThree(one, other, this.#bests[joker + 1]![die]!, pass);
    }
    return open > 1e-9 ? value + open * meanOfThree(large, medium, small, pass) : value;
  }

  /** The best uses of a die, one for each number, in ascending order; −∞ where there is none. */
  #bestUses(next: Float32Array, set: number, joker: number, row: number, die: number, into: Float64Array): void {
    const { rows, fields } = this;
    const { size, afterRow, afterInterim, interimPoints } = rows;
    const after = fields.after[set]![die]!;
    const own = after[0] < 0 ? NONE : next[(after[0] * this.#jokers + joker) * size + row]!;
    const all = after[1] < 0 ? NONE : next[(after[1] * this.#jokers + joker) * size + row]!;
    const inField = own > all ? own : all;
    const block = (set * this.#jokers + joker) * size;
    const use = row * KINDS + die;
    for (let i = 0; i < SIX; i++) {
      const crossed = afterRow[use * SIX + i]!;
      const value = crossed < 0 ? NONE : next[block + crossed]!;
      into[i] = value > inField ? value : inField;
    }
    let best = this.#colourOnSix ? inField : NONE;
    const end = rows.firstInterim[use + 1]!;
    for (let i = rows.firstInterim[use]!; i < end; i++) {
      const value = interimPoints[i]! + next[block + afterInterim[i]!]!;
      if (value > best) best = value;
    }
    into[SIX] = best;
    sort(into);
  }
}
