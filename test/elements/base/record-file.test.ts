import { executeServerCommand } from '@web/test-runner-commands';
import { expect, html } from '@open-wc/testing';
import { triad } from '../../../src/games/triad/index.js';
import { Match } from '../../../src/match/index.js';
import { RECORD_LIMIT } from '../../../src/match/record/checks.js';
import { logEvents } from '../event-log.js';
import { TriadPage, makeBoard } from '../games/triad-board/page.js';
import { GAME, PLIES } from '../games/triad-board/records.js';
import { START } from '../games/triad-board/positions.js';
import { watchTrouble } from '../watch-trouble.js';
import { watchWarnings } from '../watch-warnings.js';

const LAST = PLIES.length - 1;
const OTHER = `triad 1; start=${START}; a1a3`;

/** The address of a file of this site with this text. */
const fileOf = (text: string): Promise<string> => executeServerCommand('page', { html: text });

/** Files that come when the test says so. */
class SlowFiles {
  readonly #fetch = window.fetch.bind(window);
  readonly #waiting = new Map<string, (response: Response) => void>();
  readonly aborted: string[] = [];

  constructor() {
    window.fetch = (input, init) => {
      const name = (input as URL).href.split('/').at(-1) as string;
      return new Promise((resolve, reject) => {
        this.#waiting.set(name, resolve);
        init?.signal?.addEventListener('abort', () => {
          this.aborted.push(name);
          this.#waiting.delete(name);
          reject(new DOMException('', 'AbortError'));
        });
      });
    };
  }

