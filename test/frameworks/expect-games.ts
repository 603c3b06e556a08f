import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer-core';
import { READER_KEY } from '../../src/elements/play/reader-settings.js';
import type { TriadBoard } from '../../src/index.js';
import { messagesOf, waitForInside } from './expect-article.js';

/** By the id of the game: what is clicked in its position, and what has been played then. */
const MOVES: Readonly<Record<string, { readonly clicks: readonly string[]; readonly move: string }>> = {
  triad: { clicks: ['[data-cell="0"]', '[data-cell="12"]'], move: 'a1a3' },
  kubi: { clicks: ['.entry input', '.actions .primary'], move: '1|23|46' },
  tricubo: { clicks: ['.entry input', '.actions .primary'], move: 'M' },
  cubo: { clicks: ['button[data-cell="0"]', 'button[data-cell="8"]'], move: 'swap a1c3' },
  triomino: { clicks: ['.rack-tile[data-tile="044"]', '[data-cell] path'], move: '044@0,1' },
};

const LESSON = '#first-lesson';

/** The moves of a game, the comments on them, and why it cannot be shown. */
const shownBy = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { match, error } = element as TriadBoard;
    const comments = [match.comment, ...match.entries.map(({ comment }) => comment)];
    return {
      moves: match.entries.map(({ text }) => text),
      comments: comments.filter((each) => each !== undefined),
      error: error?.message ?? '',
    };
  });

/** Waits for something in a game, which loads its controls when it is seen. */
async function waitInside(page: Page, game: string, selector: string): Promise<void> {
  await page.waitForSelector(game);
  await page.$eval(game, (element) => element.scrollIntoView());
  await waitForInside(page, game, selector);
}

async function play(page: Page, id: string): Promise<void> {
  const game = `#${id}`;
  const { clicks, move } = MOVES[id]!;
  for (const target of clicks) {
    await waitInside(page, game, target);
    await page.click(`${game} >>> ${target}`);
  }
  await page.waitForFunction((selector) => document.querySelector<TriadBoard>(selector)?.match.length, {}, game);
  expect(await shownBy(page, game), id).to.deep.equal({ moves: [move], comments: [], error: '' });
}

/** Parts of a record in the source of a page: moves without seats and times, and comments. */
function recordIn(text: string): { readonly moves: readonly string[]; readonly comments: readonly string[] } {
  const comments = [...text.matchAll(/\{(.*?)\}|\[(.*?)\]/g)].map(([, braced, bracketed]) => braced ?? bracketed);
  const moves = text
    .replace(/\{.*?\}|\[.*?\]/g, '')
    .split('; ')
    .map((move) => move.replace(/^#\d | @\d+/g, '').trim());
  const [, ...afterTitle] = moves;
  return { moves: afterTitle.filter((move) => !move.includes('=')), comments: comments as string[] };
}

/** Steps through a recorded game, which has the moves and comments of the source. */
async function follow(page: Page, id: string, source: string): Promise<void> {
  const [, record = ''] = new RegExp(`id="${id}-record".* record="([^"]*)"`).exec(source) ?? [];
  const game = `#${id}-record`;
  await waitInside(page, game, '.moves [tabindex="0"]');
  expect(await shownBy(page, game), id).to.deep.equal({
    ...recordIn(record.replaceAll('&quot;', "'")),
    error: '',
  });
  const ply = await page.$eval(game, (element) => (element as TriadBoard).ply);
  await page.focus(`${game} >>> .moves [tabindex="0"]`);
  await page.keyboard.press('ArrowRight');
  const isAt = (selector: string, wanted: number) => document.querySelector<TriadBoard>(selector)?.ply === wanted;
  await page.waitForFunction(isAt, {}, game, ply + 1);
}

/**
 * A page of nothing but Markdown shows and lets play all five games, each also as a record, a caption, a lesson, and a record that Markdown has taken for prose, where there is one.
 * @param source of the page
 */
export async function expectGames(browser: Browser, url: string, source: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1000, height: 1000 });
    // The reader has opened the list of all moves.
    await page.evaluateOnNewDocument((key) => localStorage.setItem(key, '{"isListing":true}'), READER_KEY);
    const messages = messagesOf(page);
    await page.goto(url, { waitUntil: 'networkidle0' });
    for (const id of Object.keys(MOVES)) {
      await play(page, id);
      await follow(page, id, source);
    }
    expect(await page.$eval('#triad-record', (board) => (board as TriadBoard).names)).to.equal('Ann & Co, Bob');
    const caption = await page.$eval('cubo-grid > [slot=caption]', (each) => each.assignedSlot?.name);
    expect(caption, 'the slot of the caption').to.equal('caption');
    await page.click('a[data-ply="3"]');
    await page.waitForFunction(() => document.querySelector<TriadBoard>('#triad-record')?.ply === 3);
    await waitInside(page, LESSON, '.status');
    const position = await page.$eval(LESSON, ({ match }: Element & Partial<TriadBoard>) => match?.toRecord().start);
    expect(position, 'the position of the lesson').to.match(/^ccc1ba/);
    if (source.includes('id="prose"')) {
      await waitInside(page, '#prose', '.moves [tabindex="0"]');
      expect(await shownBy(page, '#prose')).to.deep.equal({
        moves: ['roll 112233 112233', 'a1a3', 'f6f4'],
        comments: ['"Well begun" & well done.'],
        error: '',
      });
    }
    expect(messages, 'messages in the console').to.deep.equal([]);
  } finally {
    await page.close();
  }
}
