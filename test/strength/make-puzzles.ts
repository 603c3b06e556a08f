/**
 * Makes the puzzles of src/puzzles/: finds positions in games of weak players, or on tables that are laid at random, proves what is best in them, and grades them by
 * how easily it is found.
 *
 *     npm run puzzles                        # those of all games; it says how long it will take
 *     npm run puzzles -- cubo triad          # of some
 *     npm run puzzles -- cubo --fresh        # from the beginning, after opponents have changed, instead of going on where it was stopped
 *     npm run puzzles -- cubo --count 20     # fewer, to try something; writes nothing
 *
 * The same seeds give the same puzzles on every machine.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { PUZZLE_LEVELS } from '../../src/puzzles/level.js';
import type { PuzzleLevel } from '../../src/puzzles/level.js';
import type { Puzzle } from '../../src/puzzles/puzzle.js';
import { makeSet } from '../../src/puzzles/set.js';
import { maker as cubo } from './puzzles/cubo.js';
import { maker as kubi } from './puzzles/kubi.js';
import { groupOf, isObvious } from './puzzles/maker.js';
import type { FoundPuzzle, Maker } from './puzzles/maker.js';
import { maker as triad } from './puzzles/triad.js';
import { maker as tricubo } from './puzzles/tricubo.js';
import { maker as triomino } from './puzzles/triomino.js';
import { REFERENCES, meanOf } from './references/player.js';

const MAKERS: readonly Maker[] = [triad, kubi, tricubo, cubo, triomino];
const COUNT = 400;
/** No puzzle is one that random play solves more often than this. */
const MOST_RANDOM = 0.2;
/** Of the puzzles of a grade, so many at most are solved by the player who takes the largest gain. */
const MOST_GREEDY: Readonly<Record<PuzzleLevel, number>> = { easy: 1, medium: 0.5, hard: 0.25 };
/** So much of that is for puzzles that greed mostly solves, as long as others that it solves by chance can have the rest. */
const OBVIOUS = 0.8;
/** How often it is told how long it will take, in milliseconds. */
const REPORT = 20_000;

const root = join(import.meta.dirname, '../..');
const kept = join(root, 'node_modules/.cache/puzzles');

/** A line of what is kept while puzzles are looked for. */
interface Step {
  readonly seed: number;
  readonly puzzle?: FoundPuzzle;
}

const minutes = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

function find(maker: Maker, count: number, isFresh: boolean): readonly FoundPuzzle[] {
  const file = join(kept, `${maker.game}-${count}.jsonl`);
  mkdirSync(kept, { recursive: true });
  if (isFresh) rmSync(file, { force: true });
  const steps = (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []).filter(Boolean);
  const before = steps.map((line) => JSON.parse(line) as Step);
  const found = before.flatMap(({ puzzle }) => puzzle ?? []);
  const first = (before.at(-1)?.seed ?? 0) + 1;
  const size = new Map(maker.wanted.map((each) => [groupOf(each), Math.round((count * each.share) / 100)]));
  const keys = new Set(found.map((each) => maker.keyOf(each)));
  const most = new Map(maker.wanted.map((each) => [groupOf(each), Math.round((count * each.obvious) / 100)]));
  const ofGroup = (group: string) => found.filter((each) => groupOf(each) === group);
  const countOf = (group: string) => ofGroup(group).length;
  const isGreedy = ({ solving }: FoundPuzzle) => isObvious(solving.greedy);
  const isOpen = (group: string, greedy = 0) =>
    countOf(group) < (size.get(group) ?? 0) &&
    (!isObvious(greedy) || ofGroup(group).filter(isGreedy).length < (most.get(group) ?? 0));
  const begun = Date.now();
  const had = found.length;
  let reported = begun;
  for (let seed = first; [...size.keys()].some((group) => isOpen(group)); seed++) {
    const puzzle = maker.find(seed, isOpen);
    const isFair = puzzle && puzzle.solving.random <= MOST_RANDOM;
    if (isFair && isOpen(groupOf(puzzle), puzzle.solving.greedy) && !keys.has(maker.keyOf(puzzle))) {
      found.push(puzzle);
      keys.add(maker.keyOf(puzzle));
      appendFileSync(file, `${JSON.stringify({ seed, puzzle } satisfies Step)}\n`);
    }
    if (Date.now() - reported < REPORT) continue;
    reported = Date.now();
    // The group that is slowest to fill up decides.
    const left = Math.max(
      ...[...size].map(([group, wanted]) => {
        const some = found.slice(had).filter((each) => groupOf(each) === group).length;
        return ((wanted - countOf(group)) * (reported - begun)) / Math.max(some, 0.5);
      }),
    );
    const counts = [...size].map(([group, wanted]) => `${group}: ${countOf(group)} of ${wanted}`);
    console.log(
      `${maker.game}: ${counts.join(', ')}; ${minutes(reported - begun)} so far, about ${minutes(left)} left`,
    );
  }
  return found;
}

