import { expect } from '@open-wc/testing';
import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import { rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const THREE = { position: rolled(3), names: 'Ann, Bob, Cleo' };

/** What stands below the dice, large, medium, small. */
const owners = (page: TricuboPage) => (['L', 'M', 'S'] as const).map((die) => page.owner(die));

/** The places of dice that are shown as closed or taken. */
const closed = (page: TricuboPage) => page.all('.place[data-closed]').map(({ dataset }) => dataset['place']);

/** How the dice are called that can be pressed. */
const called = (page: TricuboPage) => page.dice.map(({ ariaLabel }) => ariaLabel);

describe('the die that the first player has taken on <tricubo-sheet>', () => {
  it('is nobody’s before, on whichever sheet', async () => {
    const page = await TricuboPage.open(THREE);
    for (const seat of [0, 1, 2]) {
      await page.click(page.seatButton(seat));
      expect([owners(page), closed(page)]).to.deep.equal([['', '', ''], []]);
    }
  });

  it('is not taken while it is only chosen', async () => {
    const page = await TricuboPage.open(THREE);
    await page.clickDie('L');
    expect([owners(page), closed(page)]).to.deep.equal([['', '', ''], []]);
  });

  it('is shown as that player’s on each sheet, also on the own one', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M');
    for (const seat of [1, 2, 0]) {
      await page.click(page.seatButton(seat));
      expect(owners(page), `sheet ${seat}`).to.deep.equal(['', 'Ann', '']);
      expect(page.find('.place[data-place="M"] .owner .seat-sign') !== null, 'with the sign of the seat').to.be.true;
      expect(closed(page)).to.deep.equal(['M']);
      expect(page.roll, 'with what it shows').to.deep.equal([3, 4, 6]);
    }
  });

  it('is called closed with the name on the others’ sheets, and pressing it says so', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M');
    expect(called(page)).to.deep.equal(['large 3', 'medium 4, Ann has it', 'small 6']);
    expect(page.die('M').getAttribute('aria-disabled')).to.equal('true');
    const refusals = page.listen('game-refuse');
    await page.clickDie('M');
    const message = 'The medium die is closed: Ann has it.';
    expect(refusals).to.deep.equal([{ code: 'no-use', message }]);
    expect([page.status, page.spoken, page.chosenDie]).to.deep.equal([message, message, undefined]);
  });

  it('still shows whose it is when all but one have used theirs', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M', '#2 L');
    await page.click(page.seatButton(2));
    expect(owners(page)).to.deep.equal(['', 'Ann', '']);
  });

  it('follows the name of its player', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M');
    page.element.names = 'Anne Marie';
    await page.element.updateComplete;
    expect(owners(page)).to.deep.equal(['', 'Anne Marie', '']);
    expect(called(page)[1]).to.equal('medium 4, Anne Marie has it');
  });

  it('is free again with the next roll, and when it is taken back', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M');
    await page.clickButton('Undo');
    expect([page.shownSeat, owners(page), closed(page)]).to.deep.equal([0, ['', '', ''], []]);
    await page.played('M', '#1 L', '#2 L', 'roll 122');
    expect([page.shownSeat, owners(page), closed(page)]).to.deep.equal([1, ['', '', ''], []]);
  });

  it('is none where the first player could use none: all three are open', async () => {
    const position = rolled(2, '111').replace(FIRST_CROSSES[0], '7,0,0,0,0 .,.,.,.,. LMSt');
    const page = await (await TricuboPage.open({ position })).played('-');
    expect([owners(page), closed(page)]).to.deep.equal([['', '', ''], []]);
    expect(called(page)).to.deep.equal(['large 1', 'medium 1', 'small 1']);
    await page.click(page.seatButton(0));
    expect([owners(page), closed(page)]).to.deep.equal([['', '', ''], []]);
  });
});

describe('the die that the round closes where one plays alone on <tricubo-sheet>', () => {
  for (const [round, die, name] of [
    [1, 'L', 'large 3'],
    [2, 'M', 'medium 4'],
    [6, 'S', 'small 6'],
    [19, 'L', 'large 3'],
  ] as const) {
    it(`is marked and called closed: ${die} in round ${round}`, async () => {
      const page = await TricuboPage.open({ position: `1,0,0,0,0 | - ${round} 0 346` });
      expect(closed(page)).to.deep.equal([die]);
      expect(page.owner(die)).to.equal('closed');
      expect(called(page).filter((each) => each?.endsWith(', closed'))).to.deep.equal([`${name}, closed`]);
    });
  }

  it('is none while there is no roll', async () => {
    const page = await TricuboPage.open({ position: '1,0,0,0,0' });
    expect(closed(page)).to.be.empty;
    expect(page.roll).to.deep.equal([0, 0, 0]);
  });
});
