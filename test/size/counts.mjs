/** Checks what is no file: the requests of a page with the two tags of the README, and what the package takes on a disk. */
import { execFileSync } from 'node:child_process';
import { LIBRARY, games, played } from './scripts.mjs';

/** The page, the one script, and what a game needs before it can be played. */
const REQUESTS = 12;
/** In MB. */
const UNPACKED = 6;

const [{ unpackedSize }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
);
const rows = [
  ...games.map(({ tag }) => {
    const files = new Set([`${LIBRARY}.js`, ...played(tag)]);
    return { what: `requests of a page with <${tag}>, itself included`, is: files.size + 1, most: REQUESTS };
  }),
  { what: 'the package, unpacked, in MB', is: Number((unpackedSize / 1e6).toFixed(2)), most: UNPACKED },
];

for (const { what, is, most } of rows) console.log(`${is <= most ? '✓' : '✗'} ${what}: ${is} (at most ${most})`);
process.exitCode = rows.every(({ is, most }) => is <= most) ? 0 : 1;
