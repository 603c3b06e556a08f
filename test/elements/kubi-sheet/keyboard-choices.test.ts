import { expect } from '@open-wc/testing';
import { chord, pressInside, tabTo } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

const crossed = (page: SheetPage) => [1, 2, 3, 4, 5, 6].filter((value) => page.numberBox(value).checked);
const chosen = (page: SheetPage) => page.entries.findIndex(({ isChosen }) => isChosen);

describe('crossing numbers on <kubi-sheet> by keyboard', () => {
  const open = async () => {
    const page = await SheetPage.open({ seed: 'a' });
    page.numberBox(1).focus();
    return page;
  };

  it('takes digits anywhere among the numbers, and the same digit back', async () => {
    const page = await open();
    await page.press('6', '2', '4');
    expect(crossed(page)).to.deep.equal([2, 4, 6]);
    await page.press('2');
    expect(crossed(page)).to.deep.equal([4, 6]);
    expect(page.focusedName).to.equal('1');
  });

  it('takes the number that has the focus with Space', async () => {
    const page = await open();
    await page.press('Tab', 'Space');
    expect(crossed(page)).to.deep.equal([2]);
    await page.press('Space');
    expect(crossed(page)).to.deep.equal([]);
  });

  for (const key of ['4', 'Space']) {
    it(`refuses a fourth number with ${key} and says why`, async () => {
      const page = await open();
      const refusals = page.listen('game-refuse');
      await page.press('1', '2', '3', 'Tab', 'Tab', 'Tab', key);
      expect(crossed(page)).to.deep.equal([1, 2, 3]);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['too-many-numbers']);
      expect(page.status).to.equal('Three numbers are chosen. Take one back before you choose another.');
    });
  }

  it('refuses to cross fewer than three, and the button stays in reach to say so', async () => {
    const page = await open();
    await page.press('1', '2');
    await tabTo(page, 'Cross three numbers');
    await pressInside(page, 'Enter');
    expect(page.status).to.equal('Choose three different numbers first.');
    expect(page.position).to.equal('- 0,0,0,0,0,0,0,0,0,0,0');
  });

  it('forgets all with Escape', async () => {
    const page = await open();
    await page.press('1', '2', 'Escape');
    expect(crossed(page)).to.deep.equal([]);
    expect(page.focusedName).to.equal('1');
  });

  it('does not take digits a die does not have, nor those with Control', async () => {
    const page = await open();
    await page.press('0', '7', '9');
    await chord(page, 'Control', '5');
    expect(crossed(page)).to.deep.equal([]);
  });
});

describe('choosing an entry in words on <kubi-sheet> by keyboard', () => {
  const open = async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll');
    page.primary?.focus();
    await page.press('Tab');
    return page;
  };

  it('pencils in what the arrow keys choose', async () => {
    const page = await open();
    expect(chosen(page)).to.equal(-1);
    await page.press('ArrowDown');
    expect(chosen(page)).to.equal(1);
    expect(page.placed.out).to.deep.equal([1]);
    expect([9, 6].map((sum) => page.sum(sum).isDraft)).to.deep.equal([true, true]);
    await page.press('ArrowDown', 'ArrowDown');
    expect(chosen(page)).to.equal(3);
    expect(page.placed.out).to.deep.equal([4]);
    expect([9, 3, 6].map((sum) => page.sum(sum).isDraft)).to.deep.equal([true, true, false]);
    expect(page.moves).to.deep.equal(['x146', 'roll 12346']);
  });

  it('takes the first one with Space', async () => {
    const page = await open();
    await page.press('Space');
    expect(chosen(page)).to.equal(0);
  });

  it('confirms with Enter, and goes on to the roll', async () => {
    const page = await open();
    await pressInside(page, 'ArrowDown', 'Enter');
    expect(page.moves.at(-1)).to.equal('1|24|36');
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('makes no move with Enter where none is chosen', async () => {
    const page = await open();
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['x146', 'roll 12346']);
  });

  it('lets the choice go with Escape, and begins anew', async () => {
    const page = await open();
    await pressInside(page, 'ArrowDown', 'Escape');
    expect(chosen(page)).to.equal(-1);
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    await pressInside(page, 'ArrowDown');
    expect(chosen(page)).to.equal(2);
  });

  it('shows which entry the dice make that were placed one by one', async () => {
    const page = await open();
    page.dice[0]?.focus();
    await page.press('d', 'ArrowRight', '1', 'ArrowRight', '1');
    expect(page.entries.find(({ isChosen }) => isChosen)?.text).to.equal(
      'Discard 1, then 10 and 5: minus 400 for opening both.',
    );
    await page.press('Tab', 'Tab', 'Tab');
    expect(page.focusedName).to.equal('Discard 1, then 10 and 5: minus 400 for opening both.');
  });
});
