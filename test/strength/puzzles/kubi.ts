import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiEntry, KubiState } from '../../../src/games/kubi/index.js';
import { compactSheet, discardsAfter, marksAfter, wayOfEntry } from '../../../src/opponents/kubi/compact.js';
import type { CompactSheet } from '../../../src/opponents/kubi/compact.js';
import { kubiOpponent } from '../../../src/opponents/kubi/index.js';
import { puzzleRules } from '../../../src/puzzles/kubi/index.js';
import { pick } from '../../games/seeded.js';
import { diceFor } from '../dice.js';
import { ExactValues, Playing } from './kubi-values.js';
import { gains } from '../references/kubi.js';
import { TRIES, WEAK, easeOf, groupOf, rateOf, rounded } from './maker.js';
import type { Maker } from './maker.js';
import { solvingOf } from './solving.js';

/** So many marks beside the numbers leave at most three rolls with this one, but for free rides. */
const LATE = 19;
const EARLY = 4;
const FEWEST_WAYS = 5;
/** Who is asked for the best is not to find what costs the least. */
const LEAST_BEST = 1;
const MARGINS = { exact: 6, sampled: 10 } as const;
/** Ways that are behind by so many standard errors are given up, and by so many the best one has to lead. */
const BEHIND = 4;
const GAMES = [300, 1000, 3000] as const;

/** A moment of a game of one seat in which a roll is to be entered. */
function play(seed: number): KubiState | undefined {
  const random = diceFor(seed);
  let state = kubi.setup(1);
  state = kubi.play(state, 0, pick(kubi.moves(state, 0), random));
  const isLate = seed % 2 === 0;
  const stop = isLate ? LATE : EARLY + Math.floor(random() * (LATE - EARLY));
  while (!kubi.outcome(state)) {
    state = kubi.play(state, 'chance', kubi.chance(state, random));
    const marks = state.sheets[0]!.discards.reduce((sum, each) => sum + each, 0);
    if (marks >= stop) return state;
    state = kubi.play(
      state,
      0,
      kubiOpponent.choose(state, 0, { level: pick(['medium', 'easy'] as const, random), random }),
    );
  }
  return undefined;
}

