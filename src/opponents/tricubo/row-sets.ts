/**
 * The five rows of a sheet as one number. All rows have the same columns and dice favour none, so it does not matter which row is which: of 32,768
 * arrangements of crosses on side A, 792 are different. Once three rows are scored, it does not matter which.
 */
import type { TricuboOptions } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { END_BONUS } from '../../games/tricubo/score.js';
import { DICE, INTERIMS, PURPLE_ROWS, ROWS, isPurple, valueAt } from '../../games/tricubo/sheet.js';
import type { TricuboMarks } from '../../games/tricubo/index.js';
import type { Steps } from '../opponent.js';

const COUNT = ROWS.length;
const KINDS = DICE.length;
/** The places that an interim scoring can choose, by the number of rows. */
const CHOICES = DICE.map((_, i) => placesOf(i + 1));
/** The most interim scorings that three dice can choose from. */
const MOST_INTERIMS = CHOICES.flat().length;
/** How many sets are looked at in one step. */
const STEP = 60;

/** A row: twice its crosses, and one more once it cannot be scored any more. */
type RowState = number;

/** Every set of five rows, in a fixed order, with what dice make of it. */
export class RowSets {
  /** The number of sets. */
  readonly size: number;
  /** The points at the end: over the rightmost crosses, and for three purple rows. */
  readonly points: Float32Array;
  /** 1 where there are three purple rows, which end the game. */
  readonly isEnd: Uint8Array;
  /** The crosses of all rows. */
  readonly crosses: Uint8Array;
  /** How many rows have been scored; 3 stands for all that can be. */
  readonly scored: Uint8Array;
  /** The set after a die has crossed boxes, by set, die and row; −1 where it cannot. */
  readonly afterRow: Int32Array;
  /** Where the interim scorings of a set by a die begin in the lists after this: by set and die. */
  readonly firstInterim: Int32Array;
  readonly afterInterim: Int32Array;
  readonly interimPoints: Int16Array;

  readonly #places: Int32Array;
  readonly #ranks: readonly Int32Array[];
  readonly #sorted = new Uint8Array(COUNT);

  private constructor(sets: readonly (readonly RowState[])[], states: number) {
    this.size = sets.length;
    this.#ranks = ranksOf(states);
    this.#places = new Int32Array(choose(states + COUNT - 1, COUNT)).fill(-1);
    sets.forEach((set, i) => (this.#places[this.#rankOf(set)] = i));
    this.points = new Float32Array(this.size);
    this.isEnd = new Uint8Array(this.size);
    this.crosses = new Uint8Array(this.size);
    this.scored = new Uint8Array(this.size);
    this.afterRow = new Int32Array(this.size * KINDS * COUNT).fill(-1);
    this.firstInterim = new Int32Array(this.size * KINDS + 1);
    this.afterInterim = new Int32Array(this.size * MOST_INTERIMS);
    this.interimPoints = new Int16Array(this.size * MOST_INTERIMS);
  }

  static *make({ overflow, ...options }: Pick<TricuboOptions, 'sheet' | 'overflow'>): Steps<RowSets> {
    const sheet = sheetOf(options);
    const columns = sheet.values.length;
    const states = 2 * columns + 2;
    const sets = yield* setsOf(states);
    const made = new RowSets(sets, states);
    let interims = 0;
    for (const [i, set] of sets.entries()) {
      if (i % STEP === 0) yield;
      const counts = set.map((row) => row >> 1);
      const isEnd = counts.filter((count) => isPurple(sheet, count)).length >= PURPLE_ROWS;
      made.isEnd[i] = isEnd ? 1 : 0;
      made.points[i] = counts.reduce((sum, count) => sum + valueAt(sheet, count), isEnd ? END_BONUS : 0);
      made.crosses[i] = counts.reduce((sum, count) => sum + count, 0);
      made.scored[i] = Math.min(scoredIn(set), INTERIMS);
      for (let die = 0; die < KINDS; die++) {
        const reach = KINDS - die;
        made.firstInterim[i * KINDS + die] = interims;
        if (isEnd) continue;
        for (let row = 0; row < COUNT; row++) {
          const count = counts[row]!;
          if (count >= columns || (overflow === 'forbidden' && count + reach > columns)) continue;
          const crossed = 2 * Math.min(count + reach, columns) + (set[row]! & 1);
          made.afterRow[(i * KINDS + die) * COUNT + row] = made.#placeOf(replaced(set, row, crossed));
        }
        if (reach + scoredIn(set) > INTERIMS) continue;
        for (const rows of CHOICES[reach - 1]!) {
          if (!canScore(set, rows)) continue;
          made.afterInterim[interims] = made.#placeOf(set.map((row, at) => (rows.includes(at) ? row | 1 : row)));
          made.interimPoints[interims++] = rows.reduce((sum, row) => sum + valueAt(sheet, counts[row]!), 0);
        }
      }
    }
    made.firstInterim[sets.length * KINDS] = interims;
    return made;
  }

  /** The set of the rows of a sheet. */
  of({ crosses, interims }: TricuboMarks): number {
    return this.#placeOf(crosses.map((count, row) => 2 * count + (interims[row] === null ? 0 : 1)));
  }

  #placeOf(rows: readonly RowState[]): number {
    const closed = scoredIn(rows) < INTERIMS ? 0 : 1;
    const sorted = this.#sorted;
    for (let i = 0; i < COUNT; i++) {
      const row = rows[i]! | closed;
      let at = i;
      for (; at > 0 && sorted[at - 1]! > row; at--) sorted[at] = sorted[at - 1]!;
      sorted[at] = row;
    }
    return this.#places[this.#rankOf(sorted)]!;
  }

  /** The place of an ascending list among all of its length (combinatorial number system). */
  #rankOf(rows: ArrayLike<RowState>): number {
    let rank = 0;
    for (let i = 0; i < COUNT; i++) rank += this.#ranks[i]![rows[i]!]!;
    return rank;
  }
}

const scoredIn = (rows: readonly RowState[]): number => rows.reduce((sum, row) => sum + (row & 1), 0);

/** All sets of rows in ascending order: with up to two scored ones, or with none that can be scored any more. */
function* setsOf(states: number): Steps<readonly (readonly RowState[])[]> {
  const sets: (readonly RowState[])[] = [];
  const extend = (set: readonly RowState[], scored: number): void => {
    if (set.length === COUNT) {
      sets.push(set);
      return;
    }
    for (let row = set.at(-1) ?? 0; row < states; row++) {
      const sum = scored + (row & 1);
      if (sum < INTERIMS || sum === set.length + 1) extend([...set, row], sum);
    }
  };
  for (let first = 0; first < states; first++) {
    extend([first], first & 1);
    yield;
  }
  return sets;
}

/** What a row adds to the rank of a list, by its place and state. */
const ranksOf = (states: number): readonly Int32Array[] =>
  Array.from({ length: COUNT }, (_, i) => Int32Array.from({ length: states }, (__, row) => choose(row + i, i + 1)));

function choose(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

const replaced = (set: readonly RowState[], at: number, row: RowState): readonly RowState[] =>
  set.map((each, i) => (i === at ? row : each));

/** All choices of so many of the five places. */
function placesOf(count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return Array.from({ length: COUNT - from }, (_, i) => from + i).flatMap((place) =>
    placesOf(count - 1, place + 1).map((others) => [place, ...others]),
  );
}

/** Whether the rows at these places are not scored yet, and of equal rows the first ones. */
const canScore = (set: readonly RowState[], places: readonly number[]): boolean =>
  places.every((at) => (set[at]! & 1) === 0 && (set[at] !== set[at - 1] || places.includes(at - 1)));
