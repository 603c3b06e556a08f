import { expect, fixture } from '@open-wc/testing';
import { unsafeStatic, html as staticHtml } from 'lit/static-html.js';
import { expectAccessible } from '../../accessible.js';
import type { GameElement } from '../../../src/elements/base/game-element.js';
import { tempo } from '../../../src/elements/features/hint/hint.js';
import { elementLoaders } from '../../../src/elements/element-loaders.js';
import type { ElementTag } from '../../../src/elements/registry.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START, WIN_AHEAD } from '../games/triad-board/positions.js';
import { GAME } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';
import { waitUntil } from '../../wait-until.js';

type AnyElement = GameElement<unknown, unknown, never, never>;

const usual = { ...tempo };

const tool = (page: TriadPage) => page.find('[data-tool=hint]');

/** The cells that the hint points at, and how. */
const pointed = (page: TriadPage) =>
  page.all('[data-hint]').map((cell) => [cell.dataset['cell'], cell.dataset['hint']]);

/** Asks for a hint, and waits for it. */
async function ask(page: TriadPage): Promise<void> {
  await page.clickButton('Hint');
  await waitUntil(() => page.find('.status')?.hasAttribute('data-hinting') === true, 'there is no hint');
  await page.board.updateComplete;
}

/** Until another board, which was asked later, has its hint: this one would have come by then. */
async function longEnough(): Promise<void> {
  const other = await TriadPage.open({ position: START });
  await ask(other);
  other.board.remove();
}

