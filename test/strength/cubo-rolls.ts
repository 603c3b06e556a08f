/** All rolls of Cubo with their weights, and the most that they are worth, with each die of the middle too. Exact: nothing is drawn. */
import { bestSquare } from '../../src/games/cubo/index.js';
import type { Colour, CuboDie, CuboOptions, Value } from '../../src/games/cubo/index.js';

export type Streets = CuboOptions['streets'];

const SIDES = 6;
const AROUND = 8;

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** What so many dice of one colour can show, in any order: how many ones, twos, … sixes. */
class Faces {
  readonly all: readonly (readonly number[])[];
  /** The share of rolls that show each. */
  readonly weights: readonly number[];
  readonly #index: ReadonlyMap<string, number>;

  constructor(readonly dice: number) {
    this.all = splits(dice, SIDES);
    this.weights = this.all.map(
      (counts) => factorial(dice) / counts.reduce((product, count) => product * factorial(count), SIDES ** dice),
    );
    this.#index = new Map(this.all.map((counts, i) => [counts.join(), i]));
  }

  /** For each of them the one with a number less and a number more, either of which may be none, among others; −1 where there is no such number. */
  changed(less: number | undefined, more: number | undefined, to: Faces): readonly number[] {
    return this.all.map((counts) => {
      const after = [...counts];
      if (less !== undefined) after[less]!--;
      if (more !== undefined) after[more]!++;
      return to.#index.get(after.join()) ?? -1;
    });
  }
}

function splits(count: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return [[count]];
  const firsts = Array.from({ length: count + 1 }, (_, i) => count - i);
  return firsts.flatMap((first) => splits(count - first, parts - 1).map((rest) => [first, ...rest]));
}

export const faces: readonly Faces[] = Array.from({ length: AROUND + 1 }, (_, dice) => new Faces(dice));

const diceOf = (counts: readonly number[], colour: Colour): readonly CuboDie[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => ({ colour, value: (i + 1) as Value })));

/** Values by roll: the red dice, the blue ones, the white one. */
const at = (red: number, blue: number, white: number, blues: number): number => (red * blues + blue) * SIDES + white;

/** Calls for each roll of so many red dice. */
function eachRoll(reds: number, visit: (red: number, blue: number, white: number, roll: number) => void): void {
  const [red, blue] = [faces[reds]!, faces[AROUND - reds]!];
  for (let r = 0; r < red.all.length; r++)
    for (let b = 0; b < blue.all.length; b++)
      for (let white = 0; white < SIDES; white++) visit(r, b, white, at(r, b, white, blue.all.length));
}

const sizeOf = (reds: number): number => faces[reds]!.all.length * faces[AROUND - reds]!.all.length * SIDES;

/** What rolls are worth with a die of the middle of one kind: where it is taken for one of its colour, and for one of the other. */
interface WithDie {
  readonly same: Uint8Array;
  readonly other: Uint8Array;
}

/** All rolls of a seat with so many red dice. */
export interface Rolls {
  readonly weights: Float64Array;
  /** The points of the best square, with no die of the middle. */
  readonly alone: Uint8Array;
  /** With a red one to a red six, and a blue one to a blue six. */
  readonly kinds: readonly WithDie[];
}

/** @returns the rolls of a seat by the number of its red dice */
export function rollsOf(streets: Streets): (reds: number) => Rolls {
  const known = new Map<number, Uint8Array>();
  const totals = (reds: number): Uint8Array => {
    const found =
      known.get(reds) ?? (2 * reds >= AROUND ? solved(reds, streets) : mirrored(reds, totals(AROUND - reds)));
    known.set(reds, found);
    return found;
  };
  return (reds) => {
    const weights = new Float64Array(sizeOf(reds));
    eachRoll(reds, (r, b, _, roll) => {
      weights[roll] = (faces[reds]!.weights[r]! * faces[AROUND - reds]!.weights[b]!) / SIDES;
    });
    const kinds = Array.from({ length: 2 * SIDES }, (_, kind) => withDie(reds, kind, totals));
    return { weights, alone: totals(reds), kinds };
  };
}

function solved(reds: number, streets: Streets): Uint8Array {
  const totals = new Uint8Array(sizeOf(reds));
  eachRoll(reds, (r, b, white, roll) => {
    const around = [...diceOf(faces[reds]!.all[r]!, 'r'), ...diceOf(faces[AROUND - reds]!.all[b]!, 'b')];
    const centre: CuboDie = { colour: 'w', value: (white + 1) as Value };
    totals[roll] = bestSquare([...around.slice(0, 4), centre, ...around.slice(4)], { streets }).total;
  });
  return totals;
}

/** Both colours are worth the same. */
function mirrored(reds: number, others: Uint8Array): Uint8Array {
  const totals = new Uint8Array(sizeOf(reds));
  eachRoll(reds, (r, b, white, roll) => {
    totals[roll] = others[at(b, r, white, faces[reds]!.all.length)]!;
  });
  return totals;
}

function withDie(reds: number, kind: number, totals: (reds: number) => Uint8Array): WithDie {
  const isRed = kind < SIDES;
  const number = kind % SIDES;
  const found = { same: new Uint8Array(sizeOf(reds)), other: new Uint8Array(sizeOf(reds)) };
  /** Looks at giving dice of one number. */
  const give = (list: Uint8Array, from: 'r' | 'b', given: number) => {
    const after = reds + (isRed ? 1 : 0) - (from === 'r' ? 1 : 0);
    const [red, blue] = [faces[after]!, faces[AROUND - after]!];
    const lessOf = (colour: string) => (colour === from ? given : undefined);
    const redAfter = faces[reds]!.changed(lessOf('r'), isRed ? number : undefined, red);
    const blueAfter = faces[AROUND - reds]!.changed(lessOf('b'), isRed ? undefined : number, blue);
    const worth = totals(after);
    eachRoll(reds, (r, b, white, roll) => {
      const [nextRed, nextBlue] = [redAfter[r]!, blueAfter[b]!];
      if (nextRed < 0 || nextBlue < 0) return;
      list[roll] = Math.max(list[roll]!, worth[at(nextRed, nextBlue, white, blue.all.length)]!);
    });
  };
  for (let given = 0; given < SIDES; given++) {
    give(found.same, isRed ? 'r' : 'b', given);
    if (isRed ? reds < AROUND : reds > 0) give(found.other, isRed ? 'b' : 'r', given);
  }
  return found;
}
