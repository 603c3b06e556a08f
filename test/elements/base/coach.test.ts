import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../accessible.js';
import { changeReaderSettings, readerSettings } from '../../../src/elements/play/reader-settings.js';
import { tabTo } from '../keyboard.js';
import { TriadPage } from '../games/triad-board/page.js';
import type { Attributes } from '../games/triad-board/page.js';
import { START, TRIAD_AHEAD } from '../games/triad-board/positions.js';

const GOAL = 'Line up three to take one of yours off. Three off, and you win.';
const TRIAD = 'Triad: both colours, all equal or 1 2 3. One of yours comes off.';

/** What the coach says. */
const line = (page: TriadPage): string | undefined => page.find('.coach > p')?.textContent?.trim();

const areToolsSeen = (page: TriadPage): boolean =>
  page.find('.toolbar')?.checkVisibility({ visibilityProperty: true }) ?? false;

const told = () => readerSettings().coach?.['triad'];

async function openFor(seen: 'all' | readonly string[], attributes: Attributes = {}): Promise<TriadPage> {
  changeReaderSettings({ coach: { triad: seen } });
  const page = await TriadPage.open({ position: START, ...attributes });
  await page.board.updateComplete;
  return page;
}

describe('the coach', () => {
  // First, since others load it.
  it('loads nothing for a reader who has seen all', async () => {
    await openFor('all');
    const loads = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /coach(\.styles)?\.(js|ts)|coach\/en/.test(name));
    expect(loads.map(({ name }) => name)).to.deep.equal([]);
  });

  it('tells somebody new the goal in the very place of the tools, and marks what to press', async () => {
    const page = await openFor([], { position: '' });
    expect(line(page)).to.equal(GOAL);
    const [coach, tools] = ['.coach', '.tools'].map((part) => page.find(part));
    expect([coach?.offsetTop, coach?.offsetHeight]).to.deep.equal([tools?.offsetTop, tools?.offsetHeight]);
    expect(areToolsSeen(page)).to.equal(false);
    expect(getComputedStyle(page.button('Roll the dice') as Element).outlineStyle).to.equal('solid');
    await expectAccessible(page.board);
  });

  it('gives the tools back with the first press, and tells the goal no more after the first turn', async () => {
    const page = await openFor([]);
    const before = page.find('.board')?.getBoundingClientRect();
    await page.clickCells('a1');
    expect([line(page), areToolsSeen(page)]).to.deep.equal([undefined, true]);
    expect(told()).to.deep.equal([]);
    await page.clickCells('a3');
    expect(told()).to.deep.equal(['goal']);
    expect(page.find('.board')?.getBoundingClientRect()).to.deep.equal(before);
    const other = await openFor(told() ?? []);
    expect(line(other)).to.equal(undefined);
  });

  it('speaks the goal once, after the first move that is told', async () => {
    const page = await openFor([], { position: '', seed: 'house' });
    expect(page.spoken).to.equal('');
    await page.pressButton('Roll the dice');
    expect(page.spoken).to.match(new RegExp(`White to move. ${GOAL}$`));
    await page.clickCells('a1');
    expect(page.spoken).not.to.include(GOAL);
  });

  it('gives a tip about what happens for the first time, until the next press, and never again', async () => {
    const page = await openFor(['goal'], { position: TRIAD_AHEAD });
    expect(line(page)).to.equal(undefined);
    const before = page.find('.board')?.getBoundingClientRect();
    await page.clickCells('c1', 'e3', 'e3');
    expect(line(page)).to.equal(TRIAD);
    expect(page.spoken).to.match(/to move\. Triad: .*$/);
    expect(page.find('.board')?.getBoundingClientRect()).to.deep.equal(before);
    expect(told()).to.deep.equal(['goal', 'triad']);
    await page.clickCells('a6');
    expect(line(page)).to.equal(undefined);
    const other = await openFor(told() ?? [], { position: TRIAD_AHEAD });
    await other.clickCells('c1', 'e3', 'e3');
    expect(line(other)).to.equal(undefined);
  });

  it('remembers in one word that all was told', async () => {
    const page = await openFor(['goal', 'oneColour', 'stuck'], { position: TRIAD_AHEAD });
    await page.clickCells('c1', 'e3', 'e3');
    expect(told()).to.equal('all');
    expect(line(page)).to.equal(TRIAD);
  });

  it('is dismissed by its button, and the focus stays in the game', async () => {
    const page = await openFor([]);
    const close = page.find('.coach [aria-describedby]') as HTMLElement;
    expect([close.offsetWidth, close.offsetHeight]).to.deep.equal([44, 44]);
    await tabTo(page, 'Close');
    await page.press('Enter');
    expect(line(page)).to.equal(undefined);
    expect(page.focusedCell).to.equal('a1');
    expect(told()).to.deep.equal(['goal']);
  });

  it('speaks the language of the game', async () => {
    const page = await openFor([], { lang: 'de' });
    await page.until(() => line(page)?.startsWith('Drei') ?? false);
    expect(line(page)).to.equal('Drei in Linie: Ein eigener kommt weg. Wer drei los ist, gewinnt.');
    page.board.lang = 'it';
    await page.until(() => line(page)?.startsWith('Tre') ?? false);
    expect(line(page)).to.equal('Tre in linea: togli un tuo dado. Chi ne toglie tre vince.');
  });

  for (const [what, attributes] of [
    ['where the author wants none', { coach: 'off' }],
    ['in a diagram', { mode: 'diagram' }],
    ['in a replay', { mode: 'replay' }],
    ['where the tools stand elsewhere', { controls: 'none' }],
    ['where somebody only watches', { seats: 'remote remote' }],
  ] as const) {
    it(`is not there ${what}`, async () => {
      const page = await openFor([], attributes);
      expect(line(page)).to.equal(undefined);
    });
  }

  it('says nothing of the moves of a script', async () => {
    const page = await openFor(['goal'], { position: TRIAD_AHEAD });
    page.board.play('c1e3xe3');
    await page.board.updateComplete;
    expect(line(page)).to.equal(undefined);
    expect(told()).to.deep.equal(['goal']);
  });
});
