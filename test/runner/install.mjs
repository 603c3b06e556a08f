import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { packed } from './pack.mjs';

/**
 * A new project with nothing but the packed package, outside of this one, whose own packages would hide that one is missing.
 * @returns its folder, which is the caller's to remove
 */
export async function installed() {
  const folder = mkdtempSync(join(tmpdir(), 'somebodys-project-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quietly = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await npm(['install', ...quietly, await packed()], folder);
  return folder;
}
