import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { chord } from '../keyboard.js';
import { START } from './positions.js';

const AFTER = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';

/** A game in which one move has been made, with the focus on a cell. */
async function openWithMove(): Promise<BoardPage> {
  const page = await BoardPage.open({ position: START });
  page.board.play('a1a3');
  page.cell('c3').focus();
  await page.board.updateComplete;
  return page;
}

describe('shortcuts on <triad-board>', () => {
  const undos = [['u'], ['Control', 'z'], ['Meta', 'z']];
  for (const keys of undos) {
    it(`takes back with ${keys.join('+')}`, async () => {
      const page = await openWithMove();
      await chord(page, ...keys);
      expect(page.position).to.equal(START);
      expect(page.focusedCell).to.equal('c3');
    });
  }

  const redos = [['r'], ['Control', 'Shift', 'Z'], ['Meta', 'Shift', 'Z'], ['Control', 'y']];
  for (const keys of redos) {
    it(`plays again with ${keys.join('+')}`, async () => {
      const page = await openWithMove();
      page.board.undo();
      await chord(page, ...keys);
      expect(page.position).to.equal(AFTER);
    });
  }

  it('flips the board with f, and the focus goes with the cell', async () => {
    const page = await openWithMove();
    const before = page.middle(page.cell('c3'));
    await page.press('f');
    expect(page.board.flipped).to.be.true;
    expect(page.focusedCell).to.equal('c3');
    expect(page.middle(page.focused as Element)).to.not.deep.equal(before);
    await page.press('f');
    expect(page.board.flipped).to.be.false;
    expect(page.focusedCell).to.equal('c3');
  });

  it('tells the page that the reader did it', async () => {
    const page = await openWithMove();
    const changes = page.listen('game-change');
    await page.press('u', 'r');
    expect(changes.map(({ cause, by }) => `${by} ${cause}`)).to.deep.equal(['reader undo', 'reader redo']);
  });

  it('does nothing where there is nothing to take back or to play again', async () => {
    const page = await BoardPage.open({ position: START });
    const changes = page.listen('game-change');
    page.cell('c3').focus();
    await page.press('u', 'r');
    await chord(page, 'Control', 'z');
    expect(changes).to.be.empty;
  });

  it('does not act while the focus is outside', async () => {
    const page = await openWithMove();
    page.focused?.blur();
    await page.press('u', 'f');
    expect(page.position).to.equal(AFTER);
    expect(page.board.flipped).to.not.equal(true);
  });

  const fields = [
    { what: 'a name', selector: 'input.name' },
    { what: 'a move', selector: 'input[name=move]' },
  ];
  for (const { what, selector } of fields) {
    it(`does not act while ${what} is typed`, async () => {
      const page = await openWithMove();
      const field = page.find<HTMLInputElement>(selector);
      field?.focus();
      await page.type('urf');
      expect(field?.value).to.equal('urf');
      expect(page.position).to.equal(AFTER);
      expect(page.board.flipped).to.not.equal(true);
      await chord(page, 'Control', 'z');
      expect(page.position).to.equal(AFTER);
    });
  }
});
