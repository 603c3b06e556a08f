/**
 * Makes small mistakes in the sources at random, one at a time in a copy of the project, and runs the tests that ought to notice. Those that nobody
 * notices are listed, and make it fail: `npm run test:mutants -- --seed house --count 30 --only src/games/triad`, or `--per-room 3` for some of every room.
 *
 * StrykerJS is not used: it has no runner for web-test-runner, and its versions for Node 20 would have to start all tests for each mutant of an element.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { mutate, mutationsOf } from './mutations.mjs';
import { Related } from './tests-of.mjs';

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
    'per-room': { type: 'string' },
    only: { type: 'string', default: 'src/' },
  },
});

/** No styles, words, courses or declarations: nothing decides there. What starts in pages alone is tested as it is built. */
const UNCHANGED =
  /^src\/(?:locales|autoload|server|frameworks)\/|^src\/lessons\/courses\/|\.styles\.ts$|\.d\.ts$|\/(?:set|tables|define)\.ts$/;

const related = new Related(ROOT);
const isMutated = (path) => path.endsWith('.ts') && !UNCHANGED.test(path) && related.groupsOf(path).length > 0;

/** `src/match` of `src/match/record/record.ts`, `src/elements/lesson` of `src/elements/lesson/step-player.ts`. */
const roomOf = (path) =>
  dirname(path)
    .split('/')
    .slice(0, path.startsWith('src/elements/') ? 3 : 2)
    .join('/');

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
const MOCHA = ['--no-config', '--import=tsx', '--bail', '--timeout', '20000'];
/** A mistake can make a loop that does not end, which is noticed, too. In milliseconds. */
const ENDLESS = 400_000;
/** What all tests in Node share. */
const SHARED = existsSync(join(ROOT, '.mocharc.json'))
  ? (JSON.parse(readFileSync(join(ROOT, '.mocharc.json'), 'utf8')).file ?? [])
  : [];

function runTests(folder, [runner, ...files]) {
  const parameters =
    runner === 'mocha'
      ? [...MOCHA, ...[SHARED].flat().flatMap((file) => ['--file', file]), ...files]
      : files.flatMap((each) => ['--files', each]);
  return spawnSync(process.execPath, [TOOLS[runner], ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    timeout: ENDLESS,
  });
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((path) => path.startsWith(values.only) && isMutated(path))
  .sort();
const all = sources.flatMap((path) => mutationsOf(path, readFileSync(join(ROOT, path), 'utf8')));
if (all.length === 0) throw new Error(`there is nothing to change in ${values.only}`);
const rooms = [...new Set(sources.map(roomOf))];
const ofRoom = (room) => all.filter(({ path }) => roomOf(path) === room);
const mutants = values['per-room']
  ? rooms.flatMap((room) => pick(ofRoom(room), Number(values['per-room']), values.seed))
  : pick(all, Number(values.count), values.seed);
console.log(`${mutants.length} of ${all.length} mutations in ${sources.length} files, seed ${values.seed}`);

const copy = await mkdtemp(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of COPIED.filter((each) => existsSync(join(ROOT, each))))
  await cp(join(ROOT, name), join(copy, name), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');

/** Tests that fail anyway would notice everything. */
const sound = new Set();
function checkSound(group) {
  if (sound.has(group.join())) return;
  const { status, stdout, stderr } = runTests(copy, group);
  if (status !== 0)
    throw new Error(
      `these tests fail without any mistake: ${group.join(' ')}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`,
    );
  sound.add(group.join());
}

/** Whether a test fails while the mistake is there. */
function isNoticed(mutant, text) {
  const file = join(copy, mutant.path);
  return related.groupsOf(mutant.path).some((group) => {
    checkSound(group);
    writeFileSync(file, mutate(text, mutant));
    const { status } = runTests(copy, group);
    writeFileSync(file, text);
    return status !== 0;
  });
}

const survivors = [];
for (const [i, mutant] of mutants.entries()) {
  const text = readFileSync(join(ROOT, mutant.path), 'utf8');
  const line = `${mutant.path}:${mutant.line} ${mutant.what}: ${text.slice(mutant.start, mutant.end)} → ${mutant.text}`;
  const noticed = isNoticed(mutant, text);
  console.log(`${i + 1}/${mutants.length} ${noticed ? 'noticed' : 'SURVIVED'}  ${line}`);
  if (!noticed) survivors.push({ ...mutant, line });
}

console.log('\nnoticed, by room:');
for (const room of new Set(mutants.map(({ path }) => roomOf(path)))) {
  const inRoom = (list) => list.filter(({ path }) => roomOf(path) === room).length;
  console.log(`${inRoom(mutants) - inRoom(survivors)} of ${inRoom(mutants)}  ${room}`);
}
const told = survivors.map(({ line }) => `\n${line}`).join('');
console.log(`\n${survivors.length} of ${mutants.length} survived${told && `:${told}`}`);
process.exitCode = survivors.length > 0 ? 1 : 0;
