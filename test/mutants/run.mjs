/**
 * Makes small mistakes in the sources at random, one at a time in a copy of the project, and runs the tests that ought to notice. Those that nobody
 * notices are listed, and make it fail: `npm run test:mutants -- --seed house --count 30 --only src/games/triad`.
 *
 * StrykerJS is not used: it has no runner for web-test-runner, and its versions for Node 20 would have to start all tests for each mutant of an element.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { mutate, mutationsOf } from './mutations.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = [
  'src',
  'test',
  'stories',
  'package.json',
  'tsconfig.json',
  'web-test-runner.config.mjs',
  '.mocharc.json',
];

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    only: { type: 'string', default: 'src/' },
  },
});

/** The tests that ought to notice a mistake in a file: a pattern of its path, and what runs. */
const RELATED = [
  [/^src\/games\/([^/]+)\//, (game) => ['mocha', `test/games/${game}`]],
  [/^src\/games\//, () => ['mocha', 'test/games', 'test/match']],
  [/^src\/match\//, () => ['mocha', 'test/match']],
  [/^src\/elements\/games\/([^/]+)\//, (tag) => ['wtr', `test/elements/games/${tag}`]],
  [
    /^src\/elements\//,
    () => [
      'wtr',
      existsSync(join(ROOT, 'test/elements/base')) ? 'test/elements/base' : 'test/elements/triad-board',
      'test/elements/kubi-sheet',
    ],
  ],
  [/^src\/interaction\//, () => ['wtr', 'test/interaction', 'test/elements/triad-board']],
];

/** No styles, words or declarations: nothing decides there. */
const isMutated = (path) =>
  RELATED.some(([pattern]) => pattern.test(path)) && /(?<!\.styles|\.d|\/help)\.ts$/.test(path);

function testsOf(path) {
  for (const [pattern, tests] of RELATED) {
    const match = pattern.exec(path);
    if (match) return tests(...match.slice(1));
  }
  throw new Error(`no tests belong to ${path}`);
}

/** Takes some of a list at random, without taking any twice. */
function pick(list, count, seed) {
  const generator = xoroshiro128plus(
    [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.codePointAt(0)) | 0, 7),
  );
  const rest = [...list];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(uniformInt(generator, 0, rest.length - 1), 1)[0],
  );
}

const TOOLS = { mocha: 'node_modules/mocha/bin/mocha.js', wtr: 'node_modules/@web/test-runner/dist/bin.js' };
const MOCHA = ['--no-config', '--import=tsx', '--bail', '--timeout', '20000', '--recursive', '--extension', 'test.ts'];
/** What all tests in Node share. */
const SHARED = existsSync(join(ROOT, '.mocharc.json'))
  ? (JSON.parse(readFileSync(join(ROOT, '.mocharc.json'), 'utf8')).file ?? [])
  : [];

function runTests(folder, [runner, ...folders]) {
  const parameters =
    runner === 'mocha'
      ? [...MOCHA, ...[SHARED].flat().flatMap((file) => ['--file', file]), ...folders]
      : folders.flatMap((each) => ['--files', `${each}/**/*.test.ts`]);
  return spawnSync(process.execPath, [TOOLS[runner], ...parameters], { cwd: folder, encoding: 'utf8' });
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((path) => isMutated(path) && path.startsWith(values.only))
  .sort();
const all = sources.flatMap((path) => mutationsOf(path, readFileSync(join(ROOT, path), 'utf8')));
if (all.length === 0) throw new Error(`there is nothing to change in ${values.only}`);
const mutants = pick(all, Number(values.count), values.seed);
console.log(`${mutants.length} of ${all.length} mutations in ${sources.length} files, seed ${values.seed}`);

const copy = await mkdtemp(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of COPIED.filter((each) => existsSync(join(ROOT, each))))
  await cp(join(ROOT, name), join(copy, name), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');

/** Tests that fail anyway would notice everything. */
const groups = [...new Set(mutants.map(({ path }) => testsOf(path).join(' ')))];
for (const group of groups) {
  const { status, stdout, stderr } = runTests(copy, group.split(' '));
  if (status !== 0)
    throw new Error(`these tests fail without any mistake: ${group}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
}

const survivors = [];
for (const [i, mutant] of mutants.entries()) {
  const text = readFileSync(join(ROOT, mutant.path), 'utf8');
  const file = join(copy, mutant.path);
  writeFileSync(file, mutate(text, mutant));
  const isNoticed = runTests(copy, testsOf(mutant.path)).status !== 0;
  writeFileSync(file, text);
  const line = `${mutant.path}:${mutant.line} ${mutant.what}: ${text.slice(mutant.start, mutant.end)} → ${mutant.text}`;
  console.log(`${i + 1}/${mutants.length} ${isNoticed ? 'noticed' : 'SURVIVED'}  ${line}`);
  if (!isNoticed) survivors.push(line);
}
console.log(
  `\n${survivors.length} of ${mutants.length} survived${survivors.length ? `:\n${survivors.join('\n')}` : ''}`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;
