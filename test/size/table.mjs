/**
 * Writes the sizes of the scripts in cdn/ into the pages that have a place for them. With `--check` it only compares, and fails where a page says
 * something else; a few bytes, which another version of the compressor may make, are no difference.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { LIBRARY, closure, games, gzipped, holding, played, together } from './scripts.mjs';

const PLACE = /(?<=<!-- sizes: `npm run size:table` writes them -->\n).*?(?=<!-- end of sizes -->)/s;
const FIGURES = 'stories/demo/sizes.ts';
const NUMBER = /\d+\.\d+/g;
/** In kB: what rounding and compressors may differ by. */
const SLACK = 0.1;
const LANGUAGES = ['de', 'fr', 'it', 'nl'];

const HEAD = ['script in `cdn/`', 'at once', 'to play', 'replay', 'review', 'help', 'another language'];

/** Bytes of scripts that hold modules, with what they import, beside what is loaded already. */
function beside(loaded, pattern) {
  const files = holding((id) => pattern.test(id), pattern);
  return gzipped([...closure(...files)].filter((file) => !loaded.has(file)));
}

function row(title, shown, atOnce, toPlay) {
  const [ids, tags] = ['id', 'tag'].map((name) => shown.map((game) => game[name]).join('|'));
  const language = Math.max(
    ...LANGUAGES.map((code) => beside(toPlay, new RegExp(`/(?:common|${ids})/(?:[a-z]+/)?${code}\\.ts$`))),
  );
  const help = `/(?:help/game-help|(?:${tags})/words/help|(?:${ids})/help/en)\\.ts$`;
  const review = `/(?:features/review/reviewed|(?:${tags})/review|opponents/(?:${ids})/review|review/en)\.ts$`;
  const patterns = [/\/game-replay\.ts$/, new RegExp(review), new RegExp(help)];
  const bytes = [...patterns.map((pattern) => beside(toPlay, pattern)), language];
  return [title, gzipped(atOnce), gzipped(toPlay) - gzipped(atOnce), ...bytes];
}

const all = new Set([...together(), ...games.flatMap(({ tag }) => [...played(tag)])]);
const rows = [
  ...games.map((game) => row(`\`${game.tag}.js\``, [game], closure(`${game.tag}.js`), played(game.tag))),
  row(`\`${LIBRARY}.js\`, with all games`, games, together(), all),
  ...[
    [`\`${LIBRARY}.js\`, before there is a game`, LIBRARY],
    ['`embed.js`, beside the game', 'embed'],
    ['`embed-height.js`', 'embed-height'],
  ].map(([title, script]) => [title, gzipped([`${script}.js`])]),
];

const lines = [
  HEAD,
  HEAD.map((_, i) => (i === 0 ? '---' : '--:')),
  ...rows.map(([title, ...bytes]) => [title, ...kB(bytes)]),
];

/** All columns, in kB. */
function kB(bytes) {
  return HEAD.slice(1).map((_, i) => (i in bytes ? (bytes[i] / 1000).toFixed(1) : ''));
}

const markdown = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const table = `\n${await format(markdown, { ...(await resolveConfig('README.md')), parser: 'markdown' })}\n`;

const pages = ['README.md', ...readdirSync('stories', { recursive: true }).map((file) => `stories/${file}`)]
  .filter((file) => file.endsWith('.md'))
  .filter((file) => PLACE.test(readFileSync(file, 'utf8')));
if (pages.length === 0) throw new Error('no page has a place for the sizes');

const shape = (text) => text.replace(NUMBER, '#').replace(/[\s-]+/g, ' ');
const numbers = (text) => [...text.matchAll(NUMBER)].map(Number);

function isStale(page) {
  const [written] = PLACE.exec(readFileSync(page, 'utf8'));
  const measured = numbers(table);
  return (
    shape(written) !== shape(table) || numbers(written).some((size, i) => Math.abs(size - measured[i]) > SLACK + 1e-9)
  );
}

if (process.argv.includes('--check')) {
  const stale = pages.filter(isStale);
  if (stale.length > 0) {
    console.error(`Sizes are stale in ${stale.join(', ')}: run \`npm run size:table\``);
    process.exitCode = 1;
  }
} else {
  for (const page of pages)
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(PLACE, () => table),
    );
  writeFigures();
  console.log(table);
}

/** Writes what the demo page says of it, which a test of that page compares with the table. */
function writeFigures() {
  const sizes = rows.map(([, ...bytes]) => kB(bytes).map(Number));
  const told = sizes
    .slice(0, games.length)
    .map(([atOnce, toPlay], i) => `  ${games[i].id}: { atOnce: ${atOnce}, toPlay: ${toPlay} },\n`);
  const [[allGames], [before]] = sizes.slice(games.length);
  const text = readFileSync(FIGURES, 'utf8')
    .replace(/(?<=SIZES = \{\n).*?(?=\} as)/s, told.join(''))
    .replace(/(?<=ALL_GAMES = )[\d.]+/, allGames)
    .replace(/(?<=BEFORE = )[\d.]+/, before);
  writeFileSync(FIGURES, text);
}
