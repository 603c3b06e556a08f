import { expect, fixtureCleanup } from '@open-wc/testing';
import { CuboPage } from '../elements/cubo-grid/cubo-page.js';
import type { CellName } from '../elements/cubo-grid/cubo-page.js';
import { chord } from '../elements/keyboard.js';
import { keysSuite, replayKeys } from './documented-keys.js';
import type { Keys } from './documented-keys.js';

const BUILD = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2';
const CALLED = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 c - 0 | r6r1b6b2';
const EXCHANGE = '1 0 exchange 0 | r1r2r3/r2w3b4/b3b4b5 t r6 0 | -r1b6b2';
const RECORD = 'cubo 1; middle r6r1b6b2 @500; dice 0 122334345 @900; #0 swap a1c3 @2900; #0 call @5900';

/** A square alone in the page: below another one it would be out of sight, and asleep. */
function open(attributes: Readonly<Record<string, string>>): Promise<CuboPage> {
  fixtureCleanup();
  return CuboPage.open(attributes);
}

/** A square, one of whose dice has the focus. */
async function onCell(cell: CellName, position = BUILD, attributes = {}): Promise<CuboPage> {
  const page = await open({ position, ...attributes });
  page.cell(cell).focus();
  return page;
}

/** After some keys on a die, the cell that has the focus. */
async function cellAfter(cell: CellName, ...keys: readonly string[]): Promise<string | undefined> {
  const page = await onCell(cell);
  await chord(page, ...keys);
  return page.focusedName?.slice(0, 2);
}

/** The moves that are made by some keys on a1. */
async function movesAfter(position: string, ...keys: readonly string[]): Promise<readonly string[]> {
  const page = await onCell('a1', position);
  await page.press(...keys);
  return page.moves;
}

/** What is said at a key on a1. */
async function saidAt(key: string): Promise<string> {
  const page = await onCell('a1');
  await page.press(key);
  return page.spoken;
}

/** Keys for real dice, the first of which has the focus. */
async function onPad(): Promise<CuboPage> {
  const page = await open({ dice: 'enter' });
  page.find('.keys button')?.focus();
  return page;
}

const thrown = (page: CuboPage) => page.all('.thrown button').length;

/** A swap that can be taken back, since no time runs. */
const afterSwap = () => onCell('a1', BUILD, { 'time-limits': 'off' }).then((page) => page.played('swap a1c3'));

async function inReplay(selector: string): Promise<CuboPage> {
  const page = await open({ mode: 'replay', record: RECORD, ply: '2' });
  await page.until(() => page.find(selector) !== null);
  page.find(selector)?.focus();
  return page;
}

const KEYS: Keys = {
  'arrows, Home, End, Page Up, Page Down': async () => {
    const cells: (string | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])
      cells.push(await cellAfter('b2', key));
    expect(cells).to.deep.equal(['a2', 'c2', 'b1', 'b3', 'a2', 'c2', 'b1', 'b3']);
  },
  'Control+Home, Control+End': async () => {
    expect(await cellAfter('b2', 'Control', 'Home')).to.equal('a1');
    expect(await cellAfter('b2', 'Control', 'End')).to.equal('c3');
  },
  'Enter, Space': async () => {
    for (const key of ['Enter', 'Space']) {
      expect(await movesAfter(BUILD, key, 'ArrowRight', key), key).to.deep.equal(['swap a1b1']);
      const page = await onCell('a1', EXCHANGE);
      await page.press(key);
      expect(page.square(), key).to.equal('r6r2r3/r2w3b4/b3b4b5');
      await page.press(key);
      expect(page.moves, key).to.deep.equal(['put a1']);
    }
  },
  'Shift+arrows': async () => {
    const swaps: (string | undefined)[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const page = await onCell(key === 'ArrowLeft' || key === 'ArrowUp' ? 'c3' : 'a1');
      await chord(page, 'Shift', key);
      swaps.push(page.moves[0]);
    }
    expect(swaps).to.deep.equal(['swap b3c3', 'swap a1b1', 'swap c2c3', 'swap a1a2']);
    const over = await onCell('a2');
    await chord(over, 'Shift', 'ArrowRight');
    expect(over.moves, 'over the white die').to.deep.equal(['swap a2c2']);
    expect(over.focusedName).to.match(/^c2/);
  },
  Escape: async () => {
    expect(await movesAfter(BUILD, 'Enter', 'ArrowRight', 'Escape', 'ArrowRight')).to.be.empty;
    const giving = await onCell('a1', EXCHANGE);
    await giving.press('Enter', 'Escape');
    expect(giving.square()).to.equal('r1r2r3/r2w3b4/b3b4b5');
  },
  X: async () => {
    expect(await movesAfter(BUILD, 'x')).to.deep.equal(['call']);
  },
  N: async () => {
    const moves = await movesAfter(BUILD, 'n');
    expect(moves.map((move) => move.split(' ')[0])).to.deep.equal(['roll', 'dice']);
  },
  '1 to 4, 0': async () => {
    for (const place of ['1', '2', '3', '4']) expect(await movesAfter(CALLED, place)).to.deep.equal([`take ${place}`]);
    expect(await movesAfter(CALLED, '0')).to.deep.equal(['take -']);
  },
  K: async () => {
    expect(await movesAfter(EXCHANGE, 'k')).to.deep.equal(['keep']);
  },
  '1, 2, 3, A, B, C': async () => {
    for (const row of ['1', '2', '3']) expect(await saidAt(row)).to.contain(`Row ${row}: street`);
    for (const column of ['a', 'b', 'c']) expect(await saidAt(column)).to.contain(`Column ${column}: street`);
  },
  Q: async () => {
    expect(await saidAt('q')).to.contain('Worth 32');
  },
  M: async () => {
    expect(await saidAt('m')).to.contain('red 6, red 1, blue 6, blue 2');
  },
  T: async () => {
    expect(await saidAt('t')).to.contain('60 seconds');
  },
  P: async () => {
    const page = await onCell('a1');
    await page.press('p');
    await page.pass(90_000);
    expect(page.moves).to.be.empty;
    page.primary?.focus();
    await page.press('p');
    await page.pass(60_000);
    expect(page.moves).to.deep.equal(['timeout']);
  },
  'U or Control+Z': async () => {
    for (const keys of [['u'], ['Control', 'z']]) {
      const page = await afterSwap();
      await chord(page, ...keys);
      expect(page.moves, keys.join('+')).to.be.empty;
    }
  },
  'R, Control+Y or Control+Shift+Z': async () => {
    for (const keys of [['r'], ['Control', 'y'], ['Control', 'Shift', 'z']]) {
      const page = await afterSwap();
      page.element.undo();
      await page.element.updateComplete;
      await chord(page, ...keys);
      expect(page.moves, keys.join('+')).to.deep.equal(['swap a1c3']);
    }
  },
  '1 to 6': async () => {
    const page = await onPad();
    await page.press('3', '6', '1');
    expect(thrown(page)).to.equal(3);
  },
  Backspace: async () => {
    const page = await onPad();
    await page.press('1', '6', 'Backspace');
    expect(thrown(page)).to.equal(1);
  },
  Space: async () => {
    const page = await inReplay('.squares');
    await page.press('Space');
    await page.pass(1999);
    expect(page.element.ply).to.equal(2);
    await page.pass(1);
    expect(page.element.ply).to.equal(3);
    await page.press('Space');
    await page.pass(60_000);
    expect(page.element.ply).to.equal(3);
  },
  ...replayKeys(inReplay, '.squares'),
};

keysSuite('/stories/cubo-grid.mdx', KEYS);
