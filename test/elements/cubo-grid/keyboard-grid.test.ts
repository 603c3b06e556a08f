import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside } from '../keyboard.js';
import type { CellName } from './cubo-page.js';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const open = (stages = 'o') => CuboPage.open({ position: table(stages) });
const [OWN = '', OTHERS = ''] = SQUARES;

async function openOn(cell: CellName, stages = 'o', seat = 0): Promise<CuboPage> {
  const page = await open(stages);
  page.cell(cell, seat).focus();
  return page;
}

const focusedCell = (page: CuboPage): string => page.focused?.ariaLabel?.slice(0, 2) ?? '';

describe('the keys of a square of <cubo-grid>', () => {
  const WAYS: readonly (readonly [from: CellName, key: string, to: CellName])[] = [
    ['b2', 'ArrowLeft', 'a2'],
    ['b2', 'ArrowRight', 'c2'],
    ['b2', 'ArrowUp', 'b1'],
    ['b2', 'ArrowDown', 'b3'],
    ['a1', 'ArrowRight', 'b1'],
    ['a2', 'ArrowRight', 'b2'],
    ['a1', 'ArrowLeft', 'a1'],
    ['c1', 'ArrowRight', 'c1'],
    ['c1', 'ArrowUp', 'c1'],
    ['a3', 'ArrowDown', 'a3'],
    ['b2', 'Home', 'a2'],
    ['b2', 'End', 'c2'],
    ['b2', 'PageUp', 'b1'],
    ['b2', 'PageDown', 'b3'],
    ['b2', 'Control+Home', 'a1'],
    ['b2', 'Control+End', 'c3'],
    ['b2', 'Control+ArrowLeft', 'b2'],
  ];
  for (const [from, key, to] of WAYS) {
    it(`lead with ${key} from ${from} to ${to}, and move no die`, async () => {
      const page = await openOn(from);
      await chord(page, ...key.split('+'));
      expect(focusedCell(page)).to.equal(to);
      expect(page.square()).to.equal(OWN);
    });
  }

  const SWAPS: readonly (readonly [from: CellName, key: string, move: string, to: CellName])[] = [
    ['a1', 'ArrowRight', 'swap a1b1', 'b1'],
    ['c3', 'ArrowUp', 'swap c2c3', 'c2'],
    ['a2', 'ArrowRight', 'swap a2c2', 'c2'],
    ['c2', 'ArrowLeft', 'swap a2c2', 'a2'],
    ['b1', 'ArrowDown', 'swap b1b3', 'b3'],
    ['b3', 'ArrowUp', 'swap b1b3', 'b1'],
  ];
  for (const [from, key, move, to] of SWAPS) {
    it(`swap with Shift and ${key} from ${from} at once, and the focus goes with the die: ${move}`, async () => {
      const page = await openOn(from);
      await chord(page, 'Shift', key);
      expect(page.moves).to.deep.equal([move]);
      expect(focusedCell(page)).to.equal(to);
    });
  }

  for (const [from, key] of [
    ['a1', 'ArrowLeft'],
    ['c1', 'ArrowRight'],
    ['a1', 'ArrowUp'],
    ['c3', 'ArrowDown'],
  ] as const) {
    it(`do nothing with Shift and ${key} at ${from}, beyond which nothing lies`, async () => {
      const page = await openOn(from);
      await chord(page, 'Shift', key);
      expect([page.moves, focusedCell(page)]).to.deep.equal([[], from]);
    });
  }

  it('leave the white die where it is, and say why', async () => {
    const page = await openOn('b2');
    for (const keys of [['Shift', 'ArrowLeft'], ['Enter']]) {
      await chord(page, ...keys);
      expect(page.status).to.equal('The white die stays in the centre.');
    }
    expect(page.square()).to.equal(OWN);
  });

  for (const key of ['Enter', 'Space']) {
    it(`swap two dice with ${key} on one and on the other`, async () => {
      const page = await openOn('a1');
      await pressInside(page, key);
      expect(page.focused?.ariaLabel).to.equal('a1, red 1, chosen');
      await pressInside(page, 'ArrowRight', 'ArrowRight', 'ArrowDown', key);
      expect(page.moves).to.deep.equal(['swap a1c2']);
      expect(focusedCell(page)).to.equal('c2');
      expect(page.focused?.ariaLabel).to.equal('c2, red 1');
    });

    it(`let a die go with ${key} on it again`, async () => {
      const page = await openOn('a1');
      await pressInside(page, key, key);
      expect([page.moves, page.spoken, page.focused?.ariaLabel]).to.deep.equal([[], 'Let go.', 'a1, red 1']);
    });
  }

  it('show what the square would earn on the way to another die', async () => {
    const page = await openOn('a1');
    await pressInside(page, 'Enter', 'ArrowRight');
    expect([page.worth(), page.moves]).to.deep.equal([19, []]);
    await pressInside(page, 'Escape');
    expect(page.worth()).to.equal(32);
  });

  it('let a chosen die go with Escape, wherever the focus is by then', async () => {
    const page = await openOn('a1');
    await pressInside(page, 'Enter', 'ArrowDown', 'Escape');
    expect([focusedCell(page), page.spoken]).to.deep.equal(['a2', 'Let go.']);
    await pressInside(page, 'ArrowDown', 'Enter');
    expect(page.focused?.ariaLabel).to.equal('a3, blue 3, chosen');
  });

  it('choose once where Enter is held down', async () => {
    const page = await openOn('a1');
    await holdKey('Enter', 4);
    expect(page.focused?.ariaLabel).to.equal('a1, red 1, chosen');
  });

  it('act for the player whose square has the focus', async () => {
    const page = await openOn('a1', 'oo', 1);
    await chord(page, 'Shift', 'ArrowRight');
    await pressInside(page, 'x');
    page.cell('c3', 0).focus();
    await chord(page, 'Shift', 'ArrowUp');
    const made = page.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
    expect(made).to.deep.equal(['1 swap a1b1', '1 call', '0 swap c2c3']);
  });

  it('leave what another has chosen as it is', async () => {
    const page = await openOn('a1', 'oo');
    await pressInside(page, 'Enter');
    page.cell('a1', 1).focus();
    await pressInside(page, 'Enter', 'Escape');
    expect(page.cell('a1', 0).ariaLabel).to.equal('a1, red 1, chosen');
    expect(page.square(1)).to.equal(OTHERS);
  });
});
