import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { chord, tabTo } from '../keyboard.js';
import { START } from './positions.js';

describe('the toolbar of <triad-board> by keyboard', () => {
  afterEach(() => (document.dir = ''));

  it('is one tab stop', async () => {
    const page = await BoardPage.open({ position: START });
    page.cell('a1').focus();
    await tabTo(page, 'Undo');
    await page.press('Tab');
    expect(page.focusedName).to.equal('Type a move');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('Undo');
  });

  const ways = [
    { dir: 'ltr', on: 'ArrowRight', back: 'ArrowLeft', leftmost: 'Undo' },
    { dir: 'rtl', on: 'ArrowLeft', back: 'ArrowRight', leftmost: 'Redo' },
  ];
  for (const { dir, on, back, leftmost } of ways) {
    it(`goes from tool to tool with ${on} and round the end, ${dir}`, async () => {
      const page = await BoardPage.open({ position: START });
      document.dir = dir;
      page.button('Undo')?.focus();
      const visited: (string | undefined)[] = [];
      for (let i = 0; i < 7; i++) {
        await page.press(on);
        visited.push(page.focusedName);
      }
      expect(visited).to.deep.equal(['Redo', 'New game', 'Flip board', 'Help', 'Share', 'Print', 'Undo']);
      await page.press(back);
      expect(page.focusedName).to.equal('Print');
      await page.press(back);
      expect(page.focusedName).to.equal('Share');
    });

    it(`goes on the screen where the arrow points, ${dir}`, async () => {
      const page = await BoardPage.open({ position: START });
      document.dir = dir;
      page.button(leftmost)?.focus();
      const [x] = page.middle(page.focused as Element);
      await page.press('ArrowRight');
      expect(page.middle(page.focused as Element)[0]).to.be.above(x);
    });
  }

  it('goes to the first and the last tool with Home and End', async () => {
    const page = await BoardPage.open({ position: START });
    page.button('Redo')?.focus();
    await page.press('End');
    expect(page.focusedName).to.equal('Print');
    await page.press('Home');
    expect(page.focusedName).to.equal('Undo');
  });

  it('is entered again at the tool that was used last', async () => {
    const page = await BoardPage.open({ position: START });
    page.button('Flip board')?.focus();
    await page.press('Tab');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('Flip board');
  });

  it('leaves Alt with an arrow to the browser, which goes back a page with it', async () => {
    const page = await BoardPage.open({ position: START });
    page.button('Redo')?.focus();
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    const isLeftAlone = page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings));
    expect(isLeftAlone).to.be.true;
    expect(page.focusedName).to.equal('Redo');
  });

  it('keeps the focus on a tool that has just gone out of use', async () => {
    const page = await BoardPage.open({ position: START });
    page.board.play('a1a3');
    await page.board.updateComplete;
    page.button('Undo')?.focus();
    await page.press('Enter');
    expect(page.position).to.equal(START);
    expect(page.button('Undo')?.getAttribute('aria-disabled')).to.equal('true');
    expect(page.focusedName).to.equal('Undo');
    await page.press('Enter', 'ArrowRight', 'Enter');
    expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
    expect(page.focusedName).to.equal('Redo');
  });

  it('flips the board and keeps the focus', async () => {
    const page = await BoardPage.open({ position: START });
    page.button('Flip board')?.focus();
    await page.press('Space');
    expect(page.board.flipped).to.be.true;
    expect(page.focusedName).to.equal('Flip board');
  });
});
