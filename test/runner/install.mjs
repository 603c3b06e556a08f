import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { packed } from './pack.mjs';

const MAKING = 'making-';
const QUIETLY = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];

/**
 * A project with nothing but the packed package, installed once for each state of the build. It stands outside of this project, whose
 * own packages would hide that one is missing.
 * @returns its folder
 */
export async function installed() {
  const tarball = await packed();
  const packing = dirname(tarball);
  const place = createHash('sha256').update(dirname(packing)).digest('hex').slice(0, 8);
  const projects = join(tmpdir(), `somebodys-projects-${place}`);
  const folder = join(projects, basename(packing));
  if (existsSync(folder)) return folder;
  mkdirSync(projects, { recursive: true });
  for (const old of readdirSync(projects)) {
    if (!old.startsWith(MAKING)) rmSync(join(projects, old), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(projects, MAKING));
  writeFileSync(join(making, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await npm(['install', ...QUIETLY, tarball], making);
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true, force: true }); // somebody else was faster
  }
  return folder;
}