/**
 * Thirds, from the hardest puzzle on. Of those that are equally easy, those with a smaller margin are harder. Where a grade has its share of puzzles that are solved by
 * greed, the others of them belong to an easier one.
 */
function graded(found: readonly FoundPuzzle[]): readonly (FoundPuzzle & Pick<Puzzle, 'level'>)[] {
  let left = [...found].sort((a, b) => a.ease - b.ease || a.margin - b.margin);
  return [...PUZZLE_LEVELS].reverse().flatMap((level, i) => {
    const size = Math.floor(((i + 1) * found.length) / 3) - Math.floor((i * found.length) / 3);
    const taken = new Set<FoundPuzzle>();
    let greedy = 0;
    for (const share of [OBVIOUS, 1]) {
      for (const puzzle of left) {
        const most = MOST_GREEDY[level] * size * (isObvious(puzzle.solving.greedy) ? share : 1);
        if (taken.size === size || taken.has(puzzle) || greedy + puzzle.solving.greedy > most) continue;
        greedy += puzzle.solving.greedy;
        taken.add(puzzle);
      }
    }
    if (taken.size < size) throw new Error(`of ${size} ${level} puzzles too many are obvious`);
    left = left.filter((puzzle) => !taken.has(puzzle));
    return [...taken].map((puzzle) => ({ ...puzzle, level }));
  });
}

/** How often the reference players solve some puzzles, in hundredths. */
const sharesOf = (puzzles: readonly FoundPuzzle[]): string =>
  REFERENCES.map((name) => Math.round(100 * meanOf(puzzles.map(({ solving }) => solving[name])))).join('/');

/** The text of graded puzzles: grade by grade, and in each kind by kind, the easiest first. */
function textOf(puzzles: readonly (FoundPuzzle & Pick<Puzzle, 'level'>)[]): string {
  const rank = (puzzle: (typeof puzzles)[number]) => `${PUZZLE_LEVELS.indexOf(puzzle.level)} ${groupOf(puzzle)}`;
  return makeSet([...puzzles].sort((a, b) => rank(a).localeCompare(rank(b)) || b.ease - a.ease || b.margin - a.margin));
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false }, count: { type: 'string' } },
});
const count = Number(options.count ?? COUNT);
const unknown = positionals.filter((game) => !MAKERS.some((maker) => maker.game === game));
if (unknown.length > 0) throw new Error(`there are no puzzles of ${unknown.join()}`);

for (const maker of MAKERS) {
  if (positionals.length > 0 && !positionals.includes(maker.game)) continue;
  const begun = Date.now();
  const found = find(maker, count, options.fresh);
  const puzzles = graded(found);
  const text = textOf(puzzles);
  const shares = PUZZLE_LEVELS.map((level) => sharesOf(puzzles.filter((each) => each.level === level)));
  const error = Math.max(...found.map((each) => each.error ?? 0)).toFixed(1);
  const size = `${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`;
  console.log(
    `${maker.game}: ${found.length} puzzles, ${size}, solved by random, greed and foresight ${shares.join(', ')}, standard errors of margins up to ${error}; ${minutes(Date.now() - begun)}`,
  );
  if (count < COUNT) {
    console.log(text);
    continue;
  }
  const code = `/* Written by \`npm run puzzles\`. */

/** The puzzles of the game; set.ts says how to read them. */
export const SET: string = \`${text}\`;
`;
  writeFileSync(join(root, `src/puzzles/${maker.game}/set.ts`), code);
}
