import { expect } from '@open-wc/testing';
import { pressInside, tabTo } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

describe('entering thrown dice on <kubi-sheet> by keyboard', () => {
  const open = async () => {
    const page = await (await SheetPage.open({ dice: 'enter' })).played('x146');
    page.named('Add a 1')?.focus();
    return page;
  };
  const thrown = (page: SheetPage) =>
    page
      .all('.thrown button')
      .map((die) => /\d/.exec(die.ariaLabel ?? '')?.[0])
      .join('');

  it('takes five, and no sixth', async () => {
    const page = await open();
    await pressInside(page, ...'6133412');
    expect(thrown(page)).to.equal('61334');
    await tabTo(page, 'Lay these dice');
    await pressInside(page, 'Enter');
    expect(page.moves.at(-1)).to.equal('roll 13346');
    expect(page.focused === page.dice[0], 'the first die').to.be.true;
  });

  it('takes the die of the button that has the focus', async () => {
    const page = await open();
    await pressInside(page, 'Enter', 'Tab', 'Space');
    expect(thrown(page)).to.equal('12');
  });

  it('takes back a die in the middle, and the focus stays', async () => {
    const page = await open();
    await pressInside(page, ...'654');
    page.find('.thrown button:nth-child(2)')?.focus();
    await pressInside(page, 'Enter');
    expect(thrown(page)).to.equal('64');
    page.find('.thrown button:nth-child(2)')?.focus();
    await pressInside(page, 'Enter', 'Backspace');
    expect(thrown(page)).to.equal('');
  });
});
