/**
 * Measures how far results spread around what a review expects, for the chances of winning that it tells: the root mean square of how far seats of the level hard drift
 * apart from what was expected of them, by how much of the game is left.
 *
 *     npm run measure:spread          # 400 games of Kubi and of Cubo each, with two seats; minutes
 *     npm run measure:spread -- 40    # fewer
 */
import { cubo } from '../../src/games/cubo/index.js';
import type { CuboState } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import type { KubiState } from '../../src/games/kubi/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { cuboReviewer } from '../../src/opponents/cubo/review.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { kubiReviewer } from '../../src/opponents/kubi/review.js';
import type { Opponent } from '../../src/opponents/opponent.js';
import { makeReview } from '../../src/opponents/review/make-review.js';
import type { Review, Reviewer } from '../../src/opponents/review/review.js';
import type { AnyGame } from '../games/contract/random-game.js';
import { playOut } from '../opponents/review/play-out.js';

const games = Number(process.argv[2] ?? 400);

interface Measured {
  readonly game: unknown;
  readonly opponent: unknown;
  readonly reviewer: unknown;
  /** What is left of the game; `undefined` in states that are not looked at. */
  readonly leftIn: (state: never) => number | undefined;
}

const measured: readonly Measured[] = [
  {
    game: kubi,
    opponent: kubiOpponent,
    reviewer: kubiReviewer,
    /** The marks that the first number lacks to its last one, in both sheets. */
    leftIn: ({ roll, sheets }: KubiState) => {
      if (roll) return undefined;
      const [one, other] = sheets.map(({ discards }) => 8 - Math.max(...discards));
      return one === other ? one : undefined;
    },
  },
  {
    game: cubo,
    opponent: cuboOpponent,
    reviewer: cuboReviewer,
    /** The rounds to come, before the middle is rolled. */
    leftIn: ({ round, middle }: CuboState) => (middle.every((die) => die?.value === null) ? 7 - round : undefined),
  },
];

for (const { game, opponent, reviewer, leftIn } of measured) {
  /** By what is left: how far the two seats drifted apart, and one seat from what was expected. */
  const apart = new Map<number, number[]>();
  const alone = new Map<number, number[]>();
  const add = (to: Map<number, number[]>, left: number, value: number) =>
    to.set(left, [...(to.get(left) ?? []), value]);
  for (let seed = 1; seed <= games; seed++) {
    const played = playOut(game as AnyGame, opponent as Opponent<unknown, unknown>, {
      seats: 2,
      seed,
      levels: ['hard'],
    });
    const { entries, seats } = finished(makeReview(reviewer as Reviewer<unknown, unknown>, game as AnyGame, played));
    played.states.forEach((state, ply) => {
      const left = leftIn(state as never);
      if (left === undefined) return;
      const gains = seats.map(({ start, result }, seat) => result - (entries[ply - 1]?.values[seat] ?? start));
      add(apart, left, gains[0]! - gains[1]!);
      gains.forEach((gain) => add(alone, left, gain));
    });
  }
  const root = (list: readonly number[]): number => Math.sqrt(mean(list.map((each) => each ** 2)));
  console.log((game as AnyGame).id);
  for (const left of [...apart.keys()].sort((a, b) => a - b)) {
    const single = alone.get(left)!;
    const spread = root(single.map((each) => each - mean(single)));
    const both = root(apart.get(left)!);
    console.log(
      `  ${left} left: ${(both / Math.SQRT2).toFixed(1)} a seat, by ${apart.get(left)!.length} differences; alone ${spread.toFixed(1)} around ${mean(single).toFixed(1)}`,
    );
  }
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

function finished(steps: ReturnType<typeof makeReview>): Review {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
