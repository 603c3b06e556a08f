import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

describe('the last use of a die on <tricubo-sheet> by click', () => {
  const finish = async (attributes: Readonly<Record<string, string>> = {}) => {
    const page = await TricuboPage.open({ position: '6,3,5,5,7 -,7,4,10,- LMSt | A 5 0 114', ...attributes });
    const ends = page.listen('game-end');
    await page.clickDie('S');
    await page.click(page.rowTarget(4) as Element);
    return { page, ends };
  };

  it('leads to the rank, and to how the total comes about', async () => {
    const { page, ends } = await finish();
    expect(ends).to.deep.equal([{ winners: [0], scores: [60], reason: 'three-purple' }]);
    expect(page.status).to.equal('60 points. Your rank: Apprentice. Three purple rows end the game.');
    expect(page.buildUp.at(0)).to.equal('Row 1, 6 crosses +5 5');
    expect(page.buildUp.at(-1)).to.equal('Three purple rows +5 60');
    expect(page.total).to.equal('60');
  });

  it('takes the dice and the choices away, and shows no winner where one plays alone', async () => {
    const { page } = await finish();
    expect(page.all('.hand, .entries, .entry, .target, .scoring').length).to.equal(0);
    expect(page.button('Roll the dice') === undefined).to.be.true;
    expect(page.all('.result, [data-winner]').length).to.equal(0);
  });

  it('was in the last round: none is to come', async () => {
    const { page } = await finish();
    expect(page.track).to.equal('Round 5 of 21. The medium die is closed.');
    expect(page.all('.round[data-when="now"]')).to.be.empty;
    expect(page.all('.round[data-when="over"]')).to.have.lengthOf(5);
  });

  it('can be taken back, and the game goes on', async () => {
    const { page } = await finish();
    await page.clickButton('Undo');
    expect(page.element.matches(':state(over)')).to.be.false;
    expect(page.all('.build-up')).to.be.empty;
    expect(page.dice).to.have.lengthOf(3);
    expect(page.all('.round[data-when="now"]').map((each) => each.textContent?.trim())).to.deep.equal(['5']);
  });

  it('is followed by a new game without a question', async () => {
    const { page } = await finish();
    await page.clickButton('New game');
    expect(page.all('.build-up, .question').length).to.equal(0);
    expect(page.moves).to.be.empty;
  });
});

describe('the rank of a solo game on <tricubo-sheet>', () => {
  const RANKS: readonly (readonly [sheet: string, side: string, text: string])[] = [
    ['8,0,0,0,0 .,.,.,.,. LMS', 'B', '−3 points. Your rank: Novice.'],
    ['5,5,5,5,0 .,.,.,.,. -', 'A', '40 points. Your rank: Novice.'],
    ['5,5,5,5,1 .,.,.,.,. -', 'A', '41 points. Your rank: Apprentice.'],
    ['5,5,5,5,5 .,.,.,.,. LMSt', 'A', '60 points. Your rank: Apprentice.'],
    ['5,5,5,5,5 1,.,.,.,. LMSt', 'A', '61 points. Your rank: Journeyman.'],
    ['5,5,5,5,5 10,.,.,.,. LMSt', 'A', '70 points. Your rank: Journeyman.'],
    ['5,5,5,5,5 10,1,.,.,. LMSt', 'A', '71 points. Your rank: Master.'],
    ['5,5,5,5,5 10,10,.,.,. LMSt', 'A', '80 points. Your rank: Master.'],
    ['5,5,5,5,5 10,10,1,-,- LMSt', 'A', '81 points. Your rank: Grandmaster.'],
    ['6,6,6,6,6 10,10,10,-,- -', 'B', '80 points. Your rank: Master.'],
  ];
  for (const [sheet, side, text] of RANKS) {
    it(`is that of its total: ${text}`, async () => {
      const page = await TricuboPage.open({ position: `${sheet} | ${side} 22` });
      expect(page.status.startsWith(text), page.status).to.be.true;
      const sums = page.buildUp.map((line) => Number(/([−+]?\d+) −?\d+$/.exec(line)?.[1]?.replace('−', '-')));
      expect(sums.reduce((all, more) => all + more, 0)).to.equal(page.element.outcome?.scores[0]);
    });
  }
});
