/** Runs every stage of the tests, also after one has failed, and says at the end how each went and how long it took. */
import { spawnSync } from 'node:child_process';

const STAGES = ['test:node', 'test:elements', 'test:package'];

const lines = STAGES.map((stage) => {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', stage], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
  return `${stage}: ${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - start) / 1000).toFixed(0)} s`;
});
console.log(`\n${lines.join('\n')}`);
