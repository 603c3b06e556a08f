import { expect } from '@open-wc/testing';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { Match } from '../../../src/match/match.js';
import { inStep as bothInStep, inStepWith } from '../in-step.js';
import type { Attributes } from '../in-step.js';
import { LAST, humans, rolled, use, useOn } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const inStep = (first: Attributes, second = first) => bothInStep('tricubo-sheet', TricuboPage, first, second);

const OF_THREE = rolled(3);

describe('two elements with the sheets of Tricubo that forward to each other what no script did', () => {
  it('stay in step without a loop, round after round', async () => {
    const [left, right] = await inStep({ position: rolled(2), seed: 'a' }, { position: rolled(2) });
    const moves = [left.listen('game-move'), right.listen('game-move')];
    await use(left);
    await useOn(right, 1, 1);
    await left.clickButton('Roll the dice');
    expect(right.position).to.equal(left.position);
    expect(left.moves).to.deep.equal(['L', 'Mc', 'roll 316']);
    expect(moves.map((each) => each.map(({ by }) => by))).to.deep.equal([
      ['user', 'script', 'user'],
      ['script', 'user', 'script'],
    ]);
    expect(moves[1]?.map(({ actor }) => actor)).to.deep.equal([0, 1, 'chance']);
  });

  it('see on both which die the active player has taken', async () => {
    const [left, right] = await inStep({ position: OF_THREE, names: 'Ann' });
    await right.click(right.seatButton(2));
    await left.clickDie('S');
    expect(right.owner('S'), 'a die that is only chosen is not taken').to.equal('');
    await left.click(left.interimTarget(3) as Element);
    expect(right.shownSeat).to.equal(2);
    expect([right.owner('S'), left.owner('S')]).to.deep.equal(['Ann', 'Ann']);
    expect(right.dice.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['large 3', 'medium 4', 'small 6, Ann has it']);
  });

  it('keep what each player has begun when the other one plays', async () => {
    const [left, right] = await inStep({ position: `${OF_THREE} L` });
    await left.clickDie('M');
    await useOn(right, 2);
    expect([left.shownSeat, left.chosenDie]).to.deep.equal([1, 'M']);
    await left.click(left.rowTarget(4) as Element);
    expect(right.position).to.equal(left.position);
    expect(right.moves).to.deep.equal(['M', 'M']);
  });

  it('share dice that roll by themselves on one of them', async () => {
    const seats = humans(2);
    const [left, right] = await inStep({ seats, dice: 'auto', seed: 'a' }, { seats, dice: 'remote' });
    right.element.play('roll 316', { actor: 'chance' });
    await right.element.updateComplete;
    await use(left);
    await useOn(right, 1);
    expect(right.moves).to.deep.equal(left.moves);
    expect(left.moves).to.deep.equal(['roll 316', 'L', 'M', 'roll 612']);
    expect(right.position).to.equal(left.position);
  });

  it('share dice that are thrown by hand before one of them', async () => {
    const [left, right] = await inStep({ seats: humans(2), dice: 'enter' });
    for (const value of [6, 3, 4]) await left.click(left.named(`Add a ${value}`) as Element);
    expect(right.thrown).to.deep.equal([undefined, undefined, undefined]);
    await left.clickButton('Lay these dice');
    expect(right.roll).to.deep.equal([6, 3, 4]);
    await right.clickButton('Undo');
    expect([left.moves.length, right.moves.length]).to.deep.equal([0, 0]);
  });

  it('take back and play again together what was done last', async () => {
    const [left, right] = await inStep({ position: OF_THREE });
    const before = left.position;
    await use(left);
    const used = left.position;
    await right.clickButton('Undo');
    expect([left.position, right.position]).to.deep.equal([before, before]);
    await left.clickButton('Redo');
    expect([left.position, right.position]).to.deep.equal([used, used]);
  });

  it('take back together, again and again, what an earlier player has done', async () => {
    const [left, right] = await inStep({ position: `${OF_THREE} L` });
    for (let times = 0; times < 2; times++) {
      await useOn(left, 1);
      if (times === 0) await useOn(left, 2);
      await left.click(left.seatButton(1));
      await left.clickButton('Undo');
      expect(left.element.state.entered).to.deep.equal([0, 2]);
      expect(right.position).to.equal(left.position);
    }
  });

  it('take back together the die that was taken first, and what the others did with the rest', async () => {
    const [left, right] = await inStep({ position: OF_THREE });
    const before = left.position;
    await use(left);
    await useOn(right, 2);
    await right.click(right.seatButton(0));
    await right.clickButton('Undo');
    expect([left.position, right.position]).to.deep.equal([before, before]);
    await right.clickButton('Redo');
    expect(left.position).to.equal(right.position);
    expect(left.moves).to.have.lengthOf(2);
  });

  it('end together and go on together with a rematch on the same side', async () => {
    const position = LAST.replace('6,6,3', '7,7,4').replace('| -', '| B');
    const [left, right] = await inStep({ position });
    const ends = [left.listen('game-end'), right.listen('game-end')];
    await use(left);
    await useOn(right, 1);
    expect(ends.map((each) => each.length)).to.deep.equal([1, 1]);
    await right.clickButton('Rematch');
    expect(left.position).to.equal('1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B');
    expect(right.position).to.equal(left.position);
    expect([left.moves.length, right.moves.length]).to.deep.equal([0, 0]);
  });
});

describe('a Tricubo sheet and a match that forward to each other', () => {
  it('stay in step, each with the moves of the other', async () => {
    const page = await TricuboPage.open({ seats: humans(2), dice: 'remote', side: 'B' });
    const match = new Match(tricubo, { seats: 2, seed: 'a', dice: 'tap', options: { sheet: 'B' } });
    inStepWith(page, match);
    match.draw('auto');
    await page.element.updateComplete;
    await use(page);
    match.play('M', { actor: 1 });
    match.dice = 'auto';
    await page.element.updateComplete;
    expect(page.moves).to.deep.equal(['roll 316', 'L', 'M', 'roll 612']);
    expect(page.shownSeat).to.equal(1);
    await use(page);
    expect(page.position).to.equal(tricubo.makePosition(tricubo.positionOf(match.state)));
    expect(match.length).to.equal(5);
  });
});