  async isAsked(name: string): Promise<void> {
    while (!this.#waiting.has(name)) await new Promise(requestAnimationFrame);
  }

  async send(name: string, text: string | Response): Promise<void> {
    await this.isAsked(name);
    this.#waiting.get(name)?.(typeof text === 'string' ? new Response(text) : text);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }

  stop(): void {
    window.fetch = this.#fetch;
  }
}

const isLoading = ({ board }: TriadPage) => board.matches(':state(loading)');
const isInert = (page: TriadPage) => page.find('.frame')?.inert;

/** A board that waits for the file `game.txt`. */
const waiting = (attributes: Readonly<Record<string, string>> = {}) =>
  TriadPage.within(html`<div>${makeBoard({ src: 'game.txt', mode: 'replay', ...attributes })}</div>`);

describe('a record in a file', () => {
  let slow: SlowFiles | undefined;
  let watch: ReturnType<typeof watchWarnings>;
  beforeEach(() => (watch = watchWarnings()));
  afterEach(() => {
    watch.stop();
    slow?.stop();
    slow = undefined;
    // Other files, which run at the same time, keep theirs.
    localStorage.removeItem('tabletop-elements/triad/file');
  });

  for (const [form, text] of [
    ['as text', GAME],
    ['as text after a byte order mark', `\uFEFF${GAME}`],
    ['as JSON', JSON.stringify(Match.fromRecord(triad, GAME).toRecord())],
  ] as const) {
    it(`is loaded ${form}, from where the page says`, async () => {
      const page = await TriadPage.open({ mode: 'replay', src: await fileOf(text), ply: 'last' });
      await page.until(() => !isLoading(page));
      expect([page.board.ply, page.board.match.length]).to.deep.equal([LAST, LAST]);
      expect([page.board.error, watch.warnings]).to.deep.equal([undefined, []]);
    });
  }

  it('is loaded from another origin that allows it', async () => {
    const address = new URL(await fileOf(GAME), location.href);
    address.hostname = address.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const page = await TriadPage.open({ mode: 'replay', src: address.href });
    await page.until(() => !isLoading(page));
    expect(page.board.match.length).to.equal(LAST);
  });

  it('is waited for by a picture that says so and cannot be played, and the page hears of it', async () => {
    slow = new SlowFiles();
    const page = await waiting({ mode: 'play', dice: 'auto' });
    const log = logEvents(page.board);
    expect([isLoading(page), isInert(page), page.board.match.length]).to.deep.equal([true, true, 0]);
    await page.until(() => page.find('.loading') !== null);
    expect(page.find('.loading')?.textContent).to.equal('Loading the game…');
    expect(page.board.error).to.equal(undefined);
    await slow.send('game.txt', GAME);
    expect([isLoading(page), isInert(page), page.find('.loading')]).to.deep.equal([false, false, null]);
    expect(page.board.match.length).to.equal(LAST);
    expect(log).to.deep.equal(['game-change load by script']);
    expect(watch.warnings).to.be.empty;
  });

  it('does not wait for a ply, or for a link to it', async () => {
    slow = new SlowFiles();
    const page = await waiting({ ply: '3' });
    const link = document.createElement('a');
    link.href = '#ply-5';
    document.body.append(link);
    link.click();
    link.remove();
    await slow.send('game.txt', GAME);
    await page.until(() => page.board.ply === 5);
    expect([page.board.ply, page.board.error, watch.warnings]).to.deep.equal([5, undefined, []]);
  });

  it('gives way to another one that is named while it is loaded; until then the game before stays', async () => {
    slow = new SlowFiles();
    const page = await waiting();
    await slow.isAsked('game.txt');
    page.board.src = 'other.txt';
    await slow.send('other.txt', OTHER);
    expect([slow.aborted, page.moves]).to.deep.equal([['game.txt'], ['a1a3']]);
    page.board.src = 'third.txt';
    await slow.isAsked('third.txt');
    expect([isLoading(page), isInert(page), page.moves]).to.deep.equal([true, false, ['a1a3']]);
    await slow.send('third.txt', GAME);
    expect(page.board.match.length).to.equal(LAST);
  });

  it('is given up with the element, and loaded when that is back', async () => {
    slow = new SlowFiles();
    const page = await waiting();
    const holder = page.board.parentElement as Element;
    await slow.isAsked('game.txt');
    page.board.remove();
    expect(slow.aborted).to.deep.equal(['game.txt']);
    expect(page.board.match.length).to.equal(0);
    holder.append(page.board);
    await page.board.updateComplete;
    await slow.send('game.txt', GAME);
    expect(page.board.match.length).to.equal(LAST);
  });

  it('comes after the record attribute, and before a child and a position', async () => {
    slow = new SlowFiles();
    const child = Object.assign(document.createElement('script'), { type: 'text/plain', textContent: GAME });
    const board = makeBoard({ src: 'game.txt', mode: 'replay', position: START, record: GAME });
    board.append(child);
    const page = await TriadPage.within(html`<div>${board}</div>`);
    expect([isLoading(page), board.match.length]).to.deep.equal([false, LAST]);
    board.removeAttribute('record');
    await board.updateComplete;
    await slow.send('game.txt', OTHER);
    expect(page.moves).to.deep.equal(['a1a3']);
    board.src = null;
    await board.updateComplete;
    expect(board.match.length).to.equal(LAST);
  });

  it('comes after a saved game that has gone on from it', async () => {
    slow = new SlowFiles();
    const first = await waiting({ mode: 'play', persist: 'file' });
    await slow.send('game.txt', OTHER);
    await first.play('f6f4');
    first.board.remove();
    slow.stop();
    slow = new SlowFiles();
    const again = await waiting({ mode: 'play', persist: 'file' });
    await slow.send('game.txt', OTHER);
    expect(again.moves).to.deep.equal(['a1a3', 'f6f4']);
  });

  for (const [what, src, response, code, message] of [
    [
      'is not there',
      'game.txt',
      new Response('', { status: 404 }),
      'src-failed',
      'cannot be loaded: the server answers 404',
    ],
    ['is a page', 'game.txt', new Response('\n<!doctype html>'), 'src-failed', 'is a web page'],
    ['is empty', 'game.txt', new Response(' \n'), 'src-failed', 'is empty'],
    ['is damaged JSON', 'game.json', new Response('triad 1'), 'record-syntax', 'JSON'],
    ['is of another game', 'game.txt', new Response('kubi 1; seats=2'), 'record-game', 'kubi'],
    ['is too long', 'game.txt', new Response('x'.repeat(RECORD_LIMIT + 1)), 'record-too-long', String(RECORD_LIMIT)],
  ] as const) {
    it(`that ${what} is an error, in place, for scripts and in the console, and the game stays`, async () => {
      const trouble = watchTrouble();
      slow = new SlowFiles();
      const page = await TriadPage.replay({ ply: '3' });
      const log = logEvents(page.board);
      page.board.src = src;
      page.board.record = null;
      await slow.send(src, response);
      await page.board.updateComplete;
      expect(page.board.error?.code).to.equal(code);
      expect(page.board.error?.message).to.contain(message);
      expect(page.find('.error')?.textContent).to.contain(message);
      expect([page.board.match.length, page.board.ply, isLoading(page)]).to.deep.equal([LAST, 3, false]);
      expect(log).to.deep.equal([`game-error ${code}`]);
      expect(watch.warnings).to.have.lengthOf(1);
      page.board.src = undefined;
      page.board.record = GAME;
      await page.board.updateComplete;
      expect(page.board.error).to.equal(undefined);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('that cannot be reached, or has no address, is an error, and the board can be played', async () => {
    for (const src of ['https://localhost:1/game.txt', 'http://[bad']) {
      const page = await TriadPage.open({ src, position: START });
      await page.until(() => page.board.error !== undefined);
      expect(page.board.error?.code, src).to.equal('src-failed');
      expect(isInert(page)).to.equal(false);
      await page.play('a1a3');
      expect(page.moves).to.deep.equal(['a1a3']);
    }
  });
});
