/**
 * Builds the package and runs every stage of the tests, also after one has failed, and says at the end how each went and how long it took: the last line
 * is the time of all. The end of what a failed stage has written is written again: where only the end of a log is kept, the failures are in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What stands in one row runs at the same time: neither keeps two cores busy, and they do not need each other. Two browsers would disturb each other. */
const STAGES = [['test:node', 'build'], ['test:elements'], ['test:package:pages'], ['test:package:node']];
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
  return { stage, isPassed: status === 0, isFirst, output, seconds: secondsSince(start) };
}

const lines = [];
const begin = performance.now();
for (const row of STAGES) {
  for (const { stage, isPassed, isFirst, output, seconds } of await Promise.all(
    row.map((each, i) => run(each, i === 0)),
  )) {
    if (!isFirst) process.stdout.write(output);
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
