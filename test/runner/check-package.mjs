/** What publishing tools say of the package as it is packed. */
import { spawnSync } from 'node:child_process';
import { packed } from './pack.mjs';

const tarball = await packed();
const CHECKS = [
  ['publint', tarball, '--strict'],
  ['attw', tarball, '--profile', 'esm-only'],
];

for (const command of CHECKS) {
  const { status } = spawnSync('npx', ['--no', ...command], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = 1;
}
