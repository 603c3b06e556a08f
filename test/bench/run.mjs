/** Measures what the library promises, beside other libraries in the same run, and prints one table; with `--boards` only how fast boards come. */
import puppeteer from 'puppeteer-core';
import { games } from '../size/scripts.mjs';
import { launchOptions } from '../runner/find-browser.mjs';
import { LEVELS } from '../../dist/opponents/level.js';
import { alone } from './alone.mjs';
import { firstMoves } from './first-move.mjs';
import {
  DIAGRAMS,
  ELEMENTS,
  PEERS,
  freshPages,
  mountTimes,
  paintedAfter,
  ratioRows,
  subject,
  timeRows,
} from './hundred-boards.mjs';
import { manyMoving } from './many-moving.mjs';
import { movedTable } from './moved-table.mjs';
import { randomGameSpeeds } from './random-games.mjs';
import { reducerSpeeds } from './reducers.mjs';
import { printTable } from './report.mjs';
import { scriptSizes } from './script-sizes.mjs';
import { serve } from './server.mjs';
import { slowMoves } from './slow-moves.mjs';
import { slowReviews } from './slow-reviews.mjs';
import { solverTimes } from './solver.mjs';
import { thinkingOnPages } from './thinking.mjs';
import { triominoMoveTimes } from './triomino-moves.mjs';

const RUNS = 9;
const CLICKS = 30;
/** Sixty a second, of which one may be lost where the counting begins. The median alone would not show that many are lost. */
const FRAMES = 59;
const OTHERS = ['chessground, view only', 'chessboard-element', 'cm-chessboard'];
const KINDS = [...ELEMENTS, ...DIAGRAMS, ...PEERS, ...OTHERS];
/** Those that show something after a click. */
const ANSWERING = [...ELEMENTS, 'gchessboard', 'chessboard-element'];
/** Those of which twenty things and more move at once. */
const MOVING = ['cubo-grid', 'chessboard-element'];
const THINGS = 20;

const browser = await puppeteer.launch(await launchOptions());
const { origin, close } = await serve();

const inFreshPage = freshPages(browser, origin);
const mount = await mountTimes(paintedAfter(browser, origin), KINDS, RUNS);
const isPeer = (kind) => PEERS.includes(kind) || OTHERS.includes(kind);
/** One measure of every kind of board; the bound is for ours. */
const sideBySide = (measure, unit, values, bound) =>
  KINDS.filter((kind) => kind in values).map((kind) => [
    ...[measure, subject(kind), values[kind], unit],
    ...(isPeer(kind) ? [] : ['≤', bound]),
  ]);

const mountRows = [
  ...timeRows(mount),
  ...ratioRows(mount, 'chessground', () => 0.75),
  ...ratioRows(mount, 'gchessboard', () => 0.5),
];

if (process.argv.includes('--boards')) {
  await browser.close();
  process.exit(printTable(mountRows) ? 0 : 1);
}

const clicks = {};
for (const kind of ANSWERING) clicks[kind] = await inFreshPage('clickToPaint', kind, CLICKS);
const slow = {};
for (const kind of ELEMENTS) slow[kind] = await slowMoves(browser, origin, kind);
const reviews = {};
for (const game of games) reviews[game.tag] = await slowReviews(browser, origin, game);
const first = await firstMoves(browser, origin, LEVELS);
const moving = {};
for (const kind of MOVING) moving[kind] = await manyMoving(inFreshPage, kind);
const table = await movedTable(browser, origin);
const thinking = await thinkingOnPages(
  browser,
  games.map(({ id }) => id),
);
await browser.close();
close();

const sizes = await scriptSizes(ELEMENTS);
const speeds = await reducerSpeeds();
const perft = await alone('./perft.mjs', 'triadPerft');
const random = randomGameSpeeds();
const solver = solverTimes();
const triominoMoves = triominoMoveTimes();

const hold = printTable([
  ...mountRows,
  ...sideBySide('click to painted', 'ms', clicks, 16),
  ...sideBySide('a move on a slow processor', 'ms', slow, 16),
  ...Object.entries(reviews).flatMap(([tag, parts]) =>
    Object.entries(parts).map(([part, longest]) => [
      `a review on a slow processor, longest task: ${part}`,
      subject(tag),
      longest,
      'ms',
      '≤',
      50,
    ]),
  ),
  ...Object.entries(first).map(([level, time]) => [
    'the first move of Tricubo without a worker, on a slow processor',
    level,
    time,
    'ms',
    '≤',
    1000,
  ]),
  ...sideBySide('script, first load', 'kB gzip', sizes, 34),
  ...MOVING.flatMap((kind) => {
    const { things, rate, longest } = moving[kind];
    const isOurs = !isPeer(kind);
    return [
      ['things that move at once', subject(kind), things, 'things', ...(isOurs ? ['≥', THINGS] : [])],
      ['many things move: frames', subject(kind), rate, '/s', ...(isOurs ? ['≥', FRAMES] : [])],
      ['many things move: longest frame', subject(kind), longest, 'ms'],
    ];
  }),
  ...Object.entries(table).flatMap(([how, { rate, frame, longest, moved }]) => [
    [`56 tiles ${how}: frames`, '<triomino-table>', rate, '/s', '≥', FRAMES],
    [`56 tiles ${how}: median frame`, '<triomino-table>', frame, 'ms'],
    [`56 tiles ${how}: longest frame`, '<triomino-table>', longest, 'ms'],
    [`56 tiles ${how}: frames that move`, '<triomino-table>', moved * 100, '%'],
  ]),
  ...Object.entries(thinking).map(([game, longest]) => [
    'a hard opponent on the page: longest task',
    game,
    longest,
    'ms',
    '≤',
    16,
  ]),
  ['moves of Triad', 'the contract', speeds.contract / 1e6, 'million/s', '≥', speeds.reducer / 1e6],
  ['moves of Triad', 'a match', speeds.match / 1e6, 'million/s', '≥', speeds.reducer / 1e6],
  ['moves of Triad', "boardgame.io's reducer", speeds.reducer / 1e6, 'million/s'],
  ['perft of Triad: moves', 'the contract', perft, 'million/s', '≥', 8],
  ...random.map(({ title, games }) => ['random games', title, games, '/s']),
  ...random.map(({ title, moves }) => ['moves in random games', title, moves, '/s']),
  [`solver with an exchange, median of ${solver.rolls}`, 'Cubo', solver.median, 'ms'],
  [`solver with an exchange, slowest of ${solver.rolls}`, 'Cubo', solver.slowest, 'ms', '≤', 5],
  ['solver, nine dice alone: rolls', 'Cubo', 1000 / solver.alone, '/s'],
  ['every square looked at: rolls', 'Cubo', 1000 / solver.bruteForce, '/s'],
  ['moves of 9 tiles on 50, median', 'Triomino', triominoMoves.median, 'ms'],
  ['moves of 9 tiles on 50, slowest', 'Triomino', triominoMoves.slowest, 'ms', '≤', 1],
]);
process.exitCode = hold ? 0 : 1;
