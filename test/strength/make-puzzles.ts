/**
 * Makes the puzzles of src/puzzles/: finds positions in games of weak players, proves what is best in them, and grades them by how often weak players find it.
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
import { makeSet } from '../../src/puzzles/set.js';
import { maker as cubo } from './puzzles/cubo.js';
import { maker as kubi } from './puzzles/kubi.js';
import { groupOf } from './puzzles/maker.js';
import type { FoundPuzzle, Maker } from './puzzles/maker.js';
import { maker as triad } from './puzzles/triad.js';
import { maker as tricubo } from './puzzles/tricubo.js';
import { maker as triomino } from './puzzles/triomino.js';

const MAKERS: readonly Maker[] = [triad, kubi, tricubo, cubo, triomino];
const COUNT = 400;
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
  const countOf = (group: string) => found.filter((each) => groupOf(each) === group).length;
  const isOpen = (group: string) => countOf(group) < (size.get(group) ?? 0);
  const begun = Date.now();
  const had = found.length;
  let reported = begun;
  for (let seed = first; [...size.keys()].some(isOpen); seed++) {
    const puzzle = maker.find(seed, isOpen);
    const isNew = puzzle && isOpen(groupOf(puzzle)) && !keys.has(maker.keyOf(puzzle));
    if (isNew) {
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

/** Thirds: the puzzles that weak players find most often are easy. Of those that are found equally often, those with a smaller margin are harder. */
function graded(found: readonly FoundPuzzle[]): string {
  const order = [...found].sort((a, b) => b.ease - a.ease || b.margin - a.margin);
  const puzzles = order.map((puzzle, i) => ({
    ...puzzle,
    level: PUZZLE_LEVELS[Math.floor((i * PUZZLE_LEVELS.length) / order.length)]!,
  }));
  const rank = (puzzle: (typeof puzzles)[number]) => `${PUZZLE_LEVELS.indexOf(puzzle.level)} ${groupOf(puzzle)}`;
  return makeSet(puzzles.sort((a, b) => rank(a).localeCompare(rank(b))));
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
  const text = graded(found);
  const eases = PUZZLE_LEVELS.map((_, i) => {
    const third = [...found].sort((a, b) => b.ease - a.ease).slice((i * count) / 3, ((i + 1) * count) / 3);
    return (third.reduce((sum, { ease }) => sum + ease, 0) / third.length).toFixed(2);
  });
  const size = `${(gzipSync(text).length / 1000).toFixed(1)} kB gzip`;
  console.log(
    `${maker.game}: ${found.length} puzzles, ${size}, found by weak players ${eases.join(', ')}; ${minutes(Date.now() - begun)}`,
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
