/**
 * What every sheet is worth at every hour of a game: dynamic programming backwards from the last round (Bellman: backward induction), exact for a game of
 * one seat. Among several, others end the game in each round with the chance that a {@link Course} gives. The rows are a set ({@link RowSets}), so that
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

/** How many sheets are valued in one step at most. */
const STEP = 5000;
/** The number of passes in a game, which are rare where rows are long. */
const PASSES = 3;
/** So few sheets are all valued. */
const FEW_SHEETS = 50_000;

/** A game as a countdown: how many rounds are to come at most. */
export interface Course {
  /** The next round where so many are to come at most. */
  readonly roundAt: (left: number) => Round;
  /** How many rounds have been played, with so many to come. Without it, sheets with any number of crosses are valued. */
  readonly playedAt?: (left: number) => number;
  /** How many sheets there may be before colour fields are only counted. */
  readonly sheets: number;
}

export class Plan {
  readonly fields: FieldSets;
  readonly #jokers: number;
  readonly #colourOnSix: boolean;
  /** Values by the number of rounds to come at most, each by rows, fields and joker. */
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
    this.fields = new FieldSets(sheet, course.sheets / rows.size / this.#jokers);
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
    const set = fields.of(marks);
    const at = (row * fields.size + set) * this.#jokers + (marks.joker ? 1 : 0);
    return row >= 0 && this.#isUsual(row, set, left) ? this.#values[left]?.[at] : undefined;
  }

  /**
   * Whether the number of crosses fits the rounds that have been played: each that crossed no field and scored no rows made one to three of them.
   * Three rows may have been scored in one round to three.
   */
  #isUsual(row: number, set: number, left: number): boolean {
    const played = this.course.playedAt?.(left);
    const { crosses, scored, size } = this.rows;
    if (played === undefined || left === 0 || size * this.fields.size < FEW_SHEETS) return true;
    const made = crosses[row]! - 1;
    const rounds = played - this.fields.counts[set]!;
    return made <= 3 * (rounds - (scored[row]! > 0 ? 1 : 0)) && made >= rounds - scored[row]! - PASSES;
  }

  /** Computes the values for one more round to come. */
  *extend(): Steps<void> {
    const { rows, fields } = this;
    const left = this.#values.length;
    const round = this.course.roundAt(left);
    const next = this.#valuesAfter(round);
    const values = new Float32Array(rows.size * fields.size * this.#jokers);
    let valued = 0;
    for (let row = 0, at = 0; row < rows.size; row++) {
      for (let set = 0; set < fields.size; set++, at += this.#jokers) {
        const isUsual = this.#isUsual(row, set, left);
        // Whoever has a joker can come to what was looked at before: the sheet on which it is spent.
        for (let joker = this.#jokers - 1; joker >= 0; joker--) {
          if (!next || rows.isEnd[row] === 1) values[at + joker] = rows.points[row]! + fields.points[set]!;
          else if (isUsual) values[at + joker] = this.#expected(next, round, set, joker, row);
        }
        if (isUsual && ++valued % STEP === 0) yield;
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
    const pass = next[(row * this.fields.size + set) * this.#jokers + joker]!;
    const hasJoker = joker + 1 < this.#jokers;
    const bests = this.#bests[joker]!;
    const large = bests[0]!;
    const medium = bests[1]!;
    const small = bests[2]!;
    let open = 1;
    for (let die = 0; die < KINDS; die++) {
      // A die that is surely closed is of use to a joker alone.
      if (closed[die]! < 1 || joker > 0) this.#bestUses(next, set, joker, row, die, bests[die]!);
    }
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
    const { afterRow, afterInterim, interimPoints } = rows;
    const jokers = this.#jokers;
    const perRow = fields.size * jokers;
    const block = set * jokers + joker;
    const own = fields.after[(set * KINDS + die) * 2]!;
    const all = fields.after[(set * KINDS + die) * 2 + 1]!;
    const inOwn = own < 0 ? NONE : next[row * perRow + own * jokers + joker]!;
    const inAll = all < 0 ? NONE : next[row * perRow + all * jokers + joker]!;
    const inField = inOwn > inAll ? inOwn : inAll;
    const use = row * KINDS + die;
    for (let i = 0; i < SIX; i++) {
      const crossed = afterRow[use * SIX + i]!;
      const value = crossed < 0 ? NONE : next[crossed * perRow + block]!;
      into[i] = value > inField ? value : inField;
    }
    let best = this.#colourOnSix ? inField : NONE;
    const end = rows.firstInterim[use + 1]!;
    for (let i = rows.firstInterim[use]!; i < end; i++) {
      const value = interimPoints[i]! + next[afterInterim[i]! * perRow + block]!;
      if (value > best) best = value;
    }
    into[SIX] = best;
    sort(into);
  }
}
