import { expect } from '@open-wc/testing';
import { ROLLED, drag, openRolled, slotOf } from './rolled.js';
import { mouse, releaseAll } from '../pointers.js';
import { SheetPage } from './sheet-page.js';

const choose = async (page: SheetPage, ...values: readonly number[]) => {
  for (const value of values) await page.click(page.numberBox(value).closest('label') as Element);
};

/** The reader is told in place and aloud, and the page by an event; nothing is played. */
async function expectRefusal(page: SheetPage, code: string, sentence: string, act: () => Promise<void>): Promise<void> {
  const { position } = page;
  const refusals = page.listen('game-refuse');
  await act();
  expect(refusals).to.deep.equal([{ code, message: sentence }]);
  expect(page.status).to.equal(sentence);
  expect(page.find('.status')?.hasAttribute('data-notice')).to.be.true;
  expect(page.spoken).to.equal(sentence);
  expect(page.position).to.equal(position);
  expect(page.moves).to.be.empty;
}

describe('what <kubi-sheet> refuses', () => {
  afterEach(releaseAll);

  it('is to cross fewer than three numbers', async () => {
    const page = await SheetPage.open();
    await choose(page, 2, 5);
    await expectRefusal(page, 'too-few-numbers', 'Choose three different numbers first.', () =>
      page.click(page.primary as Element),
    );
    await choose(page, 3);
    expect(page.status, 'the next step takes the reason away').to.match(/^Cross three numbers\./);
  });

  it('is a fourth number to cross; the three stay', async () => {
    const page = await SheetPage.open();
    await choose(page, 2, 5, 3);
    await expectRefusal(
      page,
      'too-many-numbers',
      'Three numbers are chosen. Take one back before you choose another.',
      () => choose(page, 6),
    );
    expect([2, 3, 5, 6].map((value) => page.numberBox(value).checked)).to.deep.equal([true, true, true, false]);
    await choose(page, 5, 6);
    expect(page.primary?.textContent?.trim()).to.equal('Cross 2, 3, and 6');
  });

  it('is to enter before all dice are placed; they stay where they lie', async () => {
    const page = await openRolled();
    await page.clickDice(0, 1);
    await expectRefusal(
      page,
      'unplaced-dice',
      'Place all five dice first: one stays out, the others make two pairs.',
      () => page.clickButton('Enter'),
    );
    expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
    await page.clickDice(2);
    expect(page.status).to.equal(page.entries[0]?.text);
  });

  it('is to leave out a die that is no own number; it names those that are and were rolled', async () => {
    const page = await openRolled();
    await expectRefusal(page, 'must-mark', 'You have to discard one of your own numbers: 1, 4, or 6.', () =>
      drag(page, mouse, 1, slotOf(page, 0)),
    );
    expect(page.placed.out).to.be.empty;
  });

  it('is to leave out another than the only own one', async () => {
    const page = await SheetPage.open({ position: ROLLED.replace('12346', '22334') });
    await expectRefusal(page, 'must-mark', 'You have to discard your own number, 4.', () =>
      drag(page, mouse, 1, slotOf(page, 0)),
    );
  });

  it('is nothing on a free ride: any die may stay out', async () => {
    const page = await SheetPage.open({ position: ROLLED.replace('12346', '22335') });
    const refusals = page.listen('game-refuse');
    for (const die of [0, 2, 4]) await drag(page, mouse, die, slotOf(page, 0));
    expect(page.placed.out).to.deep.equal([5]);
    expect(refusals).to.be.empty;
  });
});
