import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packed } from './pack.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const APPS = 'test/frameworks';
const SERVED = '/built-apps/';
const TYPES = { '.html': 'html', '.js': 'js', '.css': 'css' };

/** By the folder of the app. */
const CHECKERS = {
  plain: ['typescript/bin/tsc', '--pretty', 'false'],
  react: ['typescript/bin/tsc', '--pretty', 'false'],
  vue: ['vue-tsc/bin/vue-tsc.js', '--pretty', 'false'],
  svelte: ['svelte-check/bin/svelte-check', '--output', 'machine'],
};

/** A folder in which the package is installed as it is published, beside everything that is installed here; and the apps. */
async function makeWorkshop() {
  const place = await mkdtemp(join(tmpdir(), 'workshop-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const [installed, modules] = [ROOT, place].map((folder) => join(folder, 'node_modules'));
  const own = join(modules, 'tabletop-elements');
  await mkdir(own, { recursive: true });
  const names = (await readdir(installed)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(installed, name), join(modules, name))));
  await promisify(execFile)('tar', ['-xzf', await packed(), '--strip-components=1', '-C', own]);
  await cp(join(ROOT, APPS), join(place, 'apps'), { recursive: true });
  return place;
}

let made;
const workshop = () => (made ??= makeWorkshop());

/** @returns what it wrote, and whether it ended well */
const run = (cwd, script, ...args) =>
  new Promise((done) => {
    execFile(process.execPath, [script, ...args], { cwd }, (error, stdout, stderr) =>
      done({ isGood: !error, output: `${stdout}${stderr}` }),
    );
  });

const STEPS = {
  async check(app) {
    const place = await workshop();
    const [checker, ...args] = CHECKERS[app];
    return run(join(place, 'apps', app), join(place, 'node_modules', checker), ...args);
  },
  async build(app) {
    const place = await workshop();
    const vite = join(place, 'node_modules/vite/bin/vite.js');
    return run(join(place, 'apps', app), vite, 'build', '--base', `${SERVED}${app}/`, '--logLevel', 'warn');
  },
};

const jobs = new Map();
const started = (step, app) => {
  const key = `${step} ${app}`;
  if (!jobs.has(key)) jobs.set(key, STEPS[step](app));
  return jobs.get(key);
};

/** A page waits for the answer to a command for twenty seconds at most, and can ask again. */
const orLater = (job) => Promise.race([job, new Promise((done) => setTimeout(done, 10_000, { isLate: true }))]);

/**
 * Checks the types of the apps in `test/frameworks`, and builds them, with the package as it is published:
 * `executeServerCommand('app', { step: 'check', app: 'vue' })`. What has been built is served under `/built-apps/`.
 */
export const appsPlugin = {
  name: 'apps',
  executeCommand({ command, payload }) {
    if (command === 'app') return orLater(started(payload.step, payload.app));
  },
  async serve({ path }) {
    if (!path.startsWith(SERVED)) return undefined;
    const [app, ...file] = path.slice(SERVED.length).split('/');
    const body = await readFile(join(await workshop(), 'apps', app, 'dist', ...file), 'utf8');
    return { body, type: TYPES[extname(path)] };
  },
};
