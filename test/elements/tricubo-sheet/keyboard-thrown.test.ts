import { expect } from '@open-wc/testing';
import { pressInside, tabTo } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

describe('entering thrown dice on <tricubo-sheet> by keyboard', () => {
  const open = async () => {
    const page = await (await TricuboPage.open({ dice: 'enter' })).played('@1');
    page.named('Add a 1')?.focus();
    return page;
  };
  /** Place by place: large, medium, small. */
  const thrown = (page: TricuboPage) =>
    page
      .all('.thrown > *')
      .map((die) => /\d/.exec(die.ariaLabel ?? '')?.[0] ?? '_')
      .join('');

  it('takes three in their order, and no fourth', async () => {
    const page = await open();
    await pressInside(page, ...'6134');
    expect(thrown(page)).to.equal('613');
    await tabTo(page, 'Lay these dice');
    await pressInside(page, 'Enter');
    expect(page.moves.at(-1)).to.equal('roll 613');
    expect(page.focused === page.die('L'), 'the first die').to.be.true;
  });

  it('takes the die of the button that has the focus', async () => {
    const page = await open();
    await pressInside(page, 'Enter', 'Tab', 'Space');
    expect(thrown(page)).to.equal('12_');
  });

  it('takes back a die in the middle, whose place is filled next, and the focus stays inside', async () => {
    const page = await open();
    await pressInside(page, ...'654');
    page.named('Take the medium 5 away')?.focus();
    await pressInside(page, 'Enter');
    expect(thrown(page)).to.equal('6_4');
    page.named('Add a 2')?.focus();
    await pressInside(page, 'Enter');
    expect(thrown(page)).to.equal('624');
  });

  it('takes the last one back with Backspace, and all with Escape', async () => {
    const page = await open();
    await pressInside(page, ...'654', 'Backspace');
    expect(thrown(page)).to.equal('65_');
    await pressInside(page, 'Escape');
    expect(thrown(page)).to.equal('___');
    await pressInside(page, 'Backspace');
    expect(thrown(page)).to.equal('___');
  });

  it('lays nothing while a die is missing, and says so', async () => {
    const page = await open();
    await pressInside(page, ...'65');
    await tabTo(page, 'Lay these dice');
    await pressInside(page, 'Enter');
    expect(page.status).to.equal('That is not a roll of this game: three dice, each showing 1 to 6.');
    expect(page.moves).to.deep.equal(['@1']);
  });

  it('does not take a die that is none, nor digits with Control', async () => {
    const page = await open();
    await pressInside(page, '0', '7', 'l', 'm');
    expect(thrown(page)).to.equal('___');
  });
});
