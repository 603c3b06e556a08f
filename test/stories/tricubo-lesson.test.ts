import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { lesson } from '../../stories/tricubo-lesson.js';
import { TricuboPage } from '../elements/tricubo-sheet/tricubo-page.js';

/** The lesson of the documentation, and what it answers. */
async function open(): Promise<{ page: TricuboPage; answer: () => string }> {
  const page = await TricuboPage.within(html`<div>${lesson()}</div>`);
  return { page, answer: () => page.element.querySelector('[role=status]')?.textContent ?? '' };
}

/** Chooses a use in words, as a reader does, and confirms it. */
async function use(page: TricuboPage, index: number): Promise<void> {
  await page.click(page.all('.entry input')[index] as Element);
  await page.click(page.primary as Element);
}

describe('the lesson of the documentation about Tricubo', () => {
  it('has a reason against every use but one, and lets no other be made', async () => {
    const { page, answer } = await open();
    const { match, state } = page.element;
    const texts = page.element.legalMoves().map((move) => match.game.makeMove(move, state, 0));
    const reasons = new Set<string>();
    for (const [index, text] of texts.entries()) {
      if (text === 'Sc') continue;
      await use(page, index);
      expect(page.moves, text).to.be.empty;
      reasons.add(answer());
    }
    expect(texts).to.deep.equal(['S', 'Sc', 'St']);
    expect(reasons.size).to.equal(2);
    expect(reasons.has('')).to.be.false;
  });

  for (const die of ['L', 'M'] as const) {
    it(`leads on from the die ${die}, of which the sheet says why it is of no use`, async () => {
      const { page, answer } = await open();
      await page.clickDie(die);
      expect(page.status).to.contain(die === 'L' ? 'only 2 more may be scored' : 'The medium die is closed');
      expect(answer()).to.contain('the small die');
      expect(page.moves).to.be.empty;
    });
  }

  it('praises the answer, and leaves the sheet to the reader from then on', async () => {
    const { page, answer } = await open();
    await page.clickDie('S');
    await page.click(page.fieldTarget('S') as HTMLElement);
    expect(page.moves).to.deep.equal(['Sc']);
    const praised = answer();
    expect(praised).to.match(/^Yes/);
    await page.clickButton('Roll the dice');
    await page.clickDie('M');
    expect(page.moves.length).to.equal(2);
    expect(answer()).to.equal(praised);
  });
});
