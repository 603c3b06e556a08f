import { config, expect } from 'chai';
import { PredefinedNetworkConditions } from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import type { TriadBoard } from '../../src/index.js';
import type { Site } from './sites.js';

const GAME = 'triad-board:not([mode])';
const REPLAY = '#recorded';
const DIAGRAM = 'cubo-grid';
const KEPT = '#kept';
const COMPANION = '#companion';
const TOOLS = 'game-toolbar[for=kept]';
const LIST = 'game-moves[for=kept]';

config.truncateThreshold = 0;

/** A part of the screen times how far it moves; 0.1 is said to be good. */
const LARGEST_SHIFT = 0.02;

interface Watched {
  readonly shifts: { readonly value: number; readonly nodes: readonly string[] }[];
  /** Games that began anew after the page had shown them. */
  readonly restarts: string[];
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const watched: Watched = { shifts: [], restarts: [] };
  Object.assign(window, { watched });
  addEventListener('game-change', (event) => {
    const { target, detail } = event as HTMLElementEventMap['game-change'];
    if (detail.cause === 'load' || detail.cause === 'restart')
      watched.restarts.push(`${detail.cause} of ${(target as Element).localName}`);
  });
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    };
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : `${node?.nodeName}`;
        return `${name} from ${previousRect.y} to ${currentRect.y}`;
      });
      if (!hadRecentInput) watched.shifts.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched);

/** Everything that the console says, and what could not be loaded. */
export function messagesOf(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('requestfailed', (request) => messages.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304) messages.push(`${response.url()}: ${response.status()}`);
  });
  return messages;
}

const movesOf = (page: Page, game: string): Promise<string[]> =>
  page.$eval(game, (board) => (board as TriadBoard).match.entries.map(({ text }) => text));

/** Rolls the dice and makes the first move that there is, with the mouse. @returns both as they are written */
async function play(page: Page, game: string): Promise<string[]> {
  await page.click(`${game} >>> .primary`);
  await page.waitForFunction((selector) => document.querySelector<TriadBoard>(selector)?.match.length === 1, {}, game);
  const cells = await page.$eval(game, (board) => {
    const move = (board as TriadBoard).legalMoves().find(({ kind }) => kind === 'move');
    return move?.kind === 'move' ? [move.from, move.to] : [];
  });
  for (const cell of cells) await page.click(`${game} >>> [data-cell="${cell}"]`);
  await page.waitForFunction((selector) => document.querySelector<TriadBoard>(selector)?.match.length === 2, {}, game);
  return movesOf(page, game);
}

/** Leaves the other seat to a computer player, for which the bundler has to have found the worker. @returns all moves */
async function letAnswer(page: Page, game: string, { hasNoWorkers }: Site): Promise<string[]> {
  await page.$eval(game, (board) => ((board as TriadBoard).seats = 'human computer:easy'));
  await page.waitForFunction((selector) => document.querySelector<TriadBoard>(selector)?.match.length === 3, {}, game);
  expect(page.workers(), 'workers').to.have.lengthOf(hasNoWorkers ? 0 : 1);
  return movesOf(page, game);
}

/** Steps through the recorded game with the keyboard, from the rolled dice to the first move. */
async function step(page: Page): Promise<void> {
  await page.focus(`${REPLAY} >>> .moves [tabindex="0"]`);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (replay) => {
      const shown = document.querySelector<TriadBoard>(replay)?.shadowRoot?.querySelector('.comment');
      return shown?.textContent?.includes('Well begun.');
    },
    {},
    REPLAY,
  );
}

/** Presses a link in the text, which leads the replay, and neither the browser nor a router anywhere else. */
async function follow(page: Page): Promise<void> {
  await page.click('a[data-ply="3"]');
  await page.waitForFunction((replay) => document.querySelector<TriadBoard>(replay)?.ply === 3, {}, REPLAY);
}

/** Waits for something in a shadow root; `waitForSelector` does not notice what changes there alone. */
export const waitForInside = (page: Page, host: string, selector: string) =>
  page.waitForFunction(
    // A handle on the element would keep it in memory.
    (tag, inside) => document.querySelector(tag)?.shadowRoot?.querySelector(inside) instanceof Element,
    { polling: 'raf' },
    host,
    selector,
  );

/** Nothing has moved that the reader has not touched, and no game has begun anew. */
async function expectCalm(page: Page): Promise<void> {
  const { shifts, restarts } = await watchedIn(page);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(shift, `layout shift: ${JSON.stringify(shifts)}`).to.be.at.most(LARGEST_SHIFT);
  expect(restarts, 'games that began anew').to.deep.equal([]);
}

