import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING } from './running.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
/** Ann, who has called, has to decide; Bo builds. */
const HURRY = `1 0 build 0 | ${SQUARE} c - 0 ; ${SQUARE} o - 0 | r6r1b6b2`;

describe('the events of <cubo-grid>', () => {
  it('for a swap: nothing while a die is chosen, then asked, the move, and the change', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    const log = logEvents(page.element);
    await page.click(page.cell('a1'));
    await page.click(page.cell('a1'));
    await page.click(page.cell('a1'));
    expect(log).to.be.empty;
    await page.click(page.cell('c3'));
    expect(log).to.deep.equal([
      'game-before-move swap a1c3 by reader',
      'game-move swap a1c3 by reader',
      'game-change play by reader swap a1c3',
    ]);
  });

  it('say what was done, as data and in letters, by whom and for which seat', async () => {
    const page = await CuboPage.open({ position: HURRY.replace('c - 0', 'o - 0') });
    const [moves, asked, changes] = [
      page.listen('game-move'),
      page.listen('game-before-move'),
      page.listen('game-change'),
    ];
    await page.click(page.cell('c1', 1));
    await page.click(page.cell('a1', 1));
    const detail = { actor: 1, move: { kind: 'swap', cells: [0, 2] }, text: 'swap a1c1', by: 'user' };
    expect([asked, moves]).to.deep.equal([[detail], [detail]]);
    expect(changes).to.deep.equal([{ cause: 'play', by: 'user', moves: [detail] }]);
  });

  it('for the roll of a round: asked for each throw, with the dice that will come', async () => {
    const page = await CuboPage.open({ seed: 'a' });
    const log = logEvents(page.element);
    await page.clickButton('Roll for round 1');
    const [middle, dice] = page.moves;
    expect(log).to.deep.equal(
      [middle, dice].flatMap((text) => [
        `game-before-move ${text} by reader`,
        `game-move ${text} by reader`,
        `game-change play by reader ${text}`,
      ]),
    );
  });

  it('for dice that roll by themselves: one change with what led to them', async () => {
    const page = await CuboPage.open({ position: BUILDING, seed: 'a', dice: 'auto' });
    const log = logEvents(page.element);
    await page.click(page.action('Roll all again'));
    const [, dice] = page.moves;
    expect(log).to.deep.equal([
      'game-before-move roll by reader',
      'game-move roll by reader',
      `game-move ${dice} by computer`,
      `game-change play by reader roll ${dice}`,
    ]);
  });

  it('for the end of the time: played by the computer, for the clock, and the dice of the next round are not rolled', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    const moves = page.listen('game-move');
    const log = logEvents(page.element);
    await page.pass(59_999);
    expect(log).to.be.empty;
    await page.pass(1);
    expect(log).to.deep.equal(['game-move timeout by computer', 'game-change play by computer timeout']);
    expect(moves).to.deep.equal([{ actor: 'clock', move: { kind: 'timeout' }, text: 'timeout', by: 'auto' }]);
  });

  it('for a script: nobody is asked', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    const log = logEvents(page.element);
    page.element.play('swap a1b1');
    expect(log).to.deep.equal(['game-move swap a1b1 by script', 'game-change play by script swap a1b1']);
  });

  it('for what the rules refuse: the reason, in the language of the element', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    const refused = page.listen('game-refuse');
    const log = logEvents(page.element);
    await page.click(page.cell('a1'));
    await page.click(page.cell('b2'));
    expect(log).to.deep.equal(['game-refuse white-die']);
    expect(refused).to.deep.equal([{ code: 'white-die', message: 'The white die stays in the centre.' }]);
    expect(page.status).to.equal('The white die stays in the centre.');
  });

  it('for the end: after the change of the last move, once', async () => {
    const page = await CuboPage.open({ position: BUILDING.replace('1 0', '6 0'), 'time-limits': 'off' });
    const ends = page.listen('game-end');
    await page.played('call');
    const log = logEvents(page.element);
    await page.click(page.action('Take none'));
    expect(log).to.deep.equal([
      'game-before-move take - by reader',
      'game-move take - by reader',
      'game-change play by reader take -',
      'game-end six-rounds',
    ]);
    expect(ends).to.deep.equal([{ winners: [0], scores: [32], reason: 'six-rounds' }]);
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(log.slice(4)).to.deep.equal(['game-change undo by reader', 'game-change redo by reader']);
  });

  it('for the end that the clock brings', async () => {
    const page = await CuboPage.open({ position: BUILDING.replace('1 0', '6 0') });
    const log = logEvents(page.element);
    await page.pass(60_000);
    expect(log.at(-1)).to.equal('game-end six-rounds');
    expect(page.element.matches(':state(over)')).to.be.true;
  });
});
