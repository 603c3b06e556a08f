import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { DiagramPage } from './diagram-page.js';
import { closeByKey, openByTool } from '../dialogs.js';
import { CROWDED, START, WIN_AHEAD } from './positions.js';
import { GAME } from './replay-records.js';

/** The characters that are seen of an element itself, each with its box on the screen. */
function charactersOf(element: Element): { char: string; box: DOMRect }[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.flatMap((text) =>
    [...text.data].flatMap((char, at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const [box] = range.getClientRects();
      return box && char.trim() !== '' ? [{ char, box }] : [];
    }),
  );
}

/** Expects that what ends a sentence stands on its right, as in every English sentence. */
function expectToEndOnTheRight(element: Element | null | undefined): void {
  const [before, last] = charactersOf(element as Element).slice(-2);
  expect(last?.char).to.match(/[.!?")]/);
  expect(last?.box.left, element?.textContent?.trim()).to.be.at.least((before?.box.right ?? NaN) - 1);
  expect(last?.box.top).to.be.closeTo(before?.box.top ?? NaN, 3);
}

describe('English sentences of <triad-board> in a page that is written from right to left', () => {
  before(() => (document.dir = 'rtl'));
  after(() => (document.dir = ''));

  it('end on the right: whose turn it is, what is refused and asked, who has won', async () => {
    const page = await BoardPage.open({ position: CROWDED });
    expectToEndOnTheRight(page.find('.status'));
    for (const cell of ['b2', 'b4']) await page.clickCell(cell);
    expect(page.find('.status[data-notice]')).to.not.equal(null);
    expectToEndOnTheRight(page.find('.status'));
    page.board.position = START;
    page.board.play('a1a3');
    await page.board.updateComplete;
    await page.clickButton('New game');
    expectToEndOnTheRight(page.find('.question'));
    page.board.position = WIN_AHEAD;
    page.board.play('b1d3xd3');
    await page.board.updateComplete;
    expectToEndOnTheRight(page.find('.status'));
  });

  it('end on the right in a record: what was played, and what its author says', async () => {
    const record = GAME.replace('d1d4', 'd1d4 {Into the middle (at last).}');
    const page = await BoardPage.open({ mode: 'replay', record, ply: '2' });
    expectToEndOnTheRight(page.find('.status'));
    expectToEndOnTheRight(page.find('.comment'));
  });

  it('end on the right in help and in what is shared', async () => {
    const page = await BoardPage.open({ position: START });
    const help = await openByTool(page, 'Help');
    for (const paragraph of help.querySelectorAll('p')) expectToEndOnTheRight(paragraph);
    await closeByKey(page);
    const share = await openByTool(page, 'Share');
    await page.click(share.querySelector('.button') as Element);
    await page.until(() => share.querySelector('.copied')?.textContent !== '');
    expectToEndOnTheRight(share.querySelector('.copied'));
  });

  it('end on the right below the diagrams of help', async () => {
    const page = await BoardPage.open({ position: START });
    const help = await openByTool(page, 'Help');
    for (const caption of help.querySelectorAll('figcaption')) expectToEndOnTheRight(caption);
  });

  const BAD_RECORD = 'chess 1; e2e4';

  it('end on the right where something is wrong', async () => {
    const page = await BoardPage.open({ record: BAD_RECORD });
    await page.until(() => page.find('.error') !== null);
    expectToEndOnTheRight(page.find('.error'));
  });

  it('end on the right in what an author is told', async () => {
    const page = await BoardPage.open({ record: BAD_RECORD });
    await page.until(() => page.find('.error-detail') !== null);
    expectToEndOnTheRight(page.find('.error-detail'));
  });

  it('end on the right above a diagram that cannot be shown', async () => {
    const page = await DiagramPage.open({ record: BAD_RECORD });
    await page.until(() => page.find('.error') !== null);
    expectToEndOnTheRight(page.find('.error'));
  });

  it('end on the right in the names of a record', async () => {
    const page = await BoardPage.open({ mode: 'replay', record: GAME, names: 'Ann Jr., Bob Sr.' });
    for (const name of page.all('.name')) expectToEndOnTheRight(name);
  });

  it('end on the right in the names of a diagram', async () => {
    const page = await DiagramPage.open({ position: START, names: 'Ann Jr., Bob Sr.' });
    for (const name of page.all('.name')) expectToEndOnTheRight(name);
  });
});
