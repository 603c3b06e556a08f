/**
 * Builds the package and runs every stage of the tests, also after one has failed, and says at the end how each went and how long it took: the last line
 * is the time of all. The end of what a failed stage has written is written again: where only the end of a log is kept, the failures are in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The lanes of a row run at the same time, what stands in a lane one after the other. No two browsers that measure: they would disturb each other. */
const ROWS = [[['test:node'], ['build', 'test:package:node']], [['test:pages']]];
/** What all of it may take on two cores with nothing else to do, in seconds. */
const BOUND = 480;
/** In characters. */
const KEPT = 8000;

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

/** @param isFirst whether its output is written at once, or when it has ended */
async function run(stage, isFirst) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', stage], {
    stdio: ['inherit', 'pipe', isFirst ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      if (isFirst) process.stdout.write(chunk);
      output += chunk;
    });
  }
  const [status] = await once(child, 'close');
  if (!isFirst) process.stdout.write(output);
  return { stage, isPassed: status === 0, output, seconds: secondsSince(start) };
}

async function runLane(lane, isFirst) {
  const done = [];
  for (const stage of lane) done.push(await run(stage, isFirst));
  return done;
}

const lines = [];
const begin = performance.now();
for (const row of ROWS) {
  const done = await Promise.all(row.map((lane, i) => runLane(lane, i === 0)));
  for (const { stage, isPassed, output, seconds } of done.flat()) {
    if (!isPassed) {
      process.exitCode = 1;
      lines.push(`\n${stage} ended with:\n${output.slice(-KEPT)}`);
    }
    lines.push(`${stage}: ${isPassed ? 'passed' : 'FAILED'} after ${seconds} s`);
  }
}
const total = secondsSince(begin);
lines.push(`all: ${total} s, ${total <= BOUND ? 'within' : 'MORE than'} the bound of ${BOUND} s`);
console.log(`\n${lines.join('\n')}`);
