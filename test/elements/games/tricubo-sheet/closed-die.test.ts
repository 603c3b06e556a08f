import { expect } from '@open-wc/testing';
import { FIRST_CROSSES } from '../../../games/tricubo/helpers.js';
import { TricuboPage, rolled } from './page.js';
import { RANKS, TAKES_FIRST, WAITS } from '../../sheet/words.js';

const THREE = { position: rolled(3), names: 'Ann, Bob, Cleo' };

const closed = (page: TricuboPage) => page.all('.place[data-closed]').map(({ dataset }) => dataset['place']);

describe('the die that the first of several players has taken on <tricubo-sheet>', () => {
  it('is nobody’s before, also while it is only chosen', async () => {
    const page = await TricuboPage.open(THREE);
    await page.clickDie('L');
    expect([page.owners, closed(page)]).to.deep.equal([['', '', ''], []]);
    expect(page.doings).to.deep.equal([TAKES_FIRST, WAITS, WAITS]);
    await page.show(1);
    expect([page.dice, page.targets, page.roll], 'nobody decides before').to.deep.equal([[], [], [3, 4, 6]]);
  });

  it('is shown with its owner on every sheet, called closed there, and follows the name', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M');
    for (const seat of [1, 2, 0]) {
      await page.show(seat);
      expect([page.owners, closed(page), page.roll]).to.deep.equal([['', 'sign 0', ''], ['M'], [3, 4, 6]]);
      expect(page.find('.place[data-place="M"] .owner .seat-sign') !== null, 'not by colour alone').to.be.true;
    }
    await page.set({ names: 'Anne' });
    await page.show(1);
    expect(page.dice.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['large 3', 'medium 4, Anne has it', 'small 6']);
  });

  it('is free again when it is taken back, with all that others did with the rest, and with the next roll', async () => {
    const page = await (await TricuboPage.open(THREE)).played('M', '#1 L');
    const { position } = page;
    await page.show(0);
    await page.undo();
    expect([page.moves, page.shownSeat, page.owners]).to.deep.equal([[], 0, ['', '', '']]);
    await page.redo();
    expect([page.moves, page.position]).to.deep.equal([['M', 'L'], position]);
    await page.played('#2 L', 'roll 122');
    expect([page.shownSeat, closed(page)]).to.deep.equal([1, []]);
  });

  it('is none where the first player could use none', async () => {
    const position = rolled(2, '111').replace(FIRST_CROSSES[0], '7,0,0,0,0 .,.,.,.,. LMSt');
    const page = await TricuboPage.open({ position });
    await page.confirm();
    expect([page.moves, page.shownSeat, closed(page)]).to.deep.equal([['-'], 1, []]);
    expect(page.dice.map(({ ariaDisabled }) => ariaDisabled)).to.deep.equal([null, null, null]);
  });
});

describe('the rounds of one who plays alone on <tricubo-sheet>', () => {
  for (const [round, die, name] of [
    [1, 'L', 'large 3, closed this round'],
    [5, 'M', 'medium 4, closed this round'],
    [21, 'S', 'small 6, closed this round'],
  ] as const) {
    it(`close one die after another: ${die} in round ${round} of 21`, async () => {
      const page = await TricuboPage.open({ position: `1,0,0,0,0 | - ${round} 0 346` });
      expect([closed(page), page.die(die).ariaLabel]).to.deep.equal([[die], name]);
      expect(page.track).to.contain(`${round} of 21`).and.to.contain(name.split(' ')[0]);
      const when = (what: string) => page.all(`.round[data-when="${what}"]`).length;
      expect([when('over'), when('now')]).to.deep.equal([round - 1, 1]);
    });
  }

  it('end with the 21st, and the rank is told', async () => {
    const page = await TricuboPage.open({ position: '1,0,0,0,0 | A 21 0 346', dice: 'auto' });
    await page.played('L');
    expect([page.moves, page.element.outcome?.reason]).to.deep.equal([['L'], 'last-round']);
    expect(page.status).to.contain('5 points').and.to.contain(RANKS[0]);
    expect(page.all('.round[data-when="now"]')).to.be.empty;
  });
});

