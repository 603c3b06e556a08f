import { expect } from '@open-wc/testing';
import type { Die } from '../../../src/games/tricubo/index.js';
import { TricuboPage } from './tricubo-page.js';

interface Reason {
  readonly what: string;
  readonly position: string;
  readonly names?: string;
  readonly die: Die;
  /** How the die is called then. */
  readonly name: string;
  readonly why: string;
}

const EARLY = '2,4,1,0,0 .,.,.,.,. -';

const REASONS: readonly Reason[] = [
  {
    what: 'another player has it',
    position: `${EARLY} / 1,1,0,0,0 .,.,.,.,. - | A 4 0 346 L`,
    names: 'Ann, Bob',
    die: 'L',
    name: 'large 3, Ann has it',
    why: 'The large die is closed: Ann has it.',
  },
  {
    what: 'the round of a solo game closes it',
    position: `${EARLY} | A 5 0 346`,
    die: 'M',
    name: 'medium 4, closed',
    why: 'The medium die is closed this round.',
  },
  {
    what: 'row and fields have no room',
    position: '7,4,1,0,0 .,.,.,.,. Lt | A 5 0 146',
    die: 'L',
    name: 'large 1, no use',
    why: 'The large die is of no use: row 1 has no room for it, and there is no colour field left for it.',
  },
  {
    what: 'three rows have been scored',
    position: '2,4,1,0,0 7,2,-,-,0 - | A 4 0 346',
    die: 'S',
    name: 'small 6, no use',
    why: 'The small 6 is of no use: three rows have been scored.',
  },
  {
    what: 'too few rows can still be scored',
    position: '2,4,1,0,0 7,.,.,.,. - | A 2 0 641',
    die: 'L',
    name: 'large 6, no use',
    why: 'The large 6 is of no use: it scores 3 rows, and only 2 more may be scored.',
  },
];

describe('a die without a use on <tricubo-sheet>', () => {
  for (const { what, position, names = '', die, name, why } of REASONS) {
    it(`says why when it is clicked: ${what}`, async () => {
      const page = await TricuboPage.open({ position, names });
      const refusals = page.listen('game-refuse');
      expect(page.die(die).ariaLabel).to.equal(name);
      expect(page.die(die).getAttribute('aria-disabled')).to.equal('true');
      await page.clickDie(die);
      expect([page.status, page.spoken]).to.deep.equal([why, why]);
      expect(refusals).to.deep.equal([{ code: 'no-use', message: why }]);
      expect([page.chosenDie, page.targets.length, page.moves.length]).to.deep.equal([undefined, 0, 0]);
    });
  }

  it('leaves the one that is chosen, and what can be done with it', async () => {
    const page = await TricuboPage.open({ position: `${EARLY} | A 5 0 346` });
    await page.clickDie('L');
    await page.clickDie('M');
    expect(page.chosenDie).to.equal('L');
    expect(page.targets).to.have.lengthOf(3);
    await page.click(page.rowTarget(3) as Element);
    expect(page.moves).to.deep.equal(['L']);
  });

  it('says so no longer when another one is chosen', async () => {
    const page = await TricuboPage.open({ position: `${EARLY} | A 5 0 346` });
    await page.clickDie('M');
    await page.clickDie('L');
    expect(page.status).to.equal('Choose on the sheet what the die is to do.');
  });

  it('has below it whose it is, in words for one player, by name among several', async () => {
    const alone = await TricuboPage.open({ position: `${EARLY} | A 5 0 346` });
    expect((['L', 'M', 'S'] as const).map((die) => alone.owner(die))).to.deep.equal(['', 'closed', '']);
    alone.element.remove();
    const position = `${EARLY} / 1,1,0,0,0 .,.,.,.,. - | A 4 1 346 S`;
    const page = await TricuboPage.open({ position, names: 'Ann, Bob' });
    expect((['L', 'M', 'S'] as const).map((die) => page.owner(die))).to.deep.equal(['', '', 'Bob']);
  });

  it('is none of those that are open where the first player took none', async () => {
    const page = await TricuboPage.open({
      position: '7,7,2,0,0 .,.,.,.,. LMSt / 1,1,0,0,0 .,.,.,.,. - | A 4 0 121',
    });
    await page.clickButton('Take no die');
    expect(page.shownSeat).to.equal(1);
    expect(page.dice.map((die) => die.getAttribute('aria-disabled'))).to.deep.equal([null, null, null]);
    expect((['L', 'M', 'S'] as const).map((die) => page.owner(die))).to.deep.equal(['', '', '']);
  });
});

