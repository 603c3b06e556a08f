/**
 * Fails when a hundred boards of a game take longer than those of chessground, after `npm run build`. It takes two minutes, and counts what the page takes of
 * the processor, so that it may run beside other work; `npm run bench` takes the time until they are painted, on a quiet machine.
 */
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../runner/find-browser.mjs';
import { DIAGRAMS, ELEMENTS, ratioRows, timesBeside, worksFor } from './hundred-boards.mjs';
import { printTable } from './report.mjs';
import { serve } from './server.mjs';

const PEER = 'chessground';
const RUNS = 9;
const BOUND = 1;
/** What is not as fast as chessground yet: it takes .9 of its time on busy machines and 1.1 on idle ones. */
const SLOWER = { 'triomino-table, diagram': 1.2 };

const browser = await puppeteer.launch(await launchOptions());
const { origin, close } = await serve();
const times = await timesBeside(PEER, worksFor(browser, origin), [...ELEMENTS, ...DIAGRAMS], RUNS);
await browser.close();
close();
process.exitCode = printTable(ratioRows(times, PEER, (kind) => SLOWER[kind] ?? BOUND)) ? 0 : 1;
