import { expect } from '@open-wc/testing';
import { awaitDialog, closeByKey } from '../dialogs.js';
import { pressInside } from '../keyboard.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const ONE = { position: table('o') };
const TWO = { position: table('oo'), names: 'Ann, Bob' };

const open = async (attributes: Readonly<Record<string, string>>, ...moves: readonly string[]) =>
  (await CuboPage.open(attributes)).played(...moves);

/** Presses what is there as the keyboard does, and expects that it is gone and something in the element has the focus. */
async function pressAway(page: CuboPage, button: HTMLElement | null): Promise<void> {
  button?.focus();
  await pressInside(page, 'Enter');
  expect(button?.isConnected, 'the button is still there').to.be.false;
}

describe('focus on <cubo-grid> when what had it is gone', () => {
  it('goes from the roll to the square', async () => {
    const page = await open({ seed: 'a' });
    await pressAway(page, page.primary);
    expect(page.focused?.closest('.seat') === page.seat()).to.be.true;
  });

  it('goes from the call to the dice of the middle, and from there to the exchange', async () => {
    const page = await open(ONE);
    await pressAway(page, page.action('Cubo!'));
    expect(page.focusedName).to.equal('Take red 6');
    await pressAway(page, page.action('Take blue 6'));
    expect(page.focusedName).to.equal('a1, red 1');
    await pressAway(page, page.action('Keep my dice'));
    expect(page.focusedName).to.equal('Roll for round 2');
  });

  it('goes from the button that gives a die to the next round', async () => {
    const page = await open(ONE, 'call', 'take 1');
    page.cell('a2').focus();
    await pressInside(page, 'Enter');
    await pressAway(page, page.action('Give red 2: worth 25 then'));
    expect([page.moves.at(-1), page.focusedName]).to.deep.equal(['put a2', 'Roll for round 2']);
  });

  it('goes from “Take none” to the next round', async () => {
    const page = await open(ONE, 'call');
    await pressAway(page, page.action('Take none'));
    expect(page.focusedName).to.equal('Roll for round 2');
  });

  it('stays on the die at the call and the take by their keys, and goes on from there to the next round', async () => {
    const page = await open(ONE);
    page.cell('c2').focus();
    await pressInside(page, 'x');
    expect(page.focusedName).to.equal('c2, blue 4, stays here');
    await pressInside(page, '1');
    expect(page.focusedName).to.equal('c2, blue 4');
    await pressInside(page, 'k');
    expect(page.focusedName).to.equal('Roll for round 2');
  });

  it('goes to the next round when the time is up', async () => {
    const page = await open(ONE);
    page.cell('c2').focus();
    await page.pass(60_000);
    expect([page.moves, page.focusedName]).to.deep.equal([['timeout'], 'Roll for round 2']);
  });

  it('goes to the next round when the last seconds are over, wherever it was', async () => {
    const page = await open(TWO, '#1 call', '#1 take -');
    page.cell('b1').focus();
    await page.pass(6000);
    expect(page.focusedName).to.equal('Roll for round 2');
  });

  it('stays on the own die when another’s moves come', async () => {
    const page = await open(TWO);
    page.cell('b1').focus();
    await pressInside(page, 'Enter');
    await page.played('#1 swap a1b1', '#1 call', '#1 take 3');
    expect(page.focusedName).to.equal('b1, red 2, chosen');
  });

  it('goes to the rematch at the end of the game, and from there to the roll of the new one', async () => {
    const page = await open({ position: table('oo', 6), names: 'Ann, Bob' }, '#1 call', '#1 take -', '#0 call');
    await pressAway(page, page.action('Take none'));
    expect([page.focusedName, page.element.outcome !== undefined]).to.deep.equal(['Rematch', true]);
    await pressInside(page, 'Enter');
    expect([page.focusedName, page.moves]).to.deep.equal(['Roll for round 1', []]);
  });

  it('goes from “Go on” to the die where the game was left', async () => {
    const page = await open(ONE);
    page.cell('c3').focus();
    page.button('Pause')?.focus();
    await pressInside(page, 'Enter');
    page.primary?.focus();
    await pressInside(page, 'Enter');
    expect([page.focusedName, page.element.paused]).to.deep.equal(['c3, blue 5', false]);
  });

  it('stays on the tool that pauses and goes on', async () => {
    const page = await open(ONE);
    page.button('Pause')?.focus();
    await pressInside(page, 'Enter');
    expect(page.focused?.title).to.equal('Go on');
  });

  it('stays on the button that rolls all again', async () => {
    const page = await open({ ...ONE, seed: 'a' });
    page.action('Roll all again').focus();
    await pressInside(page, 'Enter', 'Enter');
    expect(page.focusedName).to.equal('Roll all again');
    expect(page.moves.filter((move) => move === 'roll')).to.have.lengthOf(2);
  });

  it('is not taken from the page when scripts play', async () => {
    const page = await open(ONE, 'call', 'take -');
    page.element.restart();
    await page.element.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });

  it('comes back to the tool when a dialog is closed', async () => {
    const page = await open(ONE);
    page.find('[data-tool=share]')?.focus();
    await page.press('Enter');
    await awaitDialog(page);
    await closeByKey(page);
    expect(page.focused?.dataset['tool']).to.equal('share');
  });
});
