/**
 * Measures how well opponents play, on all cores, and prints a table with standard errors.
 *
 *     npm run strength                          # all games, as many as the bounds ask for: hours
 *     npm run strength -- kubi --games 2000     # one game, fewer games
 *     npm run strength -- kubi --rows 0,1       # only these rows
 *     npm run strength -- cubo --rows 1 --deciles   # with what nine, eight, … of ten games reach, by which endings rank points
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundled } from './bundle.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, rows: { type: 'string' }, deciles: { type: 'boolean' } },
});

const [worker, table] = await bundled('worker', 'measures');
const { measures } = await import(pathToFileURL(table));
const unknown = positionals.filter((game) => !measures[game]);
if (unknown.length > 0) throw new Error(`there are measures of ${Object.keys(measures)}, not of ${unknown}`);

const rows = options.rows?.split(',').map(Number);
const wanted = Object.entries(measures)
  .filter(([game]) => positionals.length === 0 || positionals.includes(game))
  .flatMap(([game, list]) => list.map((measure, row) => ({ game, row, ...measure })))
  .filter(({ row }) => !rows || rows.includes(row));

/** So many pieces that no core waits long for the last one. */
const PIECES = 8;

const workers = Array.from({ length: availableParallelism() }, () => new Worker(worker));
const idle = [...workers];
const waiting = [];

const free = () => (idle.length > 0 ? idle.pop() : new Promise((resolve) => waiting.push(resolve)));

async function run(task) {
  const each = await free();
  const tally = await new Promise((resolve, reject) => {
    each.once('error', reject);
    each.once('message', (found) => {
      each.off('error', reject);
      resolve(found);
    });
    each.postMessage(task);
  });
  const next = waiting.shift();
  if (next) next(each);
  else idle.push(each);
  return tally;
}

async function measure({ game, row, games }) {
  const count = Number(options.games ?? games);
  const size = Math.ceil(count / workers.length / PIECES);
  const tasks = [];
  for (let first = 1; first <= count; first += size) {
    tasks.push({ game, row, first, games: Math.min(size, count + 1 - first) });
  }
  const tallies = await Promise.all(tasks.map(run));
  const sum = (name) => tallies.reduce((all, tally) => all + tally[name], 0);
  const values = tallies.flatMap((tally) => tally.values).sort((a, b) => a - b);
  const mean = values.reduce((all, value) => all + value, 0) / count;
  const variance = values.reduce((all, value) => all + (value - mean) ** 2, 0) / count;
  const slowest = Math.max(...tallies.map((tally) => tally.slowest));
  return { count, values, mean, error: Math.sqrt(variance / count), ms: sum('ms') / sum('moves'), slowest };
}

/** What nine, eight, … of ten games reach. */
const decilesOf = (values) => Array.from({ length: 9 }, (_, i) => values[Math.floor(((i + 1) * values.length) / 10)]);

const titles = [
  'game',
  'measure',
  'bound',
  'found',
  'games',
  'ms a move (slowest)',
  ...(options.deciles ? ['deciles'] : []),
];
const print = (cells) => console.log(`| ${cells.join(' | ')} |`);
print(titles);
print(titles.map(() => '---'));
for (const each of wanted) {
  const { count, values, mean, error, ms, slowest } = await measure(each);
  const digits = Math.abs(mean) < 10 ? 3 : 1;
  const found = `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;
  const bound = each.bound === undefined ? '' : `≥ ${each.bound}`;
  const times = Number.isNaN(ms) ? '' : `${ms.toFixed(2)} (${slowest.toFixed(0)})`;
  print([each.game, each.name, bound, found, count, times, ...(options.deciles ? [decilesOf(values).join(', ')] : [])]);
}
await Promise.all(workers.map((each) => each.terminate()));