describe('the joker on <tricubo-sheet>', () => {
  const FRESH = '1,1,0,0,0 .,.,.,.,. -';
  const open = (position: string) => TricuboPage.open({ position, side: 'B', names: 'Ann, Bob' });
  const joker = (page: TricuboPage) => page.fields().at(-1);

  const USES = {
    'a row': [
      `1,0,3,0,0 / ${FRESH} | B 4 0 346 L`,
      (page: TricuboPage) => page.click(page.rowTarget(3) as Element),
      'JL',
    ],
    'a field': [
      `1,0,3,0,0 / ${FRESH} | B 4 0 346 L`,
      (page: TricuboPage) => page.click(page.fieldTarget('t') as Element),
      'JLt',
    ],
    'the closed die of a round': [
      `${FRESH} | B 4 0 346`,
      (page: TricuboPage) => page.click(page.rowTarget(3) as Element),
      'JL',
    ],
    'rows to be scored': [
      `1,0,3,0,0 / ${FRESH} | B 4 0 646 L`,
      async (page: TricuboPage) => {
        await page.tick(1, 2, 5);
        await page.click(page.scoreButton as Element);
      },
      'JL:1,2,5',
    ],
  } as const;
  for (const [what, [position, act, move]] of Object.entries(USES)) {
    it(`opens the closed die, and is spent by its use: ${what}`, async () => {
      const page = await open(position);
      expect(page.die('L').ariaLabel).to.match(/joker/);
      expect(page.die('L').ariaDisabled).to.equal(null);
      await page.clickDie('L');
      expect(joker(page), 'not yet').to.contain('free');
      await act(page);
      expect(page.moves).to.deep.equal([move]);
      if (page.seats.length > 0) await page.show(1);
      expect(joker(page)).to.contain('crossed');
    });
  }

  it('is pencilled with the use that is chosen, and not spent by an open die', async () => {
    const page = await open(`1,0,3,0,0 / ${FRESH} | B 4 0 346 L`);
    const pencilled = () => Boolean(page.all('.fields .pencil').at(-1)?.getAttribute('d'));
    expect(pencilled(), 'which use is not decided').to.be.false;
    await page.clickDie('L');
    expect(pencilled(), 'the row is chosen with its die').to.be.true;
    await page.clickDie('M');
    expect(pencilled(), 'of an open die').to.be.false;
    await page.click(page.rowTarget(4) as Element);
    await page.show(1);
    expect([page.moves, joker(page)?.includes('free')]).to.deep.equal([['M'], true]);
  });

  for (const [what, position] of [
    ['once it is spent', `1,0,3,0,0 / ${FRESH} J | B 4 0 346 L`],
    ['for a die that is of no use even then', '1,0,3,0,0 / 1,1,8,0,0 .,.,.,.,. Lt | B 4 0 346 L'],
  ] as const) {
    it(`is no help ${what}`, async () => {
      const page = await open(position);
      expect([page.die('L').ariaLabel, page.die('L').ariaDisabled]).to.deep.equal(['large 3, Ann has it', 'true']);
      expect(page.choices.some(({ text }) => /joker/i.test(text))).to.be.false;
    });
  }

  for (const [how, act, move, left] of [
    ['spent', (page: TricuboPage) => page.click(page.rowTarget(3) as Element), 'JL', 'crossed'],
    ['kept', (page: TricuboPage) => page.clickButton('Take no die'), '-', 'free'],
  ] as const) {
    it(`may be ${how} where it alone gives a use`, async () => {
      const page = await open('1,0,3,0,0 / 8,8,0,0,0 .,.,.,.,. MSt | B 4 0 312 L');
      expect(page.chosen, 'nothing is decided for the reader').to.equal(-1);
      await page.clickDie('L');
      await act(page);
      await page.show(1);
      expect([page.moves, joker(page)?.includes(left)]).to.deep.equal([[move], true]);
    });
  }
});
