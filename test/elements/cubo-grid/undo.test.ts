import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  CuboPage.open({ position: table('o'), 'time-limits': 'off', seed: 'undo', ...attributes });

describe('undo on <cubo-grid>', () => {
  it('takes swaps back where no time runs, and they are made again', async () => {
    const page = await open();
    await page.played('swap a1c3', 'swap b1b3');
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect([page.square(), page.moves, page.canUse('Undo')]).to.deep.equal([SQUARES[0], [], false]);
    await page.clickButton('Redo');
    expect([page.moves, page.canUse('Redo')]).to.deep.equal([['swap a1c3'], true]);
  });

  it('takes a call, a die and an exchange back, one after the other', async () => {
    const page = await open();
    await page.played('call', 'take 1');
    await page.clickButton('Undo');
    expect(page.actions()).to.contain('Take red 6');
    await page.clickButton('Undo');
    expect([page.actions(), page.isCovered()]).to.deep.equal([['Cubo!', 'Roll all again'], false]);
    await page.played('call', 'take 1', 'put a1');
    expect(page.element.state.round).to.equal(2);
    await page.clickButton('Undo');
    expect([page.element.state.phase, page.square()]).to.deep.equal(['exchange', SQUARES[0]]);
  });

  it('stops at dice that were thrown', async () => {
    const page = await open();
    await page.click(page.action('Roll all again'));
    expect(page.canUse('Undo')).to.equal(false);
    await page.played('swap a1c3');
    await page.clickButton('Undo');
    expect([page.moves.length, page.canUse('Undo')]).to.deep.equal([2, false]);
  });

  it('is not to be had while time runs', async () => {
    const page = await open({ 'time-limits': '' });
    await page.played('swap a1c3');
    expect(page.canUse('Undo')).to.equal(false);
    await page.clickButton('Undo');
    page.cell('a1').focus();
    await page.press('u');
    expect([page.element.undo(), page.moves]).to.deep.equal([false, ['swap a1c3']]);
  });

  it('is there for several until somebody has six seconds', async () => {
    const page = await open({ position: table('oo'), 'time-limits': '' });
    await page.played('#0 call');
    expect(page.canUse('Undo')).to.equal(true);
    await page.played('#0 take 1');
    expect(page.canUse('Undo')).to.equal(false);
  });

  it('does not bring time back that is up', async () => {
    const page = await open({ 'time-limits': '' });
    await page.played('swap a1c3');
    await page.pass(60_000);
    await page.clickButton('Undo');
    expect([page.moves, page.time, page.actions()]).to.deep.equal([['timeout'], '', []]);
  });

  it('lets go of a die that was chosen', async () => {
    const page = await open();
    await page.played('swap a1c3');
    await page.click(page.cell('a1'));
    await page.clickButton('Undo');
    await page.click(page.cell('c3'));
    expect(page.moves).to.be.empty;
  });
});