describe('a hint', () => {
  beforeEach(() => Object.assign(tempo, { budget: 60, preparation: 60 }));
  afterEach(() => Object.assign(tempo, usual));

  it('says with one press each where to look, what to do and why, in words and on the board, and goes with the fourth', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    const heard = page.listen('game-hint');
    const before = page.status;
    await ask(page);
    expect(page.status).to.equal('Look at your die on b1.');
    expect(page.spoken).to.equal(page.status);
    expect(pointed(page)).to.deep.equal([['1', 'look']]);
    expect(page.board.matches(':state(hint)')).to.equal(true);
    await page.clickButton('Hint');
    expect(page.status).to.match(/^Move b1 to d3, turned to 2, and take off (c3|d3|f3)\.$/);
    expect(page.spoken).to.equal(page.status);
    expect(pointed(page)).to.deep.include(['15', 'act']);
    await page.clickButton('Hint');
    expect(page.status).to.match(/3 of 3\. It wins for certain, whatever the reply\.$/);
    expect(page.spoken).to.equal(page.status);
    await expectAccessible(page.board);
    await page.clickButton('Hint');
    expect(page.status).to.equal(before);
    expect(pointed(page)).to.deep.equal([]);
    expect(page.board.matches(':state(hint)')).to.equal(false);
    expect(page.moves, 'it never plays').to.deep.equal([]);
    expect(heard.map(({ step, actor }) => [step, actor])).to.deep.equal([
      ['where', 0],
      ['what', 0],
      ['why', 0],
    ]);
    expect(heard[0]?.text).to.match(/^b1d3x/);
    expect(heard[0]?.message).to.equal('Look at your die on b1.');
  });

  it('comes with the key H, and goes with Escape', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    page.find('.cell')?.focus();
    await page.press('h');
    await waitUntil(() => page.status.startsWith('Look'), 'there is no hint');
    await page.press('Escape');
    expect(page.status).to.not.contain('Look');
  });

  it('goes with the next move, and is about the new moment then', async () => {
    const page = await TriadPage.open({ position: START });
    await ask(page);
    await page.typeMove('a1a3');
    expect(page.status).to.equal('Black to move.');
    expect(pointed(page)).to.deep.equal([]);
    const heard = page.listen('game-hint');
    await ask(page);
    expect(heard[0]?.actor).to.equal(1);
  });

  it('speaks the language of the page', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    await ask(page);
    page.board.lang = 'de';
    await waitUntil(() => page.status === 'Sieh dir deinen Würfel auf b1 an.', 'it stays English');
  });

  it('does not come after a move that was made while it was looked for', async () => {
    tempo.budget = 200;
    const page = await TriadPage.open({ position: START });
    const heard = page.listen('game-hint');
    await page.clickButton('Hint');
    page.board.play('a1a3');
    await longEnough();
    expect(heard).to.deep.equal([]);
    expect(page.status).to.equal('Black to move.');
  });

  it('does not come once the board is out of the page', async () => {
    const trouble = watchTrouble();
    tempo.budget = 200;
    const page = await TriadPage.open({ position: START });
    const heard = page.listen('game-hint');
    await page.clickButton('Hint');
    page.board.remove();
    await longEnough();
    expect(heard).to.deep.equal([]);
    expect(trouble.stop()).to.deep.equal([]);
  });

  it('is said to be looked for if that takes long', async () => {
    Object.assign(tempo, { budget: 1500, silence: 60 });
    const page = await TriadPage.open({ position: START });
    await page.clickButton('Hint');
    await waitUntil(() => page.status.endsWith('Looking for a good move…'), 'nothing is said');
    expect(page.spoken).to.equal('Looking for a good move…');
  });

  it('is not offered where the page has turned hints off, nor in records', async () => {
    const page = await TriadPage.open({ position: START, hints: 'off' });
    expect(tool(page) === null).to.equal(true);
    page.find('.cell')?.focus();
    await page.press('h');
    expect(page.status).to.equal('White to move.');
    const replay = await TriadPage.open({ record: GAME, mode: 'replay' });
    expect(tool(replay) === null).to.equal(true);
  });

  it('is not to be had in the turn of somebody else', async () => {
    const page = await TriadPage.open({ position: START, seats: 'remote human' });
    expect(tool(page)?.getAttribute('aria-disabled')).to.equal('true');
    page.board.play('a1a3', { by: 'remote' });
    await page.board.updateComplete;
    expect(tool(page)?.getAttribute('aria-disabled')).to.equal('false');
  });

  /** A game with these attributes, once it has tools. */
  async function open(tag: ElementTag, attributes: Readonly<Record<string, string>>): Promise<AnyElement> {
    await elementLoaders[tag]();
    const element = await fixture<AnyElement>(staticHtml`<${unsafeStatic(tag)}></${unsafeStatic(tag)}>`);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // What is far down the page is not played yet.
    element.scrollIntoView();
    await waitUntil(() => element.renderRoot.querySelector('[data-tool=hint]') !== null, 'there is no tool');
    return element;
  }

  const toolIn = (element: AnyElement) => element.renderRoot.querySelector<HTMLElement>('[data-tool=hint]');

  it('stays while somebody plays on another sheet', async () => {
    const numbers = '1:4,4:4,6:0 0,1,2,3,0,4,5,1,0,0,0';
    const element = await open('kubi-sheet', { position: `${numbers} / ${numbers} | 0 12346` });
    const status = () => element.renderRoot.querySelector('.status');
    toolIn(element)?.click();
    await waitUntil(() => status()?.hasAttribute('data-hinting') === true, 'there is no hint');
    element.play('1|24|36', { actor: 1 });
    await element.updateComplete;
    expect(status()?.hasAttribute('data-hinting')).to.equal(true);
    element.play('1|24|36', { actor: 0 });
    await element.updateComplete;
    expect(status()?.hasAttribute('data-hinting')).to.equal(false);
  });

  it('is not to be had about tiles that are covered, or that the page does not show', async () => {
    const position = '344@0,0 544@0,1 | 122,345,355 / 111,222 | 0 0 0 - 1 | 10,20';
    const shared = await open('triomino-table', { position });
    const hidden = await open('triomino-table', { position, viewer: 'public' });
    const own = await open('triomino-table', { position, viewer: '0' });
    const disabled = [shared, hidden, own].map((element) => toolIn(element)?.getAttribute('aria-disabled'));
    expect(disabled).to.deep.equal(['true', 'true', 'false']);
  });

  const MOMENTS: readonly (readonly [ElementTag, Readonly<Record<string, string>>])[] = [
    ['triad-board', { position: START }],
    ['kubi-sheet', { position: '1:4,4:4,6:0 0,1,2,3,0,4,5,1,0,0,0 | 0 12346' }],
    ['tricubo-sheet', { position: '3,2,4,2,1 .,.,.,.,. L | A 2 0 346' }],
    ['cubo-grid', { position: '1 0 build 0 | r1b1b3/r2w3r3/b2r4b5 o - 0 | r6r1b6b2', 'time-limits': 'off' }],
    ['triomino-table', { position: '344@0,0 544@0,1 | 122,345,355 | 0 0 0 - 1 | 10' }],
  ];

  for (const [tag, attributes] of MOMENTS) {
    it(`points at what <${tag}> shows, in all steps`, async () => {
      const element = await open(tag, attributes);
      const heard: string[] = [];
      element.addEventListener('game-hint', ({ detail }) => heard.push(`${detail.step}: ${detail.message}`));
      for (const step of ['where', 'what', 'why']) {
        toolIn(element)?.click();
        await waitUntil(() => heard.at(-1)?.startsWith(`${step}: `) === true, `there is no ${step}`);
        await element.updateComplete;
        expect(heard.at(-1)?.length).to.be.above(`${step}: `.length);
        expect(element.renderRoot.querySelectorAll('[data-hint]').length, step).to.be.above(0);
      }
      expect(element.match.length).to.equal(0);
    });
  }
});
