/** Measures what the library promises, beside other libraries in the same run, and prints one table. */
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../runner/find-browser.mjs';
import { movedTable } from './moved-table.mjs';
import { triadPerft } from './perft.mjs';
import { randomGameSpeeds } from './random-games.mjs';
import { serve } from './server.mjs';
import { solverTimes } from './solver.mjs';
import { triominoMoveTimes } from './triomino-moves.mjs';

const RUNS = 9;
const BOARDS = 100;
/** Sixty a second, of which one may be lost where the counting begins. The median alone would not show that many are lost. */
const FRAMES = 59;
const ELEMENTS = ['triad-board', 'kubi-sheet', 'tricubo-sheet', 'cubo-grid', 'triomino-table'];
const KINDS = [...ELEMENTS, 'gchessboard', 'cm-chessboard'];

const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];

const { executablePath, shell } = await findBrowser();
const browser = await puppeteer.launch({
  executablePath,
  headless: shell ? 'shell' : true,
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const { origin, close } = await serve();

/** Runs a function of the benchmark's page in a page of its own. */
async function inFreshPage(name, ...parameters) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${origin}/test/bench/boards.html`);
  await page.waitForFunction(() => 'mountBoards' in window);
  const result = await page.evaluate((name, parameters) => window[name](...parameters), name, parameters);
  await page.close();
  return result;
}

const times = Object.fromEntries(KINDS.map((kind) => [kind, []]));
for (let run = 0; run < RUNS; run++) {
  for (const kind of KINDS) times[kind].push(await inFreshPage('mountBoards', kind, BOARDS));
}
const clicks = {};
for (const tag of ['triad-board', 'cubo-grid']) clicks[tag] = await inFreshPage('clickToPaint', tag, 60);
const table = await movedTable(browser, origin);
await browser.close();
close();

const mount = Object.fromEntries(KINDS.map((kind) => [kind, median(times[kind])]));
const perft = triadPerft();
const solver = solverTimes();
const triominoMoves = triominoMoveTimes();
const rows = [
  ['Triad perft, million moves a second', perft, '≥', 2],
  ...randomGameSpeeds().flatMap(({ title, games, moves }) => [
    [`${title}: random games a second`, games],
    [`${title}: moves a second in them`, moves],
  ]),
  [`Cubo solver with an exchange, median of ${solver.rolls}, ms`, solver.median],
  [`Cubo solver with an exchange, slowest of ${solver.rolls}, ms`, solver.slowest, '≤', 5],
  ['Cubo solver, nine dice alone: rolls a second', 1000 / solver.alone],
  ['Cubo, every square looked at: rolls a second', 1000 / solver.bruteForce],
  ['Triomino, moves of 9 tiles on 50, median, ms', triominoMoves.median],
  ['Triomino, moves of 9 tiles on 50, slowest, ms', triominoMoves.slowest, '≤', 1],
  ...ELEMENTS.map((tag) => [`${BOARDS} × <${tag}> mounted and painted, ms`, mount[tag], '≤', mount.gchessboard / 3]),
  [`${BOARDS} × gchessboard, ms`, mount.gchessboard],
  [`${BOARDS} × cm-chessboard, ms`, mount['cm-chessboard']],
  ...Object.entries(clicks).map(([tag, time]) => [`<${tag}>, click to painted, ms`, time, '≤', 16]),
  ...Object.entries(table).flatMap(([how, { rate, frame, longest, moved }]) => [
    [`<triomino-table>, 56 tiles ${how}: frames a second`, rate, '≥', FRAMES],
    [`<triomino-table>, 56 tiles ${how}: median frame, ms`, frame],
    [`<triomino-table>, 56 tiles ${how}: longest frame, ms`, longest],
    [`<triomino-table>, 56 tiles ${how}: part of frames that move`, moved],
  ]),
];
let isMet = true;
for (const [what, value, sign, bound] of rows) {
  const holds = bound === undefined || (sign === '≥' ? value >= bound : value <= bound);
  isMet &&= holds;
  const promise = bound === undefined ? '' : `${sign} ${bound.toFixed(1)} ${holds ? 'holds' : 'DOES NOT HOLD'}`;
  console.log(what.padEnd(56), value.toFixed(value < 1 ? 3 : 1).padStart(9), promise);
}
process.exitCode = isMet ? 0 : 1;
