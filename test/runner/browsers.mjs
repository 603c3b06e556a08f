import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { drivesFirefox } from './drives-firefox.mjs';
import { findFirefox, findWebKit } from './find-others.mjs';
import { freePort } from './free-port.mjs';
import { SAMPLE } from './sample.mjs';

/*
 * Runs the sample of the tests in Firefox and WebKit, after `npm run build`. `--only firefox` takes one of them; what follows `--` are other files. A
 * browser that is not installed, or that the tests cannot steer, is named and left out; with `--required` that is a failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, required: { type: 'boolean' } },
});

const BROWSERS = [
  {
    name: 'Firefox',
    isReady: await drivesFirefox(findFirefox()),
    install:
      'on Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH; its own scripts must be open to WebDriver',
    config: 'test/runner/firefox.config.mjs',
  },
  {
    name: 'WebKit',
    isReady: Object.values(findWebKit()).every(Boolean),
    install: 'on Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb; it runs on Linux only',
    config: 'test/runner/webkit.config.mjs',
  },
];

const files = positionals.length > 0 ? positionals : SAMPLE;

/** What a browser writes is shown when it is done, so that two do not talk at once. */
async function run({ name, isReady, install, config }) {
  if (!isReady) return { isGood: !values.required, line: `${name}: not ready here, so nothing ran in it (${install})` };
  const start = performance.now();
  const port = await freePort(); // the runner's own search may find the same one for both
  const args = ['--no', '--', 'wtr', '--config', config, '--port', port, ...files.flatMap((file) => ['--files', file])];
  const child = spawn('npx', args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  console.log(`\n${name}\n${output}`);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  return { isGood: status === 0, line: `${name}: ${status === 0 ? 'passed' : 'FAILED'} after ${minutes} minutes` };
}

// Each runs one file after the other, so that two have a core each.
const outcomes = await Promise.all(
  BROWSERS.filter(({ name }) => !values.only || name.toLowerCase() === values.only).map(run),
);
console.log(outcomes.map(({ line }) => line).join('\n'));
if (outcomes.length === 0 || outcomes.some(({ isGood }) => !isGood)) process.exitCode = 1;
