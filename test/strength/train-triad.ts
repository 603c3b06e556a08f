/**
 * Learns what a position of Triad is worth without looking ahead, for src/opponents/triad/evaluate.ts: a logistic regression of results on quiet positions,
 * in games that the opponent plays against itself with errors. Prints the weights, to be entered there by hand: they shape the next games.
 *
 *     npm run train:triad           # 3600 games, about two minutes
 *     npm run train:triad -- 0.05   # with a twentieth of the games, to try something
 */
import { triad } from '../../src/games/triad/index.js';
import type { TriadState } from '../../src/games/triad/index.js';
import { Board } from '../../src/opponents/triad/board.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { found, mark, scan } from '../../src/opponents/triad/moves.js';
import { pick } from '../games/seeded.js';
import { diceFor } from './dice.js';

const GAMES = Math.round(3600 * Number(process.argv[2] ?? 1));
const BUDGET = { nodes: 1000 };
/** So many plies at first are played at random, and later one of so many. */
const RANDOM_PLIES = 4;
const ERRORS = 0.06;
const MOST_PLIES = 120;
/** Weights are drawn towards 0 as if each had been seen so often to change nothing. */
const RIDGE = 2;

const THREATS = [1, 2, 3, 4];
const NAMES = ['one removed', 'another removed', 'mobility', 'idle', 'low', 'turn'];
const REMOVED = [0, 1, 2];

/** What the evaluation looks at, for the side to move; nothing if it can make a triad, which is for the search to see. */
function featuresOf(state: TriadState): readonly number[] | undefined {
  const board = new Board(state);
  const { turn, removed } = board;
  const other = turn === 0 ? 1 : 0;
  mark(board);
  scan(board, turn, null, null);
  if (found.triads > 0) return undefined;
  const own = { ...found };
  scan(board, other, null, null);
  const lead = (count: number) => Number(removed[turn] >= count) - Number(removed[other] >= count);
  const threats = REMOVED.flatMap((count) =>
    THREATS.map((ways) => (removed[other] === count && found.triads >= ways ? -1 : 0)),
  );
  return [lead(1), lead(2), own.moves - found.moves, own.idle - found.idle, own.low - found.low, 1, ...threats];
}

interface Example {
  readonly features: readonly number[];
  readonly result: number;
}

function* examplesOf(seed: number): Generator<Example> {
  const random = diceFor(seed);
  let state = triad.setup(2);
  state = triad.play(state, 'chance', triad.chance(state, random));
  const seen: { readonly turn: number; readonly features: readonly number[] }[] = [];
  for (let ply = 0; ply < MOST_PLIES && !triad.outcome(state); ply++) {
    const features = ply > RANDOM_PLIES ? featuresOf(state) : undefined;
    if (features) seen.push({ turn: state.turn, features });
    const errs = ply < RANDOM_PLIES || random() < ERRORS;
    const move = errs
      ? pick(triad.moves(state, state.turn), random)
      : triadOpponent.choose(state, state.turn, { level: 'expert', random, budget: BUDGET });
    state = triad.play(state, state.turn, move);
  }
  const winners = triad.outcome(state)?.winners ?? [];
  for (const { turn, features } of seen) {
    yield { features, result: winners.length === 1 ? Number(winners[0] === turn) : 0.5 };
  }
}

/** Solves linear equations by elimination; both sides are used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let k = i + 1; k < size; k++) {
      const share = matrix[k]![i]! / matrix[i]![i]!;
      for (let j = i; j < size; j++) matrix[k]![j]! -= share * matrix[i]![j]!;
      right[k]! -= share * right[i]!;
    }
  }
  const solution = right.map(() => 0);
  for (let i = size - 1; i >= 0; i--) {
    const known = solution.reduce((sum, value, j) => sum + (j > i ? value * matrix[i]![j]! : 0), 0);
    solution[i] = (right[i]! - known) / matrix[i]![i]!;
  }
  return solution;
}

/** Logistic regression by Newton's method. */
function fit(examples: readonly Example[], size: number): number[] {
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 20; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    const curvature = weights.map((_, i) => weights.map((_, k) => (i === k ? RIDGE : 0)));
    for (const { features, result } of examples) {
      const value = features.reduce((sum, feature, i) => sum + feature * weights[i]!, 0);
      const expected = 1 / (1 + Math.exp(-value));
      features.forEach((feature, i) => {
        if (feature === 0) return;
        gradient[i]! += feature * (result - expected);
        features.forEach((each, k) => (curvature[i]![k]! += feature * each * expected * (1 - expected)));
      });
    }
    const change = solve(curvature, gradient);
    weights = weights.map((weight, i) => weight + change[i]!);
  }
  return weights;
}

const examples: Example[] = [];
for (let seed = 1; seed <= GAMES; seed++) examples.push(...examplesOf(seed));
const weights = fit(examples, NAMES.length + REMOVED.length * THREATS.length);
/** Hundredths of a removed die: 100 are odds of twelve to one. */
const scaled = weights.map((weight) => (100 * weight) / Math.log(12));

console.log(`${examples.length} positions`);
NAMES.forEach((name, i) => console.log(`${name}: ${scaled[i]!.toFixed(1)}`));
for (const count of REMOVED) {
  let sum = 0;
  const steps = THREATS.map((_, i) => (sum += scaled[NAMES.length + count * THREATS.length + i]!));
  console.log(`threats with ${count} removed: 0, ${steps.map((step) => step.toFixed(0)).join(', ')}`);
}
