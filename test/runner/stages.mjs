/**
 * Runs every stage of the tests, also after one has failed, and says at the end how each went and how long it took. The end of what a failed stage has
 * written is written again: where only the end of a log is kept, the failures are in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const STAGES = ['test:node', 'test:elements', 'test:package'];
/** In characters. */
const KEPT = 8000;

const lines = [];
for (const stage of STAGES) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', stage], {
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let end = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    end = (end + chunk).slice(-KEPT);
  });
  const [status] = await once(child, 'close');
  const isPassed = status === 0;
  if (!isPassed) {
    process.exitCode = 1;
    lines.push(`\n${stage} ended with:\n${end}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  lines.push(`${stage}: ${isPassed ? 'passed' : 'FAILED'} after ${seconds} s`);
}
console.log(`\n${lines.join('\n')}`);
