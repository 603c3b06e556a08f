import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { TriadBoard } from '../../src/elements/triad-board/triad-board.js';
import { needsBuild } from './built.js';
import { SCRIPT, STRICT, TRUSTED, WATCH, policy, violations } from './policies.js';
import { ScriptPage } from './script-page.js';

const BOARD = '<triad-board position="2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0"></triad-board>';

const GAME =
  '<triad-board mode="replay" marks="c3 b1-b4" record="triad 1; roll 111233 112233; d1d4 {Into the middle.}; c6d5xd6"></triad-board>';

describe('a page with a strict content security policy', () => {
  needsBuild();
  let page: ScriptPage;
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page.close());

  it('is one: it forbids what is written into it', async () => {
    page = await ScriptPage.open(policy(...STRICT) + WATCH, '<p style="color: red">Red</p>');
    await waitUntil(() => violations(page));
    page.document.querySelector('p')?.setAttribute('style', 'color: blue');
    await waitUntil(() => violations(page)?.length, 'nothing is forbidden');
    expect(violations(page)?.[0]).to.contain('style-src');
  });

  for (const [what, rules] of [
    ['scripts and styles of its own only', STRICT],
    ['and trusted types', [...STRICT, ...TRUSTED]],
  ] as const) {
    it(`lets a whole game be played: ${what}`, async () => {
      page = await ScriptPage.open(policy(...rules) + WATCH + SCRIPT, BOARD);
      await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
      const board = page.document.querySelector('triad-board') as TriadBoard;
      await page.click('[data-cell="1"]');
      await page.click('[data-cell="15"]');
      await page.click('[data-cell="14"]');
      expect(board.outcome?.reason).to.equal('three-removed');
      board.lang = 'de';
      await waitUntil(() => page.find('.status')?.textContent?.includes('gewinnt'), 'it stays English');
      board.position = 'nonsense';
      await board.updateComplete;
      expect(page.find('[part=error]')?.textContent).to.contain('ranks');
      expect(violations(page)).to.deep.equal([]);
    });
  }

  it('has styles on everything that is seen', async () => {
    page = await ScriptPage.open(policy(...STRICT) + WATCH + SCRIPT, BOARD);
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
    const toolbar = page.find('.toolbar') as HTMLElement;
    expect(page.window.getComputedStyle(toolbar).display).to.equal('grid');
    expect(page.find('.board')?.offsetHeight).to.be.closeTo(page.find('.board')?.offsetWidth ?? 0, 1);
    expect(violations(page)).to.deep.equal([]);
  });

  it('lets a die be dragged', async () => {
    page = await ScriptPage.open(policy(...STRICT) + WATCH + SCRIPT, BOARD);
    await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
    await page.drag('[data-cell="1"]', '[data-cell="3"]');
    const board = page.document.querySelector('triad-board') as TriadBoard;
    expect(board.match.entries.map(({ text }) => text)).to.deep.equal(['b1d1']);
    expect(violations(page)).to.deep.equal([]);
  });

  /** A click, wherever in its page that is. */
  async function click(selector: string): Promise<void> {
    await waitUntil(() => page.find(selector), `there is no ${selector}`);
    page.find(selector)?.scrollIntoView({ block: 'center' });
    await page.click(selector);
  }

  async function openDialog(tool: string): Promise<HTMLElement> {
    await click(`[data-tool=${tool}]`);
    await waitUntil(() => page.find('dialog[open]'), `${tool} does not open`);
    return page.find('dialog') as HTMLElement;
  }

  async function closeDialog(): Promise<void> {
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !page.find('dialog'), 'the dialog stays');
  }

  for (const [what, rules] of [
    ['scripts and styles of its own only', STRICT],
    ['and trusted types', [...STRICT, ...TRUSTED]],
  ] as const) {
    const open = async (board: string) => {
      page = await ScriptPage.open(policy(...rules) + WATCH + SCRIPT, board);
      await waitUntil(() => page.find('.toolbar'), 'nothing to play with comes');
      return page.document.querySelector('triad-board') as TriadBoard;
    };

    it(`lets help be read, with its diagrams: ${what}`, async () => {
      const board = await open(BOARD);
      const help = await openDialog('help');
      const diagrams = [...help.querySelectorAll<TriadBoard>('triad-board')];
      expect(diagrams).to.have.lengthOf(5);
      await waitUntil(() => diagrams[1]?.shadowRoot?.querySelector('.arrow'), 'the marks do not come');
      const { backgroundColor, position } = page.window.getComputedStyle(help.querySelector('.dialog-head') as Element);
      expect(position).to.equal('sticky');
      expect(backgroundColor).to.not.equal('rgba(0, 0, 0, 0)');
      board.lang = 'fr';
      await waitUntil(() => help.querySelector('h2')?.textContent?.includes('jouer'), 'it stays English');
      await closeDialog();
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a game be shared and printed: ${what}`, async () => {
      let sheets: HTMLElement[] = [];
      await open(BOARD);
      page.window.print = () => (sheets = [...page.document.querySelectorAll<HTMLElement>('.tabletop-sheet')]);
      const share = await openDialog('share');
      await click('.copy .button');
      await waitUntil(() => share.querySelector('.copied')?.textContent, 'nothing is said');
      await closeDialog();
      await click('[data-tool=print]');
      await waitUntil(() => sheets.length > 0, 'nothing is printed');
      expect(page.window.getComputedStyle(sheets[0] as Element).display).to.equal('none');
      page.window.dispatchEvent(new Event('afterprint'));
      expect(violations(page)).to.deep.equal([]);
    });

    it(`lets a marked record be looked through and left for own moves: ${what}`, async () => {
      const board = await open(GAME);
      await click('.moves li:nth-child(3) button');
      expect(page.find('.comment')?.textContent).to.equal('Into the middle.');
      expect(page.window.getComputedStyle(page.find('.ring') as Element).fill).to.equal('none');
      await click('.try');
      await click('[data-cell="35"]');
      await click('[data-cell="17"]');
      expect(board.match.entries.map(({ text }) => text)).to.deep.equal(['roll 111233 112233', 'd1d4', 'f6f3']);
      board.returnToRecord();
      board.marks = 'nowhere';
      await waitUntil(() => page.find('[part=error]')?.textContent?.includes('nowhere'), 'the mistake is not said');
      expect(violations(page)).to.deep.equal([]);
    });
  }
});
