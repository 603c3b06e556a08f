/**
 * Builds the package and runs every stage of the tests, also after one has failed, and says at the end how each went and how long it took: the last line
 * is the time of all. The end of what a failed stage has written is written again: where only the end of a log is kept, the failures are in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Each stage with those that have to end before it. Servers mostly wait; the others share the cores until it is the turn of the pages, which are played in and have the machine alone. */
const STAGES = {
  'test:node': [],
  'test:servers': [],
  build: [],
  'test:create': [],
  'test:package:node': ['build'],
  'test:pages': ['test:node', 'test:servers', 'test:create', 'test:package:node'],
};
/** Of these, which follow each other, the output is written at once; that of others when they have ended. */
const LIVE = ['test:node', 'test:pages'];
/** What all of it may take on two cores with nothing else to do, in seconds. */
const BOUND = 480;
/** In characters. */
const KEPT = 8000;

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

async function run(stage) {
  const isLive = LIVE.includes(stage);
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', stage], {
    stdio: ['inherit', 'pipe', isLive ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      if (isLive) process.stdout.write(chunk);
      output += chunk;
    });
  }
  const [status] = await once(child, 'close');
  if (!isLive) process.stdout.write(output);
  return { stage, isPassed: status === 0, output, seconds: secondsSince(start) };
}

const begin = performance.now();
const running = {};
for (const [stage, before] of Object.entries(STAGES)) {
  running[stage] = Promise.all(before.map((each) => running[each])).then(() => run(stage));
}
const lines = [];
for (const { stage, isPassed, output, seconds } of await Promise.all(Object.values(running))) {
  if (!isPassed) {
    process.exitCode = 1;
    lines.push(`\n${stage} ended with:\n${output.slice(-KEPT)}`);
  }
  lines.push(`${stage}: ${isPassed ? 'passed' : 'FAILED'} after ${seconds} s`);
}
const total = secondsSince(begin);
lines.push(`all: ${total} s, ${total <= BOUND ? 'within' : 'MORE than'} the bound of ${BOUND} s`);
console.log(`\n${lines.join('\n')}`);
