import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { tabTo } from '../keyboard.js';
import { ReplayPage, openMidway, openTrying } from './replay-page.js';
import { GAME } from './replay-records.js';

describe('focus where own moves are tried', () => {
  for (const key of ['Enter', 'Space']) {
    it(`goes to the board on the way there and back with ${key}`, async () => {
      const page = await openMidway();
      page.button('Try your own moves')?.focus();
      await page.press(key);
      expect(page.isTrying).to.be.true;
      expect(page.marked('movable')).to.include(page.focusedCell);
      page.button('Back to the record')?.focus();
      await page.press(key);
      expect(page.isTrying).to.be.false;
      expect(page.focused === page.table).to.be.true;
      await page.press('ArrowRight');
      expect(page.board.ply).to.equal(4);
    });
  }

  it('goes to the board after a click', async () => {
    const page = await openTrying();
    expect(page.focusedCell).to.not.equal(undefined);
    await page.returnToRecord();
    expect(page.focused === page.table).to.be.true;
  });

  for (const ply of ['0', '7']) {
    it(`is not lost where nothing can be moved, at ply ${ply}`, async () => {
      const page = await ReplayPage.open({ ply });
      page.button('Try your own moves')?.focus();
      await page.press('Enter');
      expect(page.focused).to.not.equal(null);
      await tabTo(page, 'Back to the record');
      await page.press('Enter');
      expect(page.focused === page.table).to.be.true;
    });
  }

  const places: readonly [what: string, focus: (page: ReplayPage) => void][] = [
    ['a cell', (page) => page.cell('c3').focus()],
    ['the field for typed moves', (page) => page.field('Type a move')?.focus()],
    ['a name', (page) => page.field('Name of White')?.focus()],
    ['the way back', (page) => page.button('Back to the record')?.focus()],
  ];
  for (const [what, focus] of places) {
    it(`goes from ${what} to the record’s board when a script goes back`, async () => {
      const page = await openTrying();
      focus(page);
      expect(page.focused).to.not.equal(null);
      page.board.returnToRecord();
      await page.board.updateComplete;
      expect(page.focused === page.table).to.be.true;
    });
  }

  it('goes from the list and the steps to the board when a script plays', async () => {
    for (const focus of [(page: ReplayPage) => page.listed(3), (page: ReplayPage) => page.step('Forward')]) {
      const page = await openMidway();
      focus(page).focus();
      page.board.play('a1a3');
      await page.board.updateComplete;
      expect(page.isTrying).to.be.true;
      expect(page.focusedCell).to.not.equal(undefined);
    }
  });

  it('is not lost from a tool that is there before and after', async () => {
    const page = await openMidway();
    page.button('Flip board')?.focus();
    page.board.tryMoves();
    await page.board.updateComplete;
    expect(page.focused).to.not.equal(null);
    page.board.returnToRecord();
    await page.board.updateComplete;
    expect(page.focused).to.not.equal(null);
  });

  it('is left in the page when it was there', async () => {
    const { board } = await ReplayPage.within(html`
      <div>
        <button>Elsewhere</button>
        <triad-board mode="replay" record=${GAME} ply="3"></triad-board>
      </div>
    `);
    const elsewhere = board.parentElement?.querySelector('button');
    elsewhere?.focus();
    for (const change of [() => board.tryMoves(), () => board.returnToRecord(), () => board.play('a1a3')]) {
      change();
      await board.updateComplete;
      expect(document.activeElement === elsewhere).to.be.true;
    }
  });
});
