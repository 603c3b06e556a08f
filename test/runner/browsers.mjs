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
 * is named and left out; with `--required` that is a failure. Where one does not start and no other found a fault, the exit code is 3.
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

/* What this ends with. */
const GREEN = 0;
const RED = 1;
const NOT_STARTED = 3;

/** More failures than these are no matter of a busy machine. */
const MOST_AGAIN = 12;

const files = values.sample ? SAMPLE : positionals;

/** Runs the files in one browser; answers with how many tests ran and which files failed. */
async function run(config, files, ...options) {
  const report = join(mkdtempSync(join(tmpdir(), 'tests-')), 'report.json');
  const args = ['--no', '--', 'wtr', '--config', config, ...options, ...files.flatMap((file) => ['--files', file])];
  const env = { ...process.env, TEST_REPORT: report };
  const runner = spawn('npx', args, { stdio: 'inherit', shell: process.platform === 'win32', env });
  const [code] = await once(runner, 'exit');
  const { tests, failed } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { tests: 0, failed: [] };
  return { tests, failed, isGreen: code === 0 };
}

/**
 * Files of real presses, drags and frames may fail because the machine was busy: a few that do are run once more, one after the other, and
 * named. What fails twice has failed.
 */
async function runTwice(config) {
  const first = await run(config, files);
  if (first.tests === 0) return { code: NOT_STARTED, words: 'no test could be started' };
  if (first.isGreen) return { code: GREEN, words: 'green' };
  const isFew = first.failed.length > 0 && first.failed.length <= MOST_AGAIN;
  if (!isFew) return { code: RED, words: 'red' };
  console.log(`\nOnce more: ${first.failed.join(', ')}`);
  const second = await run(config, first.failed, '--concurrency', '1');
  const unsteady = first.failed.filter((file) => !second.failed.includes(file)).join(', ') || 'nothing';
  const [code, word] = second.isGreen ? [GREEN, 'green'] : [RED, 'red'];
  return { code, words: `${word}, at the second try only: ${unsteady}` };
}

const wanted = BROWSERS.filter(({ name }) => values.only?.includes(name.toLowerCase()) ?? true);
const outcomes = [];
for (const { name, isHere, install, config } of wanted) {
  if (await isHere()) {
    console.log(`\n${name}`);
    const start = performance.now();
    const { code, words } = await runTwice(config);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    outcomes.push({ line: `${name}, after ${minutes} minutes: ${words}`, code });
  } else {
    outcomes.push({
      line: `${name}: not installed here, so nothing ran in it (${install})`,
      code: values.required ? RED : GREEN,
    });
  }
}
for (const { line } of outcomes) console.log(line);
const codes = outcomes.map(({ code }) => code);
process.exitCode = codes.includes(RED) ? RED : Math.max(GREEN, ...codes);
