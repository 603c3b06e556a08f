/**
 * Measures how long a page on a slow phone takes until its game can be played. With the two tags of the README, it may take 1.4 times what the network allows,
 * which is three round trips and the bytes. The game's own script stands beside it to compare: it takes a round trip more, since it asks for what lets a reader
 * play only once it runs.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { launchOptions } from '../runner/find-browser.mjs';
import { LIBRARY, games } from '../size/scripts.mjs';
import { printTable } from './report.mjs';

const ROUND_TRIP = 400;
/** Bytes a millisecond: 1.6 Mbit/s. */
const SPEED = 200;
const CPU = 4;
const RUNS = 3;
const REQUESTS = 12;
const DEPTH = 4;
const FACTOR = 1.4;

const TYPES = { '.css': 'text/css', '.js': 'text/javascript' };

const pageWith = (tag, script) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A game</title><link rel="icon" href="data:,">
<script type="module" src="/cdn/${script}.js"></script><${tag}></${tag}></html>`;

/** Serves pages and scripts as a host does: compressed. */
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const [, tag, script] = /^\/page\/([a-z-]+)\/([a-z-]+)$/.exec(pathname) ?? [];
  const body = tag ? pageWith(tag, script) : await readFile(`.${pathname}`).catch(() => undefined);
  if (body === undefined) return response.writeHead(404).end();
  const type = tag ? 'text/html' : (TYPES[extname(pathname)] ?? 'text/plain');
  return response
    .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
    .end(await promisify(gzip)(body, { level: 9 }));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${server.address().port}`;

/** What asked for a request: a script or the page. */
const askedBy = ({ url, stack }) => url ?? stack?.callFrames[0]?.url;

/** Loads a page in a browser that knows nothing yet. */
async function load(browser, tag, script) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 915 });
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: SPEED * 1000,
    uploadThroughput: SPEED * 1000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const depths = new Map();
  const byId = new Map();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator }) => {
    if (!url.startsWith('http')) return;
    byId.set(requestId, url);
    depths.set(url, (depths.get(askedBy(initiator)) ?? 0) + 1);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (byId.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${origin}/page/${tag}/${script}`, { waitUntil: 'domcontentloaded' });
  const isPlayable = (name) =>
    document.querySelector(name)?.shadowRoot?.querySelector('.panel .toolbar') ? performance.now() : false;
  const ms = await (await page.waitForFunction(isPlayable, { polling: 'raf', timeout: 60_000 }, tag)).jsonValue();
  const seen = { ms, bytes, requests: depths.size, depth: Math.max(...depths.values()) };
  await context.close();
  return seen;
}

const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const browser = await puppeteer.launch(await launchOptions());
const rows = [];
for (const { tag } of games) {
  for (const script of [LIBRARY, tag]) {
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await load(browser, tag, script));
    const { requests, depth, bytes } = runs[0];
    const most = Math.round(FACTOR * (3 * ROUND_TRIP + bytes / SPEED));
    const of = `<${tag}>, ${script}.js`;
    rows.push(
      ['requests', of, requests, '', '≤', REQUESTS],
      ['one after the other', of, depth, '', '≤', DEPTH],
      ['bytes', of, bytes / 1000, 'kB'],
      [
        'until it can be played',
        of,
        middle(runs.map(({ ms }) => ms)),
        'ms',
        ...(script === LIBRARY ? ['≤', most] : []),
      ],
    );
  }
}
await browser.close();
server.close();

process.exitCode = printTable(rows) ? 0 : 1;
