import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const BEFORE = ['swap a1b1'];
const AFTER = [...BEFORE, 'swap c2c3'];

/** A square without a time limit on which dice have been swapped; the focus is on a die. */
async function open(): Promise<CuboPage> {
  const page = await CuboPage.open({ position: table('o'), 'time-limits': 'off' });
  await page.played(...AFTER);
  page.cell('b3').focus();
  return page;
}

describe('shortcuts on <cubo-grid>', () => {
  for (const keys of [['u'], ['U'], ['Control', 'z'], ['Meta', 'z']]) {
    it(`take back with ${keys.join('+')} where no time runs`, async () => {
      const page = await open();
      await chord(page, ...keys);
      expect([page.moves, page.focused === page.cell('b3')]).to.deep.equal([BEFORE, true]);
    });
  }

  for (const keys of [['r'], ['Control', 'Shift', 'Z'], ['Meta', 'Shift', 'Z'], ['Control', 'y']]) {
    it(`play again with ${keys.join('+')}`, async () => {
      const page = await open();
      await pressInside(page, 'u', 'u');
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal(BEFORE);
    });
  }

  it('take nothing back while time runs', async () => {
    const page = await (await CuboPage.open({ position: table('o') })).played(...AFTER);
    page.cell('b3').focus();
    await pressInside(page, 'u');
    await chord(page, 'Control', 'z');
    expect([page.moves, page.canUse('Undo')]).to.deep.equal([AFTER, false]);
  });

  it('take back a call, and the dice of the middle come back to be taken', async () => {
    const page = await open();
    await pressInside(page, 'x', '2', 'u');
    expect(page.actions()).to.include('Take red 1');
    await pressInside(page, 'u');
    expect(page.action('Cubo!') !== undefined).to.be.true;
  });

  it('act on what can be done below a square, and beside it', async () => {
    const page = await open();
    page.action('Cubo!').focus();
    await pressInside(page, 'u');
    expect(page.moves).to.deep.equal(BEFORE);
    await page.played('call', 'take -');
    page.primary?.focus();
    await pressInside(page, 'u');
    expect(page.moves).to.deep.equal([...BEFORE, 'call']);
  });

  it('do not act while a name or a move is typed, nor outside', async () => {
    const page = await open();
    for (const name of ['Name of Player 1', 'Type a move']) {
      page.field(name)?.focus();
      await page.type('ur');
      await chord(page, 'Control', 'z');
    }
    page.focused?.blur();
    await page.press('u');
    expect(page.moves).to.deep.equal(AFTER);
  });
});