describe('a player who has to use a die on <tricubo-sheet>', () => {
  /** The small 3 costs three points, and there is nothing else. */
  const FORCED = '7,7,2,0,0 7,2,-,0,- LMSt | A 4 0 123';

  it('has the only use before them, though it is a bad one, and no way round it', async () => {
    const page = await TricuboPage.open({ position: FORCED });
    const text = 'Small 3: 1 cross in row 3, then worth 4 (minus 3).';
    expect(page.status).to.equal(text);
    expect(page.choices).to.deep.equal([{ text, isChosen: true }]);
    expect(page.button('Take no die') === undefined).to.be.true;
    await page.clickButton('Do this');
    expect(page.moves).to.deep.equal(['S']);
  });

  it('can press the die and its row as well', async () => {
    const page = await TricuboPage.open({ position: FORCED });
    await page.clickDie('S');
    expect(page.targets).to.have.lengthOf(1);
    await page.click(page.rowTarget(3) as Element);
    expect(page.moves).to.deep.equal(['S']);
  });

  it('is told so when they would rather take none', async () => {
    const page = await TricuboPage.open({ position: FORCED });
    await page.fill('Type a move', '-');
    await page.press('Enter');
    expect(page.status).to.equal('As long as you can use a die, you have to use one.');
    expect(page.moves).to.be.empty;
  });

  it('has it before them again when they have laid it back', async () => {
    const page = await TricuboPage.open({ position: FORCED });
    await page.clickDie('S');
    await page.clickDie('S');
    expect(page.button('Do this') !== undefined).to.be.true;
    expect(page.isPencilled(3)).to.be.true;
  });
});

describe('a player who can use no die on <tricubo-sheet>', () => {
  const NO_USE = '7,7,2,0,0 7,2,-,0,- LMSt | A 6 0 123';

  it('is told so, and takes none by a button', async () => {
    const page = await TricuboPage.open({ position: NO_USE });
    expect(page.status).to.equal('None of the open dice is of any use.');
    expect(page.choices).to.deep.equal([{ text: 'Take no die.', isChosen: true }]);
    await page.clickButton('Take no die');
    expect(page.moves).to.deep.equal(['-']);
    expect(page.status).to.equal('Roll the dice.');
  });

  it('can still hear of each die why it is of no use', async () => {
    const page = await TricuboPage.open({ position: NO_USE });
    const heard: string[] = [];
    for (const die of ['L', 'M', 'S'] as const) {
      await page.clickDie(die);
      heard.push(page.status);
    }
    expect(heard).to.deep.equal([
      'The large die is of no use: row 1 has no room for it, and there is no colour field left for it.',
      'The medium die is of no use: row 2 has no room for it, and there is no colour field left for it.',
      'The small die is closed this round.',
    ]);
    expect(page.button('Take no die') !== undefined).to.be.true;
  });
});

describe('thrown dice on <tricubo-sheet>', () => {
  it('are entered anew for each round, also where nobody could use the ones before', async () => {
    const page = await TricuboPage.open({ position: '7,7,2,0,0 7,2,-,0,- LMSt | A 6', dice: 'enter' });
    for (const value of [1, 2, 3]) await page.click(page.find(`.keys [data-value="${value}"]`) as Element);
    await page.click(page.primary as Element);
    expect(page.moves).to.deep.equal(['roll 123']);
    await page.clickButton('Take no die');
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
    await page.clickButton('Undo');
    await page.clickButton('Redo');
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
  });
});
