import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs npm in a folder. @throws with what it wrote */
export const npm = (parameters, cwd) =>
  promisify(execFile)('npm', parameters, { cwd, shell: process.platform === 'win32' });
