import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/packed');
const MAKING = 'making-';
const { name, version, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const filesIn = (path) =>
  !existsSync(path)
    ? []
    : statSync(path).isFile()
      ? [path]
      : readdirSync(path).flatMap((entry) => filesIn(join(path, entry)));

/** Changes when something is built or written anew. */
function fingerprint() {
  const hash = createHash('sha256');
  const shipped = [...files, 'package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
  for (const file of shipped.flatMap((each) => filesIn(join(root, each)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Packs what has been built, as npm would publish it, without building it again; once, whoever asks, until something of it changes.
 * @returns the path of the tarball
 */
export async function packed() {
  const folder = join(cache, fingerprint());
  const tarball = join(folder, `${name}-${version}.tgz`);
  if (existsSync(tarball)) return tarball;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    if (!old.startsWith(MAKING)) rmSync(join(cache, old), { recursive: true, force: true });
  }
  const making = mkdtempSync(join(cache, MAKING));
  await npm(['pack', '--ignore-scripts', '--silent', '--pack-destination', making], root);
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true, force: true }); // somebody else was faster
  }
  return tarball;
}
