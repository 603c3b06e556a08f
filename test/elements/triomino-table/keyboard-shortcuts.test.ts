import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const ALONE = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10', seed: 'keys' };
const TWO = { position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob', seed: 'keys' };
const LAID = ['453@-1,0'];

async function openOn(tile: string, attributes: Readonly<Record<string, string>> = ALONE): Promise<TriominoPage> {
  const page = await TriominoPage.open(attributes);
  page.button('Show my tiles')?.click();
  await page.element.updateComplete;
  page.tile(tile).focus();
  return page;
}

describe('shortcuts on <triomino-table>', () => {
  it('buy with b, and the tile that is bought comes at once', async () => {
    const page = await openOn('000');
    await pressInside(page, 'b');
    expect(page.moves.map((move) => move.replace(/ .*/, ''))).to.deep.equal(['buy', 'draw']);
    expect([page.rack.length, page.facts()]).to.deep.equal([5, '5 points 5 tiles']);
  });

  it('pass with p, and say why not before three tiles are bought', async () => {
    const page = await openOn('000');
    await pressInside(page, 'p');
    expect(page.status).to.equal('You may pass when you have bought three tiles.');
    await pressInside(page, 'b', 'b', 'b', 'b');
    expect(page.status).to.equal('You have bought three tiles in this turn.');
    await pressInside(page, 'p');
    expect(page.moves.at(-1)).to.equal('pass');
  });

  const READ: readonly (readonly [key: string, said: string])[] = [
    ['c', 'Ann 2 tiles, 10 points; Bob 2 tiles, 20 points; 51 tiles to buy.'],
    ['C', 'Ann 2 tiles, 10 points; Bob 2 tiles, 20 points; 51 tiles to buy.'],
    ['l', 'Ann: Lay a tile, or buy one.'],
    ['t', 'No time is running.'],
  ];
  for (const [key, said] of READ) {
    it(`read with ${key}: ${said}`, async () => {
      const page = await openOn('345', TWO);
      await pressInside(page, key);
      expect([page.spoken, page.moves]).to.deep.equal([said, []]);
    });
  }

  it('read with l what was done last, and with t what is left of the time', async () => {
    const page = await openOn('345', { ...ALONE, 'turn-seconds': '90' });
    await page.pass(12_400);
    await pressInside(page, 't');
    expect(page.spoken).to.equal('78 seconds');
    await pressInside(page, 'Enter', 'Enter', 'l');
    expect(page.spoken).to.equal('Lays 3-4-5 beside 3-4-4 on the left. 4+5+3: 12.');
  });

  for (const keys of [['u'], ['U'], ['Control', 'z'], ['Meta', 'z']]) {
    it(`take back with ${keys.join('+')}, and the focus stays in the rack`, async () => {
      const page = await (await openOn('000')).played(...LAID);
      await chord(page, ...keys);
      expect([page.moves, page.focused?.dataset['tile']]).to.deep.equal([[], '000']);
    });
  }

  for (const keys of [['r'], ['Control', 'Shift', 'Z'], ['Meta', 'Shift', 'Z'], ['Control', 'y']]) {
    it(`lay again with ${keys.join('+')}`, async () => {
      const page = await (await openOn('000')).played(...LAID);
      await pressInside(page, 'u');
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal(LAID);
    });
  }

  it('show more, less and all of the table, and move it, from the rack, a place and the tools of the view', async () => {
    const page = await openOn('345');
    await pressInside(page, 'Enter');
    for (const from of ['.rack-tile', '.place', '[data-tool="zoom-in"]']) {
      page.find(from)?.focus();
      const whole = page.view;
      await pressInside(page, '+', '+', '-');
      expect(page.view[2], from).to.be.below(whole[2]);
      const [left, top] = page.view;
      await chord(page, 'Shift', 'ArrowRight');
      await chord(page, 'Shift', 'ArrowDown');
      expect(page.view[0], `right ${from}`).to.be.above(left);
      expect(page.view[1], `down ${from}`).to.be.above(top);
      await pressInside(page, '0');
      expect([page.view, page.isMoved]).to.deep.equal([whole, false]);
    }
  });

  it('work on the buttons beside the table, too', async () => {
    const page = await (await openOn('000')).played(...LAID);
    page.button('Buy a tile (−5)')?.focus();
    await pressInside(page, 'u', 'b', 'c');
    expect(page.spoken).to.match(/^Player 1 5 tiles, 5 points;/);
  });

  it('do nothing with Alt, nor with Control but what the page knows', async () => {
    const page = await openOn('000');
    await chord(page, 'Alt', 'b');
    await chord(page, 'Control', 'b');
    await chord(page, 'Control', 'u');
    await chord(page, 'Alt', '+');
    expect([page.spoken, page.moves, page.isMoved]).to.deep.equal(['', [], false]);
  });

  it('do nothing outside, nor in a field', async () => {
    const page = await openOn('000');
    page.focused?.blur();
    await page.press('b', 'p', 'u', '+', 'Enter');
    for (const name of ['Name of Player 1', 'Type a move']) {
      page.field(name)?.focus();
      await page.type('bpclt+-0');
      expect(page.field(name)?.value).to.equal('bpclt+-0');
      await chord(page, 'Shift', 'ArrowLeft');
      await chord(page, 'Control', 'z');
    }
    expect([page.spoken, page.moves, page.isMoved]).to.deep.equal(['', [], false]);
  });
});

describe('keys on a record of Triomino', () => {
  const RECORD = {
    mode: 'replay',
    ply: '1',
    record: `triomino 1; start=${JSON.stringify(TWO.position)}; 453@-1,0; #1 buy; draw 123; #1 buy; draw 124`,
  };

  async function openRecord(): Promise<TriominoPage> {
    const page = await TriominoPage.open(RECORD);
    await page.until(() => page.find('.moves') !== null);
    page.table.focus();
    return page;
  }

  it('step through it on the table itself', async () => {
    const page = await openRecord();
    const plies: number[] = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Home']) {
      await pressInside(page, key);
      plies.push(page.element.match.ply);
    }
    expect(plies).to.deep.equal([2, 1, 5, 0]);
  });

  it('show its table larger, move and whole, without stepping', async () => {
    const page = await openRecord();
    const whole = page.view;
    await pressInside(page, '+');
    await chord(page, 'Shift', 'ArrowRight');
    expect([page.isMoved, page.element.match.ply]).to.deep.equal([true, 1]);
    expect(page.view[0]).to.be.above(whole[0]);
    await pressInside(page, '0');
    expect(page.view).to.deep.equal(whole);
  });

  it('read the latest move and who holds what, and neither buy nor pass', async () => {
    const page = await openRecord();
    await pressInside(page, 'l');
    expect(page.spoken).to.equal('Player 1: lays 3-4-5 beside 3-4-4 on the left. 4+5+3: 12.');
    await pressInside(page, 'c', 'b', 'p', 't');
    expect(page.spoken).to.match(/^Player 1 1 tile, 22 points; Player 2 2 tiles, 20 points;/);
    expect(page.element.match.length).to.equal(5);
  });
});
