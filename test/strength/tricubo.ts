import { totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboOptions, TricuboState } from '../../src/games/tricubo/index.js';
import { sheetOf } from '../../src/games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../src/games/tricubo/rules.js';
import { Plan } from '../../src/opponents/tricubo/plan.js';
import { alone as aloneCourse, planFor } from '../../src/opponents/tricubo/plans.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import type { Level } from '../../src/opponents/level.js';
import { finish } from '../../src/opponents/steps.js';
import { TricuboOptimum } from '../opponents/tricubo-optimum.js';
import { begunAlone, playedOn } from '../opponents/tricubo-share.js';
import { LARGEST, tricuboSheets } from '../opponents/tricubo-sheets.js';
import { diceFor } from './dice.js';
import { ladderOf } from './ladder.js';
import { Stopwatch } from './measure.js';
import type { Measure, Sample } from './measure.js';
import { gains } from './references/tricubo.js';

type Player = (state: TricuboState, seat: number, random: () => number) => TricuboMove;

const opponent =
  (level: Level): Player =>
  (state, seat, random) =>
    tricuboOpponent.choose(state, seat, { level, random });

/** Plays as if it were alone with its sheet, in a game of 21 rounds. */
const solo: Player = (state, seat) => {
  const left = Math.max(0, SOLO_ROUNDS - state.round);
  const plan = finish(planFor({ ...state, sheets: state.sheets.slice(0, 1) }, left, false, () => false));
  const valueOf = (move: TricuboMove): number => {
    const marks = tricubo.play(state, seat, move).sheets[seat]!;
    return marks.interims.reduce<number>((sum, points) => sum + (points ?? 0), plan?.valueOf(marks, left) ?? 0);
  };
  const rated = tricubo.moves(state, seat).map((move) => ({ move, value: valueOf(move) }));
  return rated.reduce((best, each) => (each.value > best.value ? each : best)).move;
};

/** Plays a game. @returns the points of each seat, those of the first as its value, and who wins */
function play(
  seed: number,
  options: Partial<TricuboOptions>,
  players: readonly Player[],
): Sample & { readonly points: readonly number[]; readonly winners: readonly number[] } {
  const random = diceFor(seed);
  const watch = new Stopwatch();
  let state = tricubo.setup(players.length, options);
  finish(tricuboOpponent.preparing(state));
  while (!tricubo.outcome(state)) {
    const now = state;
    const [actor = 'chance'] = tricubo.actors(now);
    const player = players[actor as number];
    const choose = () => (player ? player(now, actor as number, random) : tricubo.chance(now, random));
    const move = player && player !== solo ? watch.time(choose) : choose();
    state = tricubo.play(now, actor, move);
  }
  const points = state.sheets.map((marks) => totalOf(sheetOf(state.options), marks));
  return { value: points[0] ?? 0, points, winners: tricubo.outcome(state)?.winners ?? [], ...watch };
}

const alone = (name: string, level: Level, games: number, options = {}, bound?: number): Measure => ({
  name,
  ...(bound !== undefined && { bound }),
  games,
  play: (seed) => play(seed, options, [opponent(level)]),
});

/** The level expert among players who play as if alone: the points above their mean, or its share in the win, of which an even one is a part for each seat. */
function amongSolo(seats: number, found: 'points' | 'share'): Measure {
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? opponent('expert') : solo));
  const name = found === 'points' ? 'points above those' : 'share in the win against those';
  return {
    name: `${seats} seats: ${name} who play as if alone`,
    bound: found === 'points' ? 0 : Math.round(1000 / seats) / 1000,
    games: 4000,
    play: (seed) => {
      // Who begins has a better choice of dice, so each sits everywhere.
      const turned = players.map((_, i) => players[(i + seed) % seats]!);
      const { points, winners, ...times } = play(seed, {}, turned);
      const own = turned.indexOf(players[0]!);
      if (found === 'share') return { ...times, value: winners.includes(own) ? 1 / winners.length : 0 };
      const others = points.filter((_, seat) => seat !== own);
      return { ...times, value: points[own]! - others.reduce((sum, each) => sum + each, 0) / others.length };
    },
  };
}

const optima = tricuboSheets.map(({ options }) => new TricuboOptimum(options));

/** How much of the optimum the level expert reaches from about the middle of a game on, in percent, each time by other rules. */
const share: Measure = {
  name: 'percent of the optimum alone, any sheet and rules',
  bound: 99.99,
  games: 10 * tricuboSheets.length,
  play(seed) {
    const random = diceFor(seed);
    const each = seed % tricuboSheets.length;
    const { options, early } = tricuboSheets[each]!;
    const { best, lost } = playedOn(begunAlone(options, early, random), optima[each]!, random);
    return { value: 100 * (1 - lost / best) };
  },
};

const judge: { plan?: Plan } = {};

/** A plan for the largest sheet that tells all its colour fields apart, which takes more memory than a page may have. */
function exactPlan(options: TricuboOptions): Plan {
  judge.plan ??= finish(Plan.make(options, { ...aloneCourse, sheets: Infinity }));
  while (judge.plan.rounds < SOLO_ROUNDS) finish(judge.plan.extend());
  return judge.plan;
}

/** What the level expert gives away in a game alone with the largest sheet, whose colour fields it only counts, in points. */
const givenAway: Measure = {
  name: 'points given away alone, 12 columns and 8 colour fields',
  games: 200,
  play(seed) {
    const random = diceFor(seed);
    let state = tricubo.setup(1, { sheet: LARGEST });
    const plan = exactPlan(state.options);
    const totalAfter = (move: TricuboMove): number => {
      const marks = tricubo.play(state, 0, move).sheets[0]!;
      const left = SOLO_ROUNDS - (state.roll ? state.round : 0);
      return marks.interims.reduce<number>((sum, points) => sum + (points ?? 0), plan.valueOf(marks, left)!);
    };
    let value = 0;
    while (!tricubo.outcome(state)) {
      const [actor] = tricubo.actors(state);
      if (actor === 'chance') {
        state = tricubo.play(state, actor, tricubo.chance(state, random));
        continue;
      }
      const move = tricuboOpponent.choose(state, 0, { level: 'expert', random });
      value += Math.max(...tricubo.moves(state, 0).map(totalAfter)) - totalAfter(move);
      state = tricubo.play(state, 0, move);
    }
    return { value };
  },
};

export const measures: readonly Measure[] = [
  alone('mean alone, side A, expert', 'expert', 20_000, {}, 66.3),
  alone('mean alone, side B, expert', 'expert', 2000, { sheet: 'B' }),
  ...[2, 3, 4, 5].flatMap((seats) => [amongSolo(seats, 'points'), amongSolo(seats, 'share')]),
  share,
  givenAway,
  ...ladderOf({ game: tricubo, opponent: tricuboOpponent, gains, tables: [1, 2, 3, 4], games: 2000 }),
];
