/**
 * Fails when a hundred boards of a game take a tenth longer than those of chessground, after `npm run build`: two runs may differ by as much. It takes about a minute, and counts what the page takes of the
 * processor, so that it may run beside other work; `npm run bench` takes the time until they are painted, on a quiet machine.
 */
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../runner/find-browser.mjs';
import { DIAGRAMS, ELEMENTS, mountTimes, ratioRows, timeRows, worksFor } from './hundred-boards.mjs';
import { printTable } from './report.mjs';
import { serve } from './server.mjs';

const RUNS = 7;
const BOUND = 1.1;

/** Other work on the machine only adds to a time, so the least is nearest to what the page itself takes. */
const least = (times) => Math.min(...times);

const browser = await puppeteer.launch(await launchOptions());
const { origin, close } = await serve();
const mount = await mountTimes(worksFor(browser, origin), ['chessground', ...ELEMENTS, ...DIAGRAMS], RUNS, least);
await browser.close();
close();
const hold = printTable([...timeRows(mount, 'ms of the processor'), ...ratioRows(mount, 'chessground', BOUND)]);
process.exitCode = hold ? 0 : 1;
