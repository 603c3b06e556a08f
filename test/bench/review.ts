/**
 * Reviews games of computer players and prints what they gave away, in a game and in a decision, and what the dice did, each with two standard errors,
 * how many decisions of each kind there were in a game, and how long a review takes: on average, the first one, and its slowest step. A game of Triomino is
 * one round.
 *
 *     npm run bench:review                           # 200 games of each level, all games
 *     npm run bench:review -- kubi cubo --games 20   # these games, fewer
 *     npm run bench:review -- tricubo --seats 2      # among several
 *     npm run bench:review -- triad --level easy     # one level
 *     npm run bench:review -- triad --against hard   # the others play better
 *     npm run bench:review -- kubi --losses          # with how much single decisions lost
 */
import { parseArgs } from 'node:util';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { cuboReviewer } from '../../src/opponents/cubo/review.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { kubiReviewer } from '../../src/opponents/kubi/review.js';
import { LEVELS } from '../../src/opponents/level.js';
import type { Level } from '../../src/opponents/level.js';
import type { Opponent } from '../../src/opponents/opponent.js';
import { makeReview } from '../../src/opponents/review/make-review.js';
import { VERDICTS } from '../../src/opponents/review/review.js';
import type { PlayedGame, Review, Reviewer } from '../../src/opponents/review/review.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { triadReviewer } from '../../src/opponents/triad/review.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { tricuboReviewer } from '../../src/opponents/tricubo/review.js';
import { triominoOpponent } from '../../src/opponents/triomino/index.js';
import { triominoReviewer } from '../../src/opponents/triomino/review.js';
import type { AnyGame } from '../games/contract/random-game.js';
import { playOut } from '../opponents/review/play-out.js';

interface Line {
  readonly game: unknown;
  readonly opponent: unknown;
  readonly reviewer: unknown;
  readonly seats: number;
  readonly options?: object;
}

/** A line for each game. */
const GAMES: readonly Line[] = [
  { game: kubi, opponent: kubiOpponent, reviewer: kubiReviewer, seats: 1 },
  { game: tricubo, opponent: tricuboOpponent, reviewer: tricuboReviewer, seats: 1 },
  { game: cubo, opponent: cuboOpponent, reviewer: cuboReviewer, seats: 1 },
  { game: triad, opponent: triadOpponent, reviewer: triadReviewer, seats: 2 },
  { game: triomino, opponent: triominoOpponent, reviewer: triominoReviewer, seats: 2, options: { rounds: 1 } },
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seats: { type: 'string' },
    level: { type: 'string' },
    against: { type: 'string' },
    losses: { type: 'boolean', default: false },
  },
});

if (!(Number(options.games) > 1)) throw new Error('--games is a number from 2');
const levelOf = (name: 'level' | 'against'): Level | undefined => {
  const level = LEVELS.find((each) => each === options[name]);
  if (options[name] && !level) throw new Error(`--${name} is one of ${LEVELS.join(', ')}`);
  return level;
};
const only = levelOf('level');
const levels: readonly Level[] = only ? [only] : ['easy', 'medium', 'hard'];
const against = levelOf('against');

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const deviation = (list: readonly number[]): number => Math.sqrt(mean(list.map((each) => (each - mean(list)) ** 2)));
/** A mean with two standard errors. */
const told = (list: readonly number[]): string =>
  `${mean(list).toFixed(2)} ± ${((2 * deviation(list)) / Math.sqrt(list.length)).toFixed(2)}`;
/** The sum of a list for each of as many decisions, with two standard errors of this ratio. */
function toldOfEach(sums: readonly number[], counts: readonly number[]): string {
  const ratio = mean(sums) / mean(counts);
  const rest = sums.map((sum, i) => (sum - ratio * counts[i]!) / mean(counts));
  return `${ratio.toFixed(3)} ± ${((2 * deviation(rest)) / Math.sqrt(sums.length)).toFixed(3)}`;
}

/** Milliseconds of processors, so that it does not matter what else the machine does. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function reviewOf(reviewer: Reviewer<unknown, unknown>, game: AnyGame, played: PlayedGame<unknown, unknown>) {
  const begun = now();
  let slowest = 0;
  let since = begun;
  const steps = makeReview(reviewer, game, played);
  for (;;) {
    const { done, value } = steps.next();
    const passed = now();
    slowest = Math.max(slowest, passed - since);
    since = passed;
    if (done) return { review: value, ms: passed - begun, slowest };
  }
}

const print = (cells: readonly unknown[]): void => console.log(`| ${cells.join(' | ')} |`);
const TITLES = [
  'game',
  'level',
  'seats',
  'play',
  'a decision',
  'luck',
  'others',
  'result',
  ...VERDICTS,
  'ms',
  'first',
  'step',
];
print(TITLES);
print(TITLES.map(() => '---'));
for (const line of GAMES) {
  const game = line.game as AnyGame;
  const opponent = line.opponent as Opponent<unknown, unknown>;
  const reviewer = line.reviewer as Reviewer<unknown, unknown>;
  if (positionals.length > 0 && !positionals.includes(game.id)) continue;
  const seats = Number(options.seats ?? Math.max(line.seats, game.seats.min));
  for (const level of levels) {
    const reviews: { review: Review; ms: number; slowest: number }[] = [];
    for (let seed = 1; seed <= Number(options.games); seed++) {
      const seated = Array.from({ length: seats }, (_, seat) => (seat === seed % seats ? level : (against ?? level)));
      reviews.push(
        reviewOf(reviewer, game, playOut(game, opponent, { seats, seed, levels: seated, options: line.options })),
      );
    }
    // One seat of each game: the same dice are for all.
    const own = reviews.map(({ review }, i) => review.seats[(i + 1) % seats]!);
    const decisions = own.map(({ verdicts }) => VERDICTS.reduce((sum, verdict) => sum + verdicts[verdict], 0));
    const counts = VERDICTS.map((verdict) => mean(own.map(({ verdicts }) => verdicts[verdict])).toFixed(1));
    const [{ ms: first }, ...later] = reviews as [(typeof reviews)[number], ...typeof reviews];
    print([
      game.id,
      level,
      seats,
      told(own.map(({ play }) => play)),
      toldOfEach(
        own.map(({ play }) => play),
        decisions,
      ),
      told(own.map(({ luck }) => luck)),
      told(own.map(({ others }) => others)),
      told(own.map(({ result }) => result)),
      ...counts,
      mean(later.map(({ ms }) => ms)).toFixed(0),
      first.toFixed(0),
      Math.max(...reviews.map(({ slowest }) => slowest)).toFixed(0),
    ]);
    if (!options.losses) continue;
    const losses = reviews
      .flatMap(({ review }) => review.entries.flatMap(({ choice }) => (choice ? [choice.loss] : [])))
      .sort((a, b) => a - b);
    const at = [0.5, 0.75, 0.9, 0.95, 0.98, 0.99].map(
      (share) => `${100 * share} %: ${losses[Math.floor(share * losses.length)]!.toFixed(2)}`,
    );
    console.log(`  losses of ${losses.length} decisions: ${at.join(', ')}`);
  }
}
