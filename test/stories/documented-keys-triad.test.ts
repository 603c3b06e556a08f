import { expect } from '@open-wc/testing';
import { BoardPage } from '../elements/triad-board/board-page.js';
import { chord } from '../elements/keyboard.js';
import { START, TRIAD_AHEAD } from '../elements/triad-board/positions.js';
import { keysSuite, replayKeys } from './documented-keys.js';
import type { Keys } from './documented-keys.js';

const RECORD = 'triad 1; roll 112233 112233; a1a3; f6f4; b1b4';

async function onBoard(position = START, cell = 'c3'): Promise<BoardPage> {
  const page = await BoardPage.open({ position });
  page.cell(cell).focus();
  return page;
}

async function inReplay(selector: string): Promise<BoardPage> {
  const page = await BoardPage.open({ mode: 'replay', record: RECORD, ply: '2' });
  await page.until(() => page.find(selector) !== null);
  page.find(selector)?.focus();
  return page;
}

/** After some keys from the middle of the board, the cell that has the focus. */
async function cellAfter(...keys: readonly string[]): Promise<string | undefined> {
  const page = await onBoard();
  await chord(page, ...keys);
  return page.focusedCell;
}

const KEYS: Keys = {
  'arrows, Home, End, Page Up, Page Down': async () => {
    const led = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    const cells: (string | undefined)[] = [];
    for (const key of led) cells.push(await cellAfter(key));
    expect(cells).to.deep.equal(['b3', 'd3', 'c4', 'c2', 'a3', 'f3', 'c6', 'c1']);
    expect(await cellAfter('Control', 'Home')).to.equal('a6');
    expect(await cellAfter('Control', 'End')).to.equal('f1');
  },
  'Enter, Space': async () => {
    const page = await onBoard(TRIAD_AHEAD, 'c1');
    await page.press('Enter');
    expect(page.marked('chosen')).to.deep.equal(['c1']);
    page.cell('e3').focus();
    await page.press('Space');
    expect(page.marked('removable')).to.deep.equal(['e3', 'd4']);
    page.cell('d4').focus();
    await page.press('Enter');
    expect(page.board.match.entries.at(-1)?.text).to.equal('c1e3xd4');
  },
  Escape: async () => {
    const page = await onBoard(START, 'a1');
    await page.press('Enter', 'Escape');
    expect(page.marked('chosen')).to.be.empty;
  },
  'U or Control+Z': async () => {
    for (const keys of [['u'], ['Control', 'z']]) {
      const page = await onBoard();
      page.board.play('a1a3');
      await page.board.updateComplete;
      await chord(page, ...keys);
      expect(page.board.match.length, keys.join('+')).to.equal(0);
    }
  },
  'R, Control+Y or Control+Shift+Z': async () => {
    for (const keys of [['r'], ['Control', 'y'], ['Control', 'Shift', 'z']]) {
      const page = await onBoard();
      page.board.play('a1a3');
      page.board.undo();
      await page.board.updateComplete;
      await chord(page, ...keys);
      expect(page.board.match.length, keys.join('+')).to.equal(1);
    }
  },
  F: async () => {
    for (const open of [onBoard, () => inReplay('.grid')]) {
      const page = await open();
      await page.press('f');
      expect(page.board.flipped).to.be.true;
    }
  },
  ...replayKeys(inReplay, '.grid'),
};

keysSuite('/stories/triad-board.mdx', KEYS);
