import { triomino } from 'tabletop-elements/games/triomino.js';
import { randomTable } from './triomino-moves.mjs';

const TILES = 56;
/** Milliseconds for which the table is moved, and then zoomed. */
const EACH = 2000;
const PAUSE = 8;
const RUNS = 3;
const RADIUS = 150;

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Sends input more often than frames are shown, for so long, without waiting for what becomes of it. */
async function drive(send) {
  const begun = performance.now();
  const sent = [];
  for (let time = 0; time < EACH; time = performance.now() - begun) {
    sent.push(send(time));
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  await Promise.all(sent);
}

/** What the frames of a while were like: the time of each, the longest, and how many of them showed something else than the one before. */
async function watch(page, input) {
  await page.evaluate(() => window.watchFrames());
  await input();
  const frames = await page.evaluate(() => window.framesSeen());
  const gaps = frames.slice(1).map(({ time }, i) => time - frames[i].time);
  const moved = frames.slice(1).filter(({ view }, i) => view !== frames[i].view).length;
  const seconds = (frames.at(-1).time - frames[0].time) / 1000;
  return { rate: gaps.length / seconds, frame: median(gaps), longest: Math.max(...gaps), moved: moved / gaps.length };
}

/** The smoothest of some runs, since frames are also lost to what else the machine does. */
const smoothest = (runs) => runs.sort((a, b) => b.rate - a.rate)[0];

/** Moves a full table with the mouse and zooms it with the wheel, as a reader does. */
export async function movedTable(browser, origin) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await moveAndZoom(browser, origin));
  return { moved: smoothest(runs.map(({ moved }) => moved)), zoomed: smoothest(runs.map(({ zoomed }) => zoomed)) };
}

async function moveAndZoom(browser, origin) {
  const { laid, rack } = randomTable(TILES);
  const [tile] = rack;
  const moment = { turn: 0, leader: 0, drawing: [], purchases: 0, due: null, out: null, round: 1 };
  const position = triomino.makePosition({ ...moment, laid, racks: [[tile]], scores: [0], wins: [0] });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${origin}/test/bench/boards.html`);
  await page.waitForFunction(() => 'showTable' in window);
  const { x, y, laid: shown } = await page.evaluate((text) => window.showTable(text), position);
  if (shown !== TILES) throw new Error(`${shown} tiles are shown`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const panned = await watch(page, () =>
    drive((time) => page.mouse.move(x + RADIUS * Math.sin(time / 200), y + RADIUS * (1 - Math.cos(time / 200)))),
  );
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  const zoomed = await watch(page, () => drive((time) => page.mouse.wheel({ deltaY: -8 * Math.sin(time / 300) })));
  await page.keyboard.up('Control');
  await page.close();
  return { moved: panned, zoomed };
}
