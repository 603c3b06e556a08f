/**
 * Measures how high each element is in Chromium, in each mode and at several widths, beside the room that src/autoload/reserve.css keeps for it, and writes
 * the heights of frames into src/embed/snippet.ts. With `--check` nothing is written: it fails where a height of a frame is stale, or a room is wrong by
 * more than fonts of other machines account for. After `npm run build`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { serve } from '../bench/server.mjs';
import { launchOptions } from '../runner/find-browser.mjs';
import { games } from '../size/scripts.mjs';

/** The attributes of each way to show a game. With `placed`, its controls stand elsewhere in the page. */
const WAYS = {
  play: {},
  replay: { mode: 'replay' },
  diagram: { mode: 'diagram' },
  placed: { controls: 'none' },
};
/** Where tiles are held from the start, a replay shows them below the table. */
const RECORDS = { 'triomino-table': 'triomino 2; start=344@0,0 | 044,555 | 0 0 0 - 1' };
const FRAMED = ['play', 'replay', 'diagram'];
const WIDTHS = [280, 320, 360, 420, 500, 640, 720, 900, 1280];
const SCREEN = 1400;
/** A frame as the snippet makes it, with the margins of its page. */
const FRAME = { width: 640, margins: 24, step: 10 };
/** Lines of text may be a few pixels higher in other fonts, and break elsewhere: two lines. */
const TOLERANCE = 40;
const SNIPPET = 'src/embed/snippet.ts';

/** Tiles lie where the game has put them, so that the page has to say how much room a picture of them needs. */
const isOpen = (tag, way) => tag === 'triomino-table' && way === 'diagram';

const browser = await puppeteer.launch(await launchOptions());
const { origin, close } = await serve();
const [page] = await browser.pages();

/** The room that is kept before the element is defined, and its height when it can be used. */
async function measure({ id, tag }, way, width) {
  const attributes = way === 'replay' ? { ...WAYS[way], record: RECORDS[tag] ?? `${id} 1` } : WAYS[way];
  await page.setViewport({ width, height: SCREEN });
  await page.goto(`${origin}/test/rooms/page.html`);
  return page.evaluate(
    async (tag, attributes) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      const { mode = 'play' } = attributes;
      document.body.append(element);
      const room = element.offsetHeight;
      await import(`/cdn/${tag}.js`);
      const there = { diagram: '.frame', replay: '.panel .toolbar', play: '.frame button' }[mode];
      while (!element.shadowRoot?.querySelector(there)) await frame();
      // What is loaded with it comes in the next frames; it rests when three of them bring nothing new.
      document.querySelector('link').disabled = true;
      for (let height = -1, same = 0; same < 3; await frame()) {
        same = element.offsetHeight === height ? same + 1 : 0;
        height = element.offsetHeight;
      }
      return { room, height: element.offsetHeight };
    },
    tag,
    attributes,
  );
}

const wrong = [];
const rows = [];
const frames = {};
for (const game of games) {
  const { tag } = game;
  frames[tag] = {};
  for (const way of Object.keys(WAYS)) {
    for (const width of WIDTHS) {
      const { room, height } = await measure(game, way, width);
      rows.push(
        `${tag.padEnd(15)} ${way.padEnd(8)} ${String(width).padStart(5)} ${String(height).padStart(6)} ${String(room).padStart(6)}`,
      );
      if (!isOpen(tag, way) && Math.abs(room - height) > TOLERANCE) wrong.push(rows.at(-1));
    }
    const { height } = await measure(game, way, FRAME.width - FRAME.margins);
    if (FRAMED.includes(way)) frames[tag][way] = Math.ceil((height + FRAME.margins) / FRAME.step) * FRAME.step;
  }
}
await browser.close();
close();

console.log('element         mode     width height   room');
console.log(rows.join('\n'));

const HEIGHT = /'([a-z-]+)': \{ play: (\d+), replay: (\d+), diagram: (\d+)/g;
const source = readFileSync(SNIPPET, 'utf8');
if (process.argv.includes('--check')) {
  for (const [, tag, ...heights] of source.matchAll(HEIGHT)) {
    const stale = FRAMED.filter((mode, i) => Math.abs(frames[tag][mode] - heights[i]) > TOLERANCE);
    wrong.push(
      ...stale.map(
        (mode) => `the frame of ${tag}, ${mode}, is ${frames[tag][mode]} px high: run \`npm run measure:rooms\``,
      ),
    );
  }
} else {
  const written = source.replace(
    HEIGHT,
    (_, tag) => `'${tag}': { ${FRAMED.map((mode) => `${mode}: ${frames[tag][mode]}`).join(', ')}`,
  );
  writeFileSync(SNIPPET, written);
}
if (wrong.length > 0) {
  console.error(`\nWrong by more than ${TOLERANCE} px:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}
