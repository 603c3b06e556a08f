import { expect } from '@open-wc/testing';
import { awaitDialog, closeByKey } from '../dialogs.js';
import { pressInside } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 4 0 346';
/** One cross in a purple column is missing; the large and the small die bring it. */
const LAST_ROLL = '6,6,5,1,0 .,.,.,.,. - | A 2 0 343';
const TWO = { names: 'Ann, Bob', position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | A 1 0 345' };

/** Presses what is there as the keyboard does, and expects that it is gone and something in the sheet has the focus. */
async function pressAway(page: TricuboPage, button: HTMLElement | null | undefined): Promise<void> {
  button?.focus();
  await pressInside(page, 'Enter');
  expect(button?.isConnected, 'the button is still there').to.be.false;
}

const isOnDie = (page: TricuboPage, die: 'L' | 'M' | 'S') => page.focused === page.die(die);

describe('focus on <tricubo-sheet> when what had it is gone', () => {
  it('goes from the first cross to the roll, from there to the first die, and from its use to the roll', async () => {
    const page = await TricuboPage.open({ dice: 'tap', seed: 'a' });
    await pressAway(page, page.rowTarget(3));
    expect(page.focusedName).to.equal('Roll the dice');
    await pressAway(page, page.primary);
    expect(isOnDie(page, 'L')).to.be.true;
    await page.press('m');
    await pressAway(page, page.focused);
    expect(page.focusedName).to.equal('Roll the dice');
  });

  for (const [what, target] of [
    ['a row', (page: TricuboPage) => page.rowTarget(4)],
    ['a colour field', (page: TricuboPage) => page.fieldTarget('t')],
  ] as const) {
    it(`goes from ${what} to the first die of the next roll where dice roll by themselves`, async () => {
      const page = await TricuboPage.open({ position: ROLLED, dice: 'auto' });
      page.die('M').focus();
      await page.press('Enter');
      await pressAway(page, target(page));
      await page.until(() => page.dice.length > 0);
      expect(page.moves).to.have.lengthOf(2);
      expect(isOnDie(page, 'L')).to.be.true;
    });
  }

  it('goes to the tools where nothing is to be done until others have rolled', async () => {
    const page = await TricuboPage.open({ dice: 'remote' });
    await pressAway(page, page.rowTarget(1));
    expect(page.status).to.equal('Waiting for the dice.');
    expect(page.focused?.closest('[role=toolbar]') !== null).to.be.true;
  });

  it('goes from the pad to the first die', async () => {
    const page = await TricuboPage.open({ dice: 'enter', position: '1,0,0,0,0 .,.,.,.,. -' });
    page.named('Add a 1')?.focus();
    await page.press('3', '4', '5');
    await pressAway(page, page.button('Lay these dice'));
    expect(isOnDie(page, 'L')).to.be.true;
  });

  it('goes from the last use to the next game, and from there to the first row', async () => {
    const page = await TricuboPage.open({ position: LAST_ROLL });
    await page.clickDie('L');
    await pressAway(page, page.rowTarget(3));
    expect(page.element.outcome !== undefined).to.be.true;
    expect(page.focusedName).to.equal('New game');
    await pressInside(page, 'Enter');
    expect(page.moves).to.be.empty;
    expect(page.focused === page.rowTarget(1), 'the first row').to.be.true;
  });

  it('goes from the button that scores rows to the roll', async () => {
    const page = await TricuboPage.open({ position: '2,4,1,0,0 .,.,.,.,. - | A 1 0 166' });
    page.die('M').focus();
    await page.press('Enter', 'Space', 'ArrowDown', 'Space');
    await pressAway(page, page.scoreButton);
    expect(page.moves).to.deep.equal(['M:1,2']);
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('goes from “Take no die” to what is to be done then', async () => {
    const page = await TricuboPage.open({ position: '7,0,0,0,0 .,.,.,.,. LMSt | A 1 0 111' });
    await pressAway(page, page.button('Take no die'));
    expect(page.moves).to.deep.equal(['-']);
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('goes from “Clear” back to the die', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.clickDie('S');
    await pressAway(page, page.button('Clear'));
    expect(isOnDie(page, 'S')).to.be.true;
  });

  it('goes from the own use to the first die of the next player', async () => {
    const page = await TricuboPage.open(TWO);
    page.die('M').focus();
    await page.press('Enter');
    await pressAway(page, page.focused);
    expect(page.shownSeat).to.equal(1);
    expect(isOnDie(page, 'M'), 'the die that was current').to.be.true;
    expect(page.focusedName).to.equal('medium 4, Ann has it');
  });

  it('comes back to the first row when the first cross is taken back from the button to roll', async () => {
    const page = await TricuboPage.open();
    await pressAway(page, page.rowTarget(3));
    await pressInside(page, 'u');
    expect(page.moves).to.be.empty;
    expect(page.focused === page.rowTarget(1), 'the first row').to.be.true;
  });

  it('stays on a tool that takes back and plays again', async () => {
    const page = await (await TricuboPage.open({ position: ROLLED })).played('M');
    page.button('Undo')?.focus();
    await pressInside(page, 'Enter');
    expect(page.focusedName).to.equal('Undo');
    await pressInside(page, 'ArrowRight', 'Enter');
    expect(page.focusedName).to.equal('Redo');
    expect(page.moves).to.have.lengthOf(1);
  });

  it('comes to the first die when a use is taken back from the button to roll', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    page.die('M').focus();
    await pressInside(page, 'Enter', 'Enter', 'u');
    expect(page.moves).to.be.empty;
    expect(page.focused?.matches('.hand-die')).to.be.true;
  });

  it('goes to the question whether to leave a game, and to its answers', async () => {
    const page = await (await TricuboPage.open({ seed: 'a' })).played('@2', 'roll');
    page.find('[data-tool=new-game]')?.focus();
    await pressInside(page, 'Enter');
    expect(page.focusedName).to.equal('Keep playing');
    await pressInside(page, 'Enter');
    expect(page.focused?.dataset['tool']).to.equal('new-game');
    await pressInside(page, 'Enter', 'Escape');
    expect(page.focused?.dataset['tool']).to.equal('new-game');
    await pressInside(page, 'Enter', 'Tab', 'Enter');
    expect(page.moves).to.deep.equal([]);
    expect(page.focused === page.rowTarget(1), 'the first row').to.be.true;
  });

  it('stays on the die, and on its use, when a script moves for another', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob, Cleo',
      position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - / 0,0,1,0,0 .,.,.,.,. - | A 1 0 345 L 0',
    });
    expect(page.shownSeat).to.equal(1);
    page.die('S').focus();
    await page.press('Enter', 'ArrowDown');
    expect(page.focused === page.fieldTarget('S')).to.be.true;
    page.element.play('#2 M');
    await page.element.updateComplete;
    expect(page.focused === page.fieldTarget('S')).to.be.true;
    expect(page.chosenDie).to.equal('S');
    await pressInside(page, 'Enter');
    expect(page.moves).to.deep.equal(['M', 'Sc']);
  });

  it('stays inside when a script makes the move that is begun', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    page.die('M').focus();
    await page.press('Enter');
    page.element.play('M');
    await page.element.updateComplete;
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('stays inside when a script takes back the roll', async () => {
    const page = await TricuboPage.open({ 'undo-past-chance': '', position: '2,4,1,0,0 .,.,.,.,. L' });
    await page.played('roll');
    page.die('M').focus();
    await page.press('Enter');
    page.element.undo();
    await page.element.updateComplete;
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('is not taken from the page when a script ends a game and begins another', async () => {
    const page = await TricuboPage.open({ position: LAST_ROLL });
    page.element.play('L');
    page.element.restart();
    await page.element.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });

  it('comes back to the tool when a dialog is closed', async () => {
    const page = await TricuboPage.open();
    page.find('[data-tool=share]')?.focus();
    await page.press('Enter');
    await awaitDialog(page);
    await closeByKey(page);
    expect(page.focused?.dataset['tool']).to.equal('share');
  });
});
