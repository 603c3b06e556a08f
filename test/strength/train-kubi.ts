/**
 * Teaches the networks of the opponent for Kubi by playing against the dice: TD(λ) on the sheets before each roll, where the next value is not that of the roll
 * that fell but the mean over all rolls, so that the luck of the dice is no error to learn from. Writes src/opponents/kubi/tables.ts.
 *
 *     npm run train:kubi           # all triples, the same weights on every machine; about six minutes
 *     npm run train:kubi -- 0.01   # with a hundredth of the games, to try something; writes nothing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUMS, TRIPLES, WAYS, areDone, discardsAfter, marksAfter } from '../../src/opponents/kubi/compact.js';
import type { Triple } from '../../src/opponents/kubi/compact.js';
import { meanOfBest } from '../../src/opponents/kubi/expectimax.js';
import { Network, ROWS_OF_SHEET, rowOf } from '../../src/opponents/kubi/network.js';
import { packNetwork } from '../../src/opponents/kubi/pack.js';
import { rollChoices } from '../../src/opponents/kubi/rolls.js';
import { COUNTS, POINTS, scoreOf } from '../../src/opponents/kubi/score.js';
import { UNIT, ValueFunction } from '../../src/opponents/kubi/value.js';
import { seeded } from '../games/seeded.js';
import { Adam } from './adam.js';

/** The triple that a player chooses who wants the most points is learned best. */
const BEST: Triple = '126';
const TEACHING = { best: { units: 32, games: 200_000 }, other: { units: 16, games: 40_000 } };
const LAMBDA = 0.9;
/** How much is changed at once, at first and at last. */
const RATES = [0.012, 0.000_12] as const;
/** So many sheets are learned from at once. */
const BATCH = 256;
const SPREAD = 0.15;

/** Before anything is learned: chance, and the points of each sum; a sum that has been begun may still be filled. */
function firstNetwork(units: number, random: () => number): Network {
  const network = new Network(units);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6);
  for (const weights of [network.rows, network.ofUnits]) weights.forEach((_, i) => (weights[i] = SPREAD * normal()));
  for (let i = 0; i < SUMS * COUNTS; i++) network.direct[i] = Math.max(POINTS[i]!, -50) / UNIT;
  return network;
}

/** Draws rolls, as the ways to enter them. */
function diceOf(triple: Triple, random: () => number): () => Uint16Array {
  const choices = rollChoices(triple);
  const bounds: number[] = [];
  choices.reduce((sum, { weight }, i) => (bounds[i] = sum + weight), 0);
  return () => {
    const drawn = random();
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (drawn < bounds[middle]!) high = middle;
      else low = middle + 1;
    }
    return choices[low]!.ways;
  };
}

/** A sheet that came up before a roll, and the mean of what it can become. */
interface Seen {
  readonly marks: Uint8Array;
  readonly discards: number;
  readonly mean: number;
}

/** Teaches a network what sheets are worth. */
class Pupil {
  readonly network: Network;
  readonly #adam: Adam;
  readonly #units: Float64Array;
  #waiting = 0;

  constructor(units: number, random: () => number) {
    this.network = firstNetwork(units, random);
    this.#adam = new Adam(this.network.weights);
    this.#units = new Float64Array(units);
  }

  /** @returns by how much the network was wrong */
  learn({ marks, discards }: Seen, target: number, rate: number): number {
    const { network } = this;
    const { gradients } = this.#adam;
    const units = this.#units;
    const error = network.valueOf(network.addUp(marks, discards, units), units) - target;
    const direct = network.rows.length;
    const ofUnits = direct + network.direct.length;
    for (let unit = 0; unit < units.length; unit++) gradients[ofUnits + unit]! += error * Math.abs(units[unit]!);
    for (let i = 0; i < ROWS_OF_SHEET; i++) {
      const row = rowOf(marks, discards, i);
      gradients[direct + row]! += error;
      for (let unit = 0, at = row * units.length; unit < units.length; unit++, at++) {
        const change = error * network.ofUnits[unit]!;
        gradients[at]! += units[unit]! < 0 ? -change : change;
      }
    }
    if (++this.#waiting === BATCH) {
      this.#adam.change(rate, BATCH);
      this.#waiting = 0;
    }
    return error;
  }
}

/** @returns the network, packed */
function teach(triple: Triple, { units, games }: { units: number; games: number }): string {
  const random = seeded(Number(triple));
  const pupil = new Pupil(units, random);
  const valueOf = new ValueFunction(triple, pupil.network);
  const roll = diceOf(triple, random);
  const values = new Float64Array(WAYS);
  const report = Math.ceil(games / 5);
  let total = 0;
  for (let game = 1; game <= games; game++) {
    const seen: Seen[] = [];
    let marks: Uint8Array = new Uint8Array(SUMS);
    let discards = 0;
    while (!areDone(discards)) {
      valueOf.ofAll(marks, discards, values);
      seen.push({ marks, discards, mean: meanOfBest(triple, values) / UNIT });
      const best = roll().reduce((one, other) => (values[other]! > values[one]! ? other : one));
      marks = marksAfter(marks, best);
      discards = discardsAfter(discards, best);
    }
    total += scoreOf(marks);
    const rate = RATES[0] * (RATES[1] / RATES[0]) ** (game / games);
    let correction = 0;
    for (const each of seen.toReversed()) correction = -pupil.learn(each, each.mean + LAMBDA * correction, rate);
    if (game % report > 0) continue;
    console.log(`${triple}: ${game} games, ${(total / report).toFixed(1)} points of late`);
    total = 0;
  }
  return packNetwork(pupil.network);
}

const share = Number(process.argv[2] ?? 1);
const tables = TRIPLES.map((triple) => {
  const { units, games } = triple === BEST ? TEACHING.best : TEACHING.other;
  const text = teach(triple, { units, games: Math.round(share * games) });
  return `  '${triple}':\n    '${text.replaceAll('\\', '\\\\')}',`;
});
const code = `/* Written by \`npm run train:kubi\`. */
import type { Triple } from './compact.js';

/** The packed network of each triple. */
export const TABLES: Readonly<Record<Triple, string>> = {
${tables.join('\n')}
};
`;
if (share === 1) writeFileSync(join(import.meta.dirname, '../../src/opponents/kubi/tables.ts'), code);
