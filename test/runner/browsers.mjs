import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { findFirefox, findWebKit } from './find-others.mjs';
import { SAMPLE } from './sample.mjs';

/*
 * Runs the tests in one browser after the other (`npm run test:browsers`), or in Chromium alone (`npm test`). What follows `--` are files,
 * as `test/elements/kubi-sheet/**`; `--only firefox` takes one browser, `--sample` the files of `sample.mjs`. A browser that is not installed
 * is named and left out; with `--required` that is a failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, required: { type: 'boolean' }, sample: { type: 'boolean' } },
});

const BROWSERS = [
  {
    name: 'Chromium',
    // elsewhere the launcher knows where Chrome is
    isHere: async () => process.platform !== 'linux' || Boolean((await findBrowser()).executablePath),
    install: 'set CHROME_PATH to any Chromium or Chrome',
    config: 'web-test-runner.config.mjs',
  },
  {
    name: 'Firefox',
    isHere: () => Boolean(findFirefox()),
    install: 'on Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH',
    config: 'test/runner/firefox.config.mjs',
  },
  {
    name: 'WebKit',
    isHere: () => Object.values(findWebKit()).every(Boolean),
    install: 'on Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb; it runs on Linux only',
    config: 'test/runner/webkit.config.mjs',
  },
];

/** More failures than these are no matter of a busy machine. */
const MOST_AGAIN = 12;

const files = values.sample ? SAMPLE : positionals;

/** Runs the files in one browser; answers with those that failed, or with nothing where the run itself broke down. */
async function run(config, files, ...options) {
  const list = join(mkdtempSync(join(tmpdir(), 'tests-')), 'failed');
  const args = ['--no', '--', 'wtr', '--config', config, ...options, ...files.flatMap((file) => ['--files', file])];
  const env = { ...process.env, FAILED_FILES: list };
  const runner = spawn('npx', args, { stdio: 'inherit', shell: process.platform === 'win32', env });
  const [code] = await once(runner, 'exit');
  const failed = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  return code === 0 || failed.length > 0 ? failed : undefined;
}

/**
 * Files of real presses, drags and frames may fail because the machine was busy: a few that do are run once more, one after the other, and
 * named. What fails twice has failed.
 */
async function runTwice(config) {
  const failed = await run(config, files);
  if (!failed || failed.length > MOST_AGAIN) return { isGreen: false };
  if (failed.length === 0) return { isGreen: true };
  console.log(`\nOnce more: ${failed.join(', ')}`);
  const again = await run(config, failed, '--concurrency', '1');
  return { isGreen: again?.length === 0, unsteady: failed.filter((file) => !again?.includes(file)) };
}

const wanted = BROWSERS.filter(({ name }) => values.only?.includes(name.toLowerCase()) ?? true);
const outcomes = [];
for (const { name, isHere, install, config } of wanted) {
  if (await isHere()) {
    console.log(`\n${name}`);
    const start = performance.now();
    const { isGreen, unsteady = [] } = await runTwice(config);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    const second = unsteady.length > 0 ? `, only at the second try: ${unsteady.join(', ')}` : '';
    outcomes.push({ line: `${name}: ${isGreen ? 'green' : 'red'} after ${minutes} minutes${second}`, isGreen });
  } else {
    outcomes.push({
      line: `${name}: not installed here, so nothing ran in it (${install})`,
      isGreen: !values.required,
    });
  }
}
for (const { line } of outcomes) console.log(line);
process.exitCode = outcomes.every(({ isGreen }) => isGreen) ? 0 : 1;
