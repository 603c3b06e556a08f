import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { START, TRIAD_AHEAD, WALLED_IN, WIN_AHEAD } from './positions.js';

/** Presses a button as the keyboard does, and expects that something in the board has the focus then. */
async function pressAndKeepFocus(page: BoardPage, label: string): Promise<void> {
  const pressed = page.button(label);
  pressed?.focus();
  expect(page.focusedName).to.equal(label);
  await page.press('Enter');
  expect(pressed?.isConnected, `${label} is gone`).to.be.false;
  expect(document.activeElement === page.board).to.be.true;
  expect(page.focused).to.not.equal(null);
}

describe('focus on <triad-board> when what had it is gone', () => {
  it('goes from the roll to a die that can move', async () => {
    const page = await BoardPage.open({ seed: 'focus' });
    await pressAndKeepFocus(page, 'Roll the dice');
    expect(page.marked('movable')).to.include(page.focusedCell);
  });

  it('goes from the rematch to the next roll', async () => {
    const page = await BoardPage.open({ seed: 'focus' });
    page.board.play('roll 111233 112233');
    for (const move of ['d1d4', 'c6d5xd6', 'b1e4', 'b6d6xd6', 'f1f3xf3', 'e6c6xc6']) page.board.play(move);
    await page.board.updateComplete;
    await pressAndKeepFocus(page, 'Rematch');
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('goes from cancelling a removal back to the board', async () => {
    const page = await BoardPage.open({ position: TRIAD_AHEAD });
    await page.clickCell('c1');
    await page.clickCell('e3');
    await pressAndKeepFocus(page, 'Cancel');
    expect(page.focusedCell).to.equal('e3');
  });

  it('goes from turning a die back to it', async () => {
    const page = await BoardPage.open({ position: WALLED_IN });
    await page.clickCell('b1');
    await pressAndKeepFocus(page, 'Turn to 2');
    expect(page.focusedCell).to.equal('b1');
  });

  for (const [answer, place] of [
    ['New game', 'the board'],
    ['Keep playing', 'the tool'],
  ] as const) {
    it(`goes from “${answer}” to ${place}`, async () => {
      const page = await BoardPage.open({ position: START });
      page.board.play('a1a3');
      await page.board.updateComplete;
      await page.clickButton('New game');
      const asked = page.all('.actions button').find((button) => button.textContent?.trim() === answer);
      asked?.focus();
      await page.press('Enter');
      expect(asked?.isConnected).to.be.false;
      expect(document.activeElement === page.board).to.be.true;
      if (place === 'the board') expect(page.focusedCell).to.not.equal(undefined);
      else expect(page.focusedName).to.equal('New game');
    });
  }

  it('stays where it is when a script plays', async () => {
    const page = await BoardPage.open({ position: START });
    page.cell('c3').focus();
    page.board.play('a1a3');
    await page.board.updateComplete;
    expect(page.focusedCell).to.equal('c3');
  });

  it('is not taken from the page when a script ends a game', async () => {
    const page = await BoardPage.open({ position: WIN_AHEAD });
    page.board.play('b1d3xd3');
    page.board.restart();
    await page.board.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });
});
