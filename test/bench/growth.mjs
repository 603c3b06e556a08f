/**
 * Measures that loading costs no more than its share: ten times the text takes about ten times as long, or is refused at once. Prints one table, with the
 * steps of a long replay.
 */
import puppeteer from 'puppeteer-core';
import { Match, concealedRecord, makeRecordText } from 'tabletop-elements/match.js';
import { launchOptions } from '../runner/find-browser.mjs';
import { LONG_GAMES, longRecord } from './long-games.mjs';
import { longReplays } from './long-replay.mjs';
import { printTable } from './report.mjs';
import { serve } from './server.mjs';

const SIZES = [10_000, 100_000, 1_000_000];
const RUNS = 3;
/** The power of the size with which the time may grow: 1 is linear, and the rest is for caches and the collector. */
const EXPONENT = 1.35;
/** Milliseconds below which nobody asks how the time grows. */
const QUICK = 50;
const FRAME = 16;

/** Repeats a text up to a size. */
const fill = (unit, size) => unit.repeat(Math.floor(size / unit.length));

/** The record of a long game in the text form; where the game is shorter, comments fill it up. */
function recordText(table, size) {
  const record = longRecord(table, (_, length) => length >= size - 200);
  const text = makeRecordText(record, table.game)
    .slice(0, size)
    .replace(/\n[^\n]*$/, '');
  return text + fill(' {a}', size - text.length);
}

const load = ({ game }, record) => Match.fromRecord(game, record);
const drawAll = ({ game }, seed) => {
  const match = new Match(game, { seed, dice: 'auto' });
  for (let i = 0; i < 20; i++) match.peekDraw();
};

/** What is read: how a text of a size is made, and what is done with it. */
const INPUTS = {
  record: [recordText, load],
  // JSON takes several times the characters of the text.
  'record in JSON': [(table, size) => JSON.stringify(load(table, recordText(table, size / 8)).toRecord()), load],
  'record with a seed': [(table, size) => recordText(table, size - 8).replace(/^(\w+ 1)/, '$1; seed=a'), load],
  comments: [({ game }, size) => `${game.id} 1 ${fill('{a} ', size - 20)}`, load],
  'empty lines': [({ game }, size) => `${game.id} 1${fill(' ;\n', size - 20)}`, load],
  'spaces in a record': [({ game }, size) => `${game.id} 1; seed${fill(' ', size - 20)}=`, load],
  spaces: [(_, size) => fill(' ', size), ({ game }, start) => new Match(game, { start })],
  'position of digits': [(_, size) => fill('1 / ', size), ({ game }, start) => new Match(game, { start })],
  'position of tiles': [(_, size) => fill('012@1,-1 ', size), ({ game }, start) => new Match(game, { start })],
  seed: [(_, size) => fill('a', size), drawAll],
  move: [(_, size) => `#0 ${fill('1 ', size)}`, ({ game }, move) => new Match(game).play(move)],
};

/** What is done with a match of a size. */
const OUTPUTS = {
  'record as text': ({ game }, match) => makeRecordText(match.toRecord(), game),
  'concealed record': (_, match) => concealedRecord(match, 'public'),
  'undo and redo': (_, match) => match.undo(0) && match.redo(),
};

const ATTRIBUTES = {
  names: (size) => fill('Ann   ', size),
  marks: (size) => fill('a1  ', size),
  seats: (size) => fill('human ', size),
};

/** The time of the quickest run: what else the machine does only adds to it. */
function quickest(run) {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    try {
      run();
    } catch (error) {
      if (error.name !== 'GameError') throw error;
    }
    return performance.now() - begun;
  });
  return Math.min(...times);
}

const kB = (size) => `${size / 1000} kB`;

/** A row for each size, and one for how the time grows from the middle to the greatest. */
function rowsFor(what, of, times) {
  const rows = SIZES.map((size, i) => [`${what}, ${kB(size)}`, of, times[i], 'ms']);
  const growth = times[2] < QUICK ? 0 : Math.log10(times[2] / times[1]);
  return [...rows, [`${what}, growth`, of, growth, 'power', '≤', EXPONENT]];
}

const rows = [];
for (const table of LONG_GAMES) {
  const of = table.game.id;
  for (const [what, [make, read]] of Object.entries(INPUTS)) {
    const times = SIZES.map((size) => {
      const text = make(table, size);
      return quickest(() => read(table, text));
    });
    rows.push(...rowsFor(what, of, times));
  }
  for (const [what, write] of Object.entries(OUTPUTS)) {
    const times = SIZES.map((size) => {
      const match = load(table, recordText(table, size));
      return quickest(() => write(table, match));
    });
    rows.push(...rowsFor(what, of, times));
  }
}

const browser = await puppeteer.launch(await launchOptions());
const { origin, close } = await serve();
for (const { tag } of LONG_GAMES) {
  const page = await browser.newPage();
  await page.goto(`${origin}/test/bench/long-replay.html`);
  await page.waitForFunction(() => 'setAttributeOf' in window);
  for (const [attribute, make] of Object.entries(ATTRIBUTES)) {
    const times = [];
    for (const size of SIZES) {
      times.push(await page.evaluate((...all) => window.setAttributeOf(...all), tag, attribute, make(size)));
    }
    rows.push(...rowsFor(`${attribute}="…"`, tag, times));
  }
  await page.close();
}
for (const { tag, width, moves, shown, step } of await longReplays(browser, origin)) {
  const of = `<${tag}>, ${width} px, ${moves} moves`;
  rows.push(['a replay shown', of, shown, 'ms'], ['a step in a replay', of, step, 'ms', '≤', FRAME]);
}
await browser.close();
close();

process.exitCode = printTable(rows) ? 0 : 1;
