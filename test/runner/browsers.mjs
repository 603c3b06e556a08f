import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { findFirefox, findWebKit } from './find-others.mjs';
import { SAMPLE } from './sample.mjs';

/*
 * Runs the tests in one browser after the other: `npm run test:browsers`. What follows `--` are files, as `test/elements/kubi-sheet/**`;
 * `--only firefox` takes one browser, `--sample` the files of `sample.mjs`. A browser that is not installed is named and left out; with
 * `--required` that is a failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, required: { type: 'boolean' }, sample: { type: 'boolean' } },
});

const BROWSERS = [
  {
    name: 'Chromium',
    isHere: async () => Boolean((await findBrowser()).executablePath),
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

const files = values.sample ? SAMPLE : positionals;

function run(config) {
  const args = ['--no', '--', 'wtr', '--config', config, ...files.flatMap((file) => ['--files', file])];
  const runner = spawn('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => runner.on('exit', (code) => resolve(code === 0)));
}

const wanted = BROWSERS.filter(({ name }) => values.only?.includes(name.toLowerCase()) ?? true);
const outcomes = [];
for (const { name, isHere, install, config } of wanted) {
  if (await isHere()) {
    console.log(`\n${name}`);
    const start = performance.now();
    const isGreen = await run(config);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    outcomes.push({ line: `${name}: ${isGreen ? 'green' : 'red'} after ${minutes} minutes`, isGreen });
  } else {
    outcomes.push({
      line: `${name}: not installed here, so nothing ran in it (${install})`,
      isGreen: !values.required,
    });
  }
}
for (const { line } of outcomes) console.log(line);
process.exitCode = outcomes.every(({ isGreen }) => isGreen) ? 0 : 1;