interface Way {
  readonly marks: Uint8Array;
  readonly discards: number;
  readonly results: number[];
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

const bestOf = (ways: readonly Way[]): Way =>
  ways.reduce((one, other) => (meanOf(other.results) > meanOf(one.results) ? other : one));

/** The mean difference to the results of the best way, and its standard error. */
function behind(best: Way, way: Way): { mean: number; error: number } {
  const differences = way.results.map((result, i) => best.results[i]! - result);
  const mean = meanOf(differences);
  return { mean, error: Math.sqrt(meanOf(differences.map((each) => (each - mean) ** 2)) / differences.length) };
}

/** What a way comes to, in points; and the standard error of by how much it is behind the best one. */
interface Value {
  readonly value: number;
  readonly error: number;
}

type Values = ReadonlyMap<number, Value>;

/** Values of ways by playing on; `undefined` if none is the best beyond doubt. */
function sampledValues(ways: ReadonlyMap<number, Way>, { triple }: CompactSheet, seed: number): Values | undefined {
  const playing = new Playing(triple, diceFor(seed + 0x40000000));
  const all = [...ways.values()];
  let alive = all;
  let played = 0;
  for (const games of GAMES) {
    for (; played < games; played++) {
      const rolls = playing.rolls();
      for (const way of alive) way.results.push(playing.result(way.marks, way.discards, rolls));
    }
    const best = bestOf(alive);
    const others = alive.filter((way) => way !== best).map((way) => ({ way, ...behind(best, way) }));
    // Another is about as good.
    if (others.some(({ mean, error }) => mean + BEHIND * error < MARGINS.sampled)) return undefined;
    // Those that may be next to the best one play on, so that its lead is known well.
    const nearest = Math.min(...others.map(({ mean, error }) => mean + error));
    const near = others.filter(({ mean, error }) => mean <= BEHIND * error || mean - error <= nearest);
    alive = [best, ...near.map(({ way }) => way)];
  }
  const best = bestOf(alive);
  const isClear = alive.every((way) => {
    const { mean, error } = behind(best, way);
    return way === best || mean > BEHIND * error;
  });
  if (!isClear) return undefined;
  // What was given up has played fewer games: its value is that of the best way less what it was behind.
  const most = meanOf(best.results);
  return new Map(
    [...ways].map(([each, way]) => {
      const { mean, error } = behind(best, way);
      return [each, { value: most - mean, error }];
    }),
  );
}

function keyOf({ numbers, discards, sums }: KubiState['sheets'][number], roll: readonly number[]): string {
  const plain = [numbers, discards, sums, roll].join(' ');
  const mirrored = [
    numbers?.map((each) => 7 - each).reverse(),
    discards.toReversed(),
    sums.toReversed(),
    roll.map((die) => 7 - die).reverse(),
  ].join(' ');
  return plain < mirrored ? plain : mirrored;
}

export const maker: Maker = {
  game: 'kubi',
  wanted: [
    { kind: 'entry', moves: 1, proof: 'exact', share: 50, obvious: 24 },
    { kind: 'entry', moves: 1, proof: 'sampled', share: 50, obvious: 20 },
  ],
  keyOf({ position }) {
    const { sheets, roll } = kubi.parsePosition(position);
    return keyOf(sheets[0]!, roll ?? []);
  },
  find(seed, isOpen) {
    const reached = play(seed);
    if (!reached?.roll) return undefined;
    const position = kubi.positionOf(reached);
    const state = kubi.start(position);
    const sheet = compactSheet(state.sheets[0]!);
    const isLate = state.sheets[0]!.discards.reduce((sum, each) => sum + each, 0) >= LATE;
    const group = { kind: 'entry', moves: 1, proof: isLate ? 'exact' : 'sampled' } as const;
    if (!isOpen(groupOf(group))) return undefined;
    const moves = kubi.moves(state, 0) as readonly KubiEntry[];
    const ways = new Map(
      moves.map((move) => {
        const way = wayOfEntry(move, sheet);
        return [
          way,
          { marks: marksAfter(sheet.marks, way), discards: discardsAfter(sheet.discards, way), results: [] },
        ];
      }),
    );
    if (ways.size < FEWEST_WAYS) return undefined;
    // Where the opponent sees hardly a difference, a proof would take long and find none.
    const [hoped, next] = kubiOpponent
      .analyse(state, 0)
      .moves.filter(
        ({ move }, i, all) =>
          i === 0 || wayOfEntry(move as KubiEntry, sheet) !== wayOfEntry(all[0]!.move as KubiEntry, sheet),
      );
    if (!hoped || !next || hoped.value - next.value < MARGINS[group.proof] / 2) return undefined;
    const exact = new ExactValues(sheet.triple);
    const values: Values | undefined = isLate
      ? new Map([...ways].map(([way, { marks, discards }]) => [way, { value: exact.of(marks, discards), error: 0 }]))
      : sampledValues(ways, sheet, seed);
    const [first, second] = [...(values ?? [])].sort(([, a], [, b]) => b.value - a.value);
    if (!first || !second) return undefined;
    const best = first[1].value;
    const margin = best - second[1].value;
    if (best < LEAST_BEST || margin < MARGINS[group.proof]) return undefined;
    const solutions = moves.filter((move) => wayOfEntry(move, sheet) === first[0]).map((move) => [kubi.makeMove(move)]);
    const random = diceFor(-seed);
    const weak = rateOf(TRIES, (i) => {
      const move = kubiOpponent.choose(state, 0, { level: WEAK[i % 2]!, random }) as KubiEntry;
      return wayOfEntry(move, sheet) === first[0];
    });
    const puzzle = {
      game: 'kubi',
      ...group,
      position: kubi.makePosition(position),
      seat: 0,
      solutions,
      best: rounded(best),
      margin: rounded(margin),
      error: second[1].error,
    } as const;
    const solving = solvingOf({ rules: puzzleRules, gains }, { ...puzzle, number: 1, level: 'easy' }, random);
    return { ...puzzle, solving, ease: easeOf(solving, weak) };
  },
};