/** Plays in a game that the browser keeps, and finds it again after a reload, whatever a framework sets when it takes over the page. */
async function keep(page: Page): Promise<void> {
  await page.$eval(KEPT, (game) => game.scrollIntoView());
  await waitForInside(page, KEPT, '.primary');
  const moves = await play(page, KEPT);
  await page.$eval('h1', (heading) => heading.scrollIntoView());
  await page.reload({ waitUntil: 'networkidle0' });
  await page.$eval(KEPT, (game) => game.scrollIntoView());
  await waitForInside(page, TOOLS, '[data-tool=undo]');
  expect(await movesOf(page, KEPT), 'the kept game').to.deep.equal(moves);
  await waitForInside(page, LIST, '[aria-current=step]:nth-child(3)');
  await page.click(`${TOOLS} >>> [data-tool=undo]`);
  await waitForInside(page, LIST, '[aria-current=step]:nth-child(2)');
  expect(await movesOf(page, KEPT), 'the kept game, one move less').to.deep.equal(moves.slice(0, 1));
  expect(await page.$(`${KEPT} >>> .toolbar`), 'tools in the game beside those in the page').to.equal(null);
}

/** Presses a link to another page, and waits until the router shows that; meanwhile nothing can be pressed. */
async function visit(page: Page, title: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.click(title === 'Triad' ? 'a[href="/"]' : 'a[href="/second/"]');
  await page.waitForFunction(
    (text) => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null);
      const isChanging = effects.some((effect) => effect?.pseudoElement?.startsWith('::view-transition'));
      return document.querySelector('h1')?.textContent === text && !isChanging;
    },
    {},
    title,
  );
}

/** Goes to a second page and back without a load of the page: one game comes along, the others are played and led there, too. */
async function travel(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.$eval(COMPANION, (game) => game.scrollIntoView());
  await waitForInside(page, COMPANION, '.primary');
  const moves = await play(page, COMPANION);
  for (const [title, game] of [
    ['The second page', '#other'],
    ['Triad', GAME],
  ] as const) {
    await visit(page, title);
    expect(await movesOf(page, COMPANION), `the game that came along to “${title}”`).to.deep.equal(moves);
    await page.$eval(game, (board) => board.scrollIntoView());
    await waitForInside(page, game, '.primary');
    await play(page, game);
    await page.$eval(REPLAY, (replay) => replay.scrollIntoView());
    await waitForInside(page, REPLAY, '.moves button:nth-child(1)');
    await follow(page);
    await page.$eval(COMPANION, (board) => board.scrollIntoView());
    await page.click(`${COMPANION} >>> [data-tool=undo]`);
    expect(await movesOf(page, COMPANION), 'the companion, one move less').to.deep.equal(moves.slice(0, 1));
    await page.click(`${COMPANION} >>> [data-tool=redo]`);
  }
  expect(await page.evaluate(() => 'isSamePage' in window), 'the router changes the page').to.equal(true);
  const prototype = await page.evaluateHandle(() => customElements.get('triad-board')?.prototype as object);
  const kept = await (await page.queryObjects(prototype)).evaluate((boards) => (boards as unknown as Node[]).length);
  expect(kept, 'boards in memory').to.equal(await page.$$eval('triad-board', (boards) => boards.length));
}

/**
 * What every site shows and does: a game to play, also against the computer, a replay with comments and a link, a diagram with a caption, a game that the browser keeps, with tools
 * and moves elsewhere in the page, and nothing in the console.
 */
export async function expectArticle(browser: Browser, url: string, site: Site): Promise<void> {
  const { isListening, hasSecondPage, ignored } = site;
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1000, height: 1000 });
    await page.emulateNetworkConditions(PredefinedNetworkConditions['Fast 4G']);
    await page.evaluateOnNewDocument(watch);
    const messages = messagesOf(page);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await waitForInside(page, GAME, '.panel .toolbar');
    await page.$eval(REPLAY, (replay) => replay.scrollIntoView());
    await waitForInside(page, REPLAY, '.moves button:nth-child(1)');
    await page.$eval(DIAGRAM, (diagram) => diagram.scrollIntoView());
    const caption = await page.waitForSelector(`${DIAGRAM} [slot=caption]`, { visible: true });
    expect(await caption?.evaluate((each) => each.assignedSlot?.name)).to.equal('caption');
    await page.$eval('h1', (heading) => heading.scrollIntoView());

    await play(page, GAME);
    const moves = await letAnswer(page, GAME, site);
    await step(page);
    await follow(page);
    await expectCalm(page);
    await keep(page);
    await expectCalm(page);
    if (hasSecondPage) await travel(page);
    const told = messages.filter((message) => !ignored?.test(message));
    expect(told, 'messages in the console').to.deep.equal(isListening ? moves : []);
  } finally {
    await page.close();
  }
}
