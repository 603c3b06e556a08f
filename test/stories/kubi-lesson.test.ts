import { expect } from '@open-wc/testing';
import { lesson } from '../../stories/kubi-lesson.js';
import { SheetPage } from '../elements/kubi-sheet/sheet-page.js';
import { html } from 'lit';

/** The lesson of the documentation, and what it answers. */
async function open(): Promise<{ page: SheetPage; answer: () => string }> {
  const page = await SheetPage.within(html`<div>${lesson()}</div>`);
  return { page, answer: () => page.element.querySelector('[role=status]')?.textContent ?? '' };
}

/** Chooses an entry in words, as a reader does, and confirms it. */
async function enter(page: SheetPage, entry: number): Promise<void> {
  await page.click(page.all('.entry input')[entry] as Element);
  await page.clickButton('Enter');
}

describe('the lesson of the documentation', () => {
  it('has a reason against every entry but one, and lets no other be made', async () => {
    const { page, answer } = await open();
    const reasons = new Set<string>();
    const texts = page.element
      .legalMoves()
      .map((move) => page.element.match.game.makeMove(move, page.element.state, 0));
    const wrong = [...texts.keys()].filter((entry) => texts[entry] !== '5|33|16');
    for (const entry of wrong) {
      await enter(page, entry);
      expect(page.element.match.length, texts[entry]).to.equal(0);
      reasons.add(answer());
    }
    expect(wrong.length).to.equal(3);
    expect(reasons.size).to.equal(3);
    expect(reasons.has('')).to.be.false;
  });

  it('praises the answer, and leaves the sheet to the reader from then on', async () => {
    const { page, answer } = await open();
    await enter(
      page,
      page.entries.findIndex(({ text }) => text.startsWith('Discard 5, then 7 and 6')),
    );
    expect(page.element.match.entries.map(({ text }) => text)).to.deep.equal(['5|33|16']);
    expect(answer()).to.match(/^Yes/);
    await page.clickButton('Roll the dice');
    expect(page.element.match.length).to.equal(2);
  });
});
