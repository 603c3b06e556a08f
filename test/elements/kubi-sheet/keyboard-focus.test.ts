import { expect } from '@open-wc/testing';
import { closeByKey, awaitDialog } from '../dialogs.js';
import { pressInside } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

/** One entry before the end, as a script has played it. */
const LAST_ROLL = '1:7,4:3,6:5 0,0,0,5,0,8,0,9,4,4,0 | 0 12346';

/** Presses a button as the keyboard does, and expects that it is gone and something in the sheet has the focus. */
async function pressAway(page: SheetPage, button: HTMLElement | null | undefined): Promise<void> {
  button?.focus();
  await pressInside(page, 'Enter');
  expect(button?.isConnected, 'the button is still there').to.be.false;
}

const isOnDie = (page: SheetPage, die: number) => page.focused === page.dice[die];

describe('focus on <kubi-sheet> when what had it is gone', () => {
  it('goes from crossing to the roll, and from there to the first die', async () => {
    const page = await SheetPage.open({ seed: 'a' });
    page.numberBox(1).focus();
    await page.press('1', '4', '6');
    await pressAway(page, page.primary);
    expect(page.focusedName).to.equal('Roll the dice');
    await pressAway(page, page.primary);
    expect(isOnDie(page, 0)).to.be.true;
  });

  it('goes from crossing to the first die where dice roll by themselves', async () => {
    const page = await SheetPage.open({ seed: 'a', dice: 'auto' });
    page.numberBox(1).focus();
    await page.press('1', '4', '6');
    await pressAway(page, page.primary);
    await page.until(() => page.dice.length > 0);
    expect(isOnDie(page, 0)).to.be.true;
  });

  it('goes from entering to the first die of the next roll where dice roll by themselves', async () => {
    const page = await (await SheetPage.open({ seed: 'a', dice: 'auto' })).played('x146');
    page.dice[4]?.focus();
    await page.press('d', 'Home', '1', 'ArrowRight', '1');
    page.primary?.focus();
    await pressInside(page, 'Enter');
    expect(page.moves).to.have.lengthOf(4);
    expect(isOnDie(page, 0)).to.be.true;
  });

  it('goes to the tools where nothing is to be done until others have rolled', async () => {
    const page = await SheetPage.open({ dice: 'remote' });
    page.numberBox(1).focus();
    await page.press('1', '4', '6');
    await pressAway(page, page.primary);
    expect(page.status).to.equal('Waiting for the dice.');
    expect(page.focused?.closest('[role=toolbar]') !== null).to.be.true;
  });

  it('goes from the last entry to the next game, and from there to the numbers', async () => {
    const page = await SheetPage.open({ position: LAST_ROLL });
    page.find('.entry input')?.focus();
    await pressInside(page, 'Space', 'Enter');
    expect(page.element.outcome !== undefined).to.be.true;
    expect(page.focusedName).to.equal('New game');
  });

  it('goes from “Clear” back to the dice', async () => {
    const page = await SheetPage.open({ position: LAST_ROLL });
    page.dice[0]?.focus();
    await page.press('d', 'ArrowRight', '1');
    await pressAway(page, page.button('Clear'));
    expect(isOnDie(page, 1)).to.be.true;
  });

  it('stays on a tool that takes back and plays again', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll', '1|23|46');
    page.button('Undo')?.focus();
    await pressInside(page, 'Enter');
    expect(page.focusedName).to.equal('Undo');
    await pressInside(page, 'ArrowRight', 'Enter');
    expect(page.focusedName).to.equal('Redo');
    expect(page.moves).to.have.lengthOf(3);
  });

  it('goes to the question whether to leave a game, and to its answers', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll');
    page.find('[data-tool=new-game]')?.focus();
    await pressInside(page, 'Enter');
    expect(page.focusedName).to.equal('Keep playing');
    await pressInside(page, 'Enter');
    expect(page.focused?.dataset['tool']).to.equal('new-game');
    await pressInside(page, 'Enter', 'Escape');
    expect(page.focused?.dataset['tool']).to.equal('new-game');
    await pressInside(page, 'Enter', 'Tab', 'Enter');
    expect(page.moves).to.deep.equal([]);
    expect(page.focusedName).to.equal('1');
  });

  it('stays where it is when a script plays', async () => {
    const page = await (await SheetPage.open({ seats: 'human human', seed: 'a' })).played('x146', 'x235', 'roll');
    page.dice[3]?.focus();
    await page.press('d');
    page.element.play('#1 2|13|46');
    await page.element.updateComplete;
    expect(isOnDie(page, 3)).to.be.true;
    expect(page.placed.out).to.deep.equal([4]);
  });

  it('is not taken from the page when a script ends a game and begins another', async () => {
    const page = await SheetPage.open({ position: LAST_ROLL });
    page.element.play('1|23|46');
    page.element.restart();
    await page.element.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });

  it('comes back to the tool when a dialog is closed', async () => {
    const page = await SheetPage.open();
    page.find('[data-tool=share]')?.focus();
    await page.press('Enter');
    await awaitDialog(page);
    await closeByKey(page);
    expect(page.focused?.dataset['tool']).to.equal('share');
  });
});
