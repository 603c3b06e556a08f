import { expect } from '@open-wc/testing';
import { kubi } from '../../../src/games/kubi/index.js';
import { Match } from '../../../src/match/match.js';
import { sums } from '../../games/kubi/helpers.js';
import { inStep as bothInStep, inStepWith } from '../in-step.js';
import type { Attributes } from '../in-step.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const OF_TWO = `${crossed('146')} / ${crossed('146')} | 0 12346`;
/** The next roll is the last one for both. */
const LAST = `1:7,4:0,6:0 ${sums({ 7: 14 })}`;

const inStep = (first: Attributes, second = first) => bothInStep('kubi-sheet', SheetPage, first, second);

async function enter(page: SheetPage, seat: number, entry = 0): Promise<void> {
  await page.click(page.seatButton(seat));
  await page.click(page.all('.entry')[entry] as Element);
  await page.clickButton('Enter');
}

describe('two sheets of two players that forward to each other what no script did', () => {
  it('stay in step without a loop, each player on an own sheet', async () => {
    const [left, right] = await inStep({ position: OF_TWO, seed: 'a' }, { position: OF_TWO });
    const moves = [left.listen('game-move'), right.listen('game-move')];
    await enter(right, 1, 2);
    await enter(left, 0);
    await left.clickButton('Roll the dice');
    expect(right.position).to.equal(left.position);
    expect(left.moves).to.have.lengthOf(3);
    expect(moves.map((each) => each.map(({ by }) => by))).to.deep.equal([
      ['script', 'user', 'user'],
      ['user', 'script', 'script'],
    ]);
    expect(moves[0]?.map(({ actor }) => actor)).to.deep.equal([1, 0, 'chance']);
  });

  it('keep what each player has begun when the other one enters', async () => {
    const [left, right] = await inStep({ position: OF_TWO });
    await left.clickDice(0, 1);
    await enter(right, 1);
    expect(left.shownSeat).to.equal(0);
    expect(left.placed).to.deep.equal({ out: [1], first: [2], second: [] });
    await left.clickDice(2);
    await left.clickButton('Enter');
    expect(right.position).to.equal(left.position);
  });

  it('share dice that roll by themselves on one of them', async () => {
    const seats = 'human human';
    const [left, right] = await inStep({ seats, dice: 'auto', seed: 'a' }, { seats, dice: 'remote' });
    for (const [page, seat] of [
      [right, 1],
      [left, 0],
    ] as const) {
      await page.click(page.seatButton(seat));
      await page.fill('Type a move', 'x146');
      await page.press('Enter');
    }
    expect(left.moves).to.deep.equal(['x146', 'x146', 'roll 12346']);
    expect(right.position).to.equal(left.position);
    await enter(left, 0);
    await enter(right, 1);
    expect(right.moves).to.deep.equal(left.moves).and.have.lengthOf(6);
  });

  it('take back and play again together what was entered last', async () => {
    const [left, right] = await inStep({ position: OF_TWO });
    await enter(left, 0);
    const entered = left.position;
    await right.clickButton('Undo');
    expect([left.position, right.position]).to.deep.equal([OF_TWO, OF_TWO]);
    await left.clickButton('Redo');
    expect([left.position, right.position]).to.deep.equal([entered, entered]);
  });

  it('take back together, again and again, what an earlier player has entered', async () => {
    const [left, right] = await inStep({ position: OF_TWO }, { position: OF_TWO });
    for (let times = 0; times < 2; times++) {
      await enter(left, 0);
      if (times === 0) await enter(left, 1);
      await left.click(left.seatButton(0));
      await left.clickButton('Undo');
      expect(left.element.state.entered).to.deep.equal([1]);
      expect(right.position).to.equal(left.position);
    }
  });

  it('end together and go on together with a rematch', async () => {
    const [left, right] = await inStep({ position: `${LAST} / ${LAST} | 0 12346` });
    const ends = [left.listen('game-end'), right.listen('game-end')];
    await enter(left, 0);
    await enter(right, 1);
    expect(ends.map((each) => each.length)).to.deep.equal([1, 1]);
    await right.clickButton('Rematch');
    expect(left.status).to.contain('Cross three numbers.');
    expect(right.position).to.equal(left.position);
    expect([left.moves.length, right.moves.length]).to.deep.equal([0, 0]);
  });
});

describe('a sheet and a match that forward to each other', () => {
  it('stay in step, each with the moves of the other', async () => {
    const page = await SheetPage.open({ seats: 'human human', dice: 'remote' });
    const match = new Match(kubi, { seats: 2, seed: 'a', dice: 'auto' });
    inStepWith(page, match);
    match.play('x235', { actor: 1 });
    await page.fill('Type a move', 'x146');
    await page.press('Enter');
    expect(page.moves).to.deep.equal(['x235', 'x146', 'roll 12346']);
    expect(match.entries.map(({ actor }) => actor)).to.deep.equal([1, 0, 'chance']);
    await page.click(page.all('.entry')[0] as Element);
    await page.clickButton('Enter');
    expect(page.position).to.equal(kubi.makePosition(kubi.positionOf(match.state)));
    expect(match.length).to.equal(4);
  });
});
