/**
 * Fails when a hundred boards of a game take a fifth longer than those of chessground, after `npm run build`: between a busy and an idle machine, the same boards may differ by a tenth. It takes two minutes, and counts what
 * the page takes of the processor, so that it may run beside other work; `npm run bench` takes the time until they are painted, on a quiet machine.
 */
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../runner/find-browser.mjs';
import { DIAGRAMS, ELEMENTS, ratioRows, timesBeside, worksFor } from './hundred-boards.mjs';
import { printTable } from './report.mjs';
import { serve } from './server.mjs';

const PEER = 'chessground';
const RUNS = 9;
const BOUND = 1.2;

const browser = await puppeteer.launch(await launchOptions());
const { origin, close } = await serve();
const times = await timesBeside(PEER, worksFor(browser, origin), [...ELEMENTS, ...DIAGRAMS], RUNS);
await browser.close();
close();
process.exitCode = printTable(ratioRows(times, PEER, BOUND)) ? 0 : 1;
