import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/games/triad-board/triad-board.js';
import { block, loadsAgain } from '../broken-line.js';
import { FreshPage } from '../fresh-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME, PLIES } from '../games/triad-board/records.js';
import { waitUntil } from '../../wait-until.js';

const KIND = { tag: 'triad-board', read: (board: Element) => new TriadPage(board as TriadBoard) };
const RECORD = `<triad-board mode="replay" record="${GAME}"></triad-board>`;
const KEPT = `<triad-board persist="broken line" position="${START}"></triad-board>`;
const BOARD = `<triad-board seats="human computer" position="${START}"></triad-board>`;
const MARKED = `<triad-board mode="diagram" marks="a1" position="${START}"></triad-board>`;

const messageOf = (board: TriadPage): string | undefined =>
  board.find('.missing')?.textContent?.replace(/\s+/g, ' ').trim();
const buttonOf = (board: TriadPage) => board.find('.missing button') as HTMLButtonElement;

describe('what a game loads on a broken line', () => {
  let isAskedAgain: boolean;
  before(async () => {
    isAskedAgain = await loadsAgain();
  });
  afterEach(() => block());

  for (const [what, body, file, isThere] of [
    ['the parser of its record', RECORD, '*/match/record/parse-record.*', ({ board }) => board.match.length > 0],
    ['what keeps it', KEPT, '*/session/storage/kept-match.*', ({ board }) => board.session.storage !== undefined],
    ['what lets a reader play', BOARD, '*/triad-board/play.*', (page) => page.find('.toolbar') !== null],
    ['its computer player', BOARD, '*/features/computer/computer-players.*', (page) => page.find('.missing') === null],
    ['what draws marks', MARKED, '*/triad-board/draw/marks.*', (page) => page.find('.missing') === null],
  ] as readonly [string, string, string, (page: TriadPage) => boolean][]) {
    it(`is missed with a sentence, and loaded when that is asked for again: ${what}`, async () => {
      await block(file);
      const page = await FreshPage.load(KIND, 'en', body);
      const { board } = page;
      const thrown: unknown[] = [];
      for (const type of ['error', 'unhandledrejection'])
        page.document.defaultView?.addEventListener(type, (event) => thrown.push(event));
      await waitUntil(() => messageOf(board), 'nothing is said');
      expect(messageOf(board)).to.equal('This couldn’t be loaded. Try again');
      expect([board.find('.loading'), buttonOf(board).closest('[inert]')]).to.deep.equal([null, null]);
      await block();
      buttonOf(board).click();
      if (isAskedAgain) {
        await waitUntil(() => isThere(board) && !messageOf(board), 'it does not come');
      } else {
        await waitUntil(() => messageOf(board)?.endsWith('Reload the page'), 'no other way is shown');
      }
      expect(thrown).to.be.empty;
    });
  }

  it('is said in the language of the page', async () => {
    await block('*/triad-board/play.*');
    const page = await FreshPage.load(KIND, 'de', BOARD);
    await waitUntil(() => messageOf(page.board)?.startsWith('Das'), 'nothing is said in German');
    expect(messageOf(page.board)).to.equal('Das ließ sich nicht laden. Noch einmal versuchen');
  });
});

describe('a record whose file does not come', () => {
  const usual = window.fetch.bind(window);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  afterEach(() => {
    window.fetch = usual;
    AbortSignal.timeout = timeout;
  });

  /** A board whose file cannot be reached, until the line is mended. */
  const open = async () => {
    const src = await executeServerCommand<string, object>('page', { html: GAME });
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const page = await TriadPage.open({ mode: 'replay', src });
    await page.until(() => messageOf(page) !== undefined);
    expect(messageOf(page)).to.equal('This couldn’t be loaded. Try again');
    expect(page.board.error?.code).to.equal('src-failed');
    window.fetch = usual;
    return page;
  };

  for (const [what, mend] of [
    ['the reader asks for it', (page) => buttonOf(page).click()],
    ['the browser is online', () => dispatchEvent(new Event('online'))],
    [
      'the reader comes back to the page',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
    [
      'it comes into sight',
      async ({ board }) => {
        for (const display of ['none', '']) {
          board.style.display = display;
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        }
      },
    ],
  ] as readonly [string, (page: TriadPage) => unknown][]) {
    it(`is loaded once it can be and ${what}`, async () => {
      const page = await open();
      await mend(page);
      await page.until(() => page.board.match.length === PLIES.length - 1 && !messageOf(page));
      expect([page.board.match.length, page.board.error, messageOf(page)]).to.deep.equal([
        PLIES.length - 1,
        undefined,
        undefined,
      ]);
    });
  }

  it('is waited for 15 seconds', async () => {
    const asked: number[] = [];
    const late = new AbortController();
    AbortSignal.timeout = (ms) => {
      asked.push(ms);
      return late.signal;
    };
    window.fetch = (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    const page = await TriadPage.open({ mode: 'replay', src: 'slow.txt' });
    await page.until(() => asked.length > 0);
    expect([asked, page.board.error]).to.deep.equal([[15_000], undefined]);
    late.abort();
    await page.until(() => messageOf(page) !== undefined);
    expect(page.board.error?.message).to.contain('has not come within 15 seconds');
  });

  it('is not asked for again where it is not there', async () => {
    window.fetch = () => Promise.resolve(new Response('', { status: 404 }));
    const page = await TriadPage.open({ mode: 'replay', src: 'missing.txt' });
    await page.until(() => page.board.error !== undefined);
    expect(messageOf(page)).to.equal(undefined);
  });
});
