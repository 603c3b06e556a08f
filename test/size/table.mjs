/**
 * Writes what every entry weighs into the README. With `--check` it only compares, and fails where the README says something else; a
 * few bytes, which another version of the compressor may make, are no difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { imported } from './imported.mjs';
import { shipped, small } from './shipped.mjs';

const README = 'README.md';
const BLOCK = /(?<=<!-- sizes: `npm run size:table` writes them -->\n).*?(?=<!-- end of sizes -->)/s;
/** Where the introduction rounds them: the words, with what is meant. */
const ROUNDED = /(\d+) to (\d+) kB gzipped.*?(\d+) kB for\s+all\s+five.*?(\d+) to (\d+) kB more/s;
const NUMBER = /\d+\.\d+/g;
/** In kB, which compressors may differ by. */
const SLACK = 0.02;

const kB = (bytes, decimals) => (bytes === undefined ? '' : (bytes / 1000).toFixed(decimals));

function table(head, rows) {
  const lines = [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const sizes = { games: shipped(), small: small(), entries: await imported() };

async function block(decimals) {
  const scripts = [...sizes.games, ...sizes.small].map(({ title, atOnce, play, replay, help, language }) => [
    title,
    ...[atOnce, play, replay, help, language].map((bytes) => kB(bytes, decimals)),
  ]);
  const entries = sizes.entries.map(({ title, atOnce }) => [title, kB(atOnce, decimals)]);
  const text = [
    table(['script in `cdn/`', 'at once', 'to play', 'to look through a record', 'help', 'another language'], scripts),
    table(['import, bundled and minified', 'at once'], entries),
  ].join('\n\n');
  return `\n${await format(text, { ...(await resolveConfig(README)), parser: 'markdown' })}\n`;
}

/** What the introduction says, in the order in which it does. */
function rounded() {
  const ofGames = (part) => sizes.games.slice(0, -1).map((game) => game[part] / 1000);
  const [atOnce, play] = [ofGames('atOnce'), ofGames('play')];
  const all = sizes.games.at(-1).atOnce / 1000;
  return [Math.min(...atOnce), Math.max(...atOnce), all, Math.min(...play), Math.max(...play)];
}

/** Numbers that are not those measured, rounded. */
const stale = (said, measured, unit) =>
  said.flatMap((number, i) =>
    Math.abs(number - measured[i]) <= unit / 2 + SLACK ? [] : [`${number} is ${measured[i].toFixed(2)} kB`],
  );

const shape = (text) => text.replace(NUMBER, '#').replace(/[\s-]+/g, ' ');
const numbers = (text) => [...text.matchAll(NUMBER)].map(Number);

async function differences(readme) {
  const [said] = BLOCK.exec(readme) ?? [];
  const measured = await block(3);
  if (said === undefined || shape(said) !== shape(measured)) return ['its rows or columns are others'];
  const [, ...introduced] = ROUNDED.exec(readme) ?? [];
  if (introduced.length === 0) return ['its introduction says no sizes'];
  return [...stale(numbers(said), numbers(measured), 0.1), ...stale(introduced.map(Number), rounded(), 1)];
}

const readme = readFileSync(README, 'utf8');
if (process.argv.includes('--check')) {
  const found = await differences(readme);
  if (found.length > 0) {
    console.error(`Sizes in ${README} are stale, run \`npm run size:table\`:\n${found.join('\n')}`);
    process.exitCode = 1;
  }
} else {
  const text = await block(1);
  writeFileSync(
    README,
    readme.replace(BLOCK, () => text),
  );
  console.log(
    text,
    'For the introduction:',
    rounded()
      .map((size) => size.toFixed(1))
      .join(', '),
  );
}
