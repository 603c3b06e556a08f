import { expect } from '@open-wc/testing';
import { TINY } from '../../games/tricubo/custom-sheets.js';
import { testBadPictures } from '../papers.js';
import { DiagramPage, diceBeside } from './diagram-page.js';
import { EMPTY, FILLED } from './sheets.js';

/** What no game comes to, how it is written, the totals, and some row of the first sheet. */
const PICTURES: readonly (readonly [what: string, position: string, totals: string[], row: string])[] = [
  ['more crosses than boxes', '99,8,7,0,0', ['5'], '1: 99 of 7 crossed, purple reached | . | 0'],
  ['an interim box that no column is worth', '3,0,0,0,0 9,.,.,.,. -', ['13'], '1: 3 of 7 crossed | 9 | 4'],
  ['an interim box below nought', '3,0,0,0,0 -9,.,.,.,. -', ['−5'], '1: 3 of 7 crossed | −9 | 4'],
  ['five rows scored', '1,1,1,1,1 1,1,1,1,1 -', ['10'], '5: 1 of 7 crossed | 1 | 1'],
  ['more colour fields than are printed', '1,0,0,0,0 .,.,.,.,. LLLMMM', ['1'], '1: 1 of 7 crossed | . | 1'],
  ['a joker where none is printed', '1,0,0,0,0 .,.,.,.,. - J', ['1'], '1: 1 of 7 crossed | . | 1'],
  ['no first cross', '0,0,0,0,0 .,.,.,.,. L', ['0'], '1: 0 of 7 crossed | . | .'],
  ['two players without first crosses', `${EMPTY} / ${EMPTY}`, ['0', '0'], '2: 0 of 7 crossed | . | .'],
  [
    'all that can be written',
    '99,99,99,99,99 99,99,99,99,99 -',
    ['500'],
    '5: 99 of 7 crossed, purple reached | 99 | 0',
  ],
];

describe('a diagram of a sheet of Tricubo that no game reaches', () => {
  for (const [what, position, totals, row] of PICTURES) {
    it(`is drawn without an error: ${what}`, async () => {
      const page = await DiagramPage.open({ position });
      expect(page.totals).to.deep.equal(totals);
      expect(page.rowsOf()).to.include(row);
      expect(page.element.error).to.equal(undefined);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect(page.element.match.length).to.equal(0);
    });
  }

  for (const [what, turn, dice] of [
    ['of a player who is not there', 'A 1 7 361', '3 6 1'],
    ['that somebody has used who is not there', 'A 1 0 361 L 5', '(3) 6 1'],
    ['when the game is over', 'A 9 0 361', '3 6 1'],
    ['of a round that there is not', 'A 99 0 361', '3 6 1'],
    ['of which nobody has taken a die', 'A 9 0 361 x', '3 6 1'],
  ] as const) {
    it(`is drawn with its roll: ${what}`, async () => {
      const page = await DiagramPage.open({ position: `${FILLED} | ${turn}` });
      expect(page.element.error).to.equal(undefined);
      expect(page.totals).to.deep.equal(['60']);
      expect(diceBeside(page)).to.equal(dice);
    });
  }

  it('is on the sheet that the attribute says, also where the position says nothing', async () => {
    for (const [attributes, total] of [
      [{ side: 'B' }, '12'],
      [{ sheet: JSON.stringify(TINY) }, '7'],
      [{}, '4'],
    ] as const) {
      const page = await DiagramPage.open({ position: '9,1,1,1,1 .,.,.,.,. -', ...attributes });
      expect(page.element.error).to.equal(undefined);
      expect([page.totals[0], JSON.stringify(attributes)]).to.deep.equal([total, JSON.stringify(attributes)]);
    }
  });

  it('is on the side that the position says, whatever the attribute does', async () => {
    const others: readonly Record<string, string>[] = [{ side: 'A' }, { sheet: JSON.stringify(TINY) }];
    for (const attributes of others) {
      const page = await DiagramPage.open({ position: '2,0,0,0,0 | B', ...attributes });
      expect(page.element.error).to.equal(undefined);
      expect(page.rowsOf()[0]).to.equal('1: 2 of 8 crossed | . | 6');
    }
  });

  it('has no dice of the game behind it', async () => {
    const page = await DiagramPage.open({ position: '99,0,0,0,0' });
    page.element.play('@2');
    page.element.match.draw();
    await page.element.updateComplete;
    expect(diceBeside(page)).to.equal('');
    expect(page.rowsOf()[1]).to.equal('2: 0 of 7 crossed | . | .');
  });

  it('that changes is followed to what games reach and back', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    for (const [, position, totals] of PICTURES) {
      page.element.position = position;
      await page.element.updateComplete;
      expect(page.totals).to.deep.equal(totals);
      page.element.position = EMPTY;
      await page.element.updateComplete;
      expect(page.totals).to.deep.equal(['0']);
    }
  });
});

testBadPictures(
  {
    tag: 'tricubo-sheet',
    open: (attributes) => DiagramPage.open(attributes),
    filled: [FILLED, '60'],
    empty: [EMPTY, '0'],
    totals: (page) => page.totals,
  },
  [
    ['nothing of a sheet', 'nonsense', 'bad-position', '"nonsense"'],
    ['four rows', '6,3,5,6 .,.,.,.,. -', 'bad-position', '"6,3,5,6'],
    ['four interim boxes', '6,3,5,6,7 .,.,.,. -', 'bad-position', '"6,3,5,6,7 .,.,.,. -"'],
    ['a field of no die', '6,3,5,6,7 .,.,.,.,. X', 'bad-position', 'X'],
    ['an interim box that is closed too early', '6,3,5,6,7 -,7,4,.,. -', 'bad-position', 'interim boxes of sheet 1'],
    ['something left over', `${FILLED} more`, 'bad-position', 'more'],
    ['a mistake in the second sheet', `${FILLED} / ${FILLED.replace('6', 'six')}`, 'bad-position', 'sheet 2'],
    ['four dice', `${FILLED} | A 1 0 3611`, 'bad-position', '3611'],
    ['a side that there is not', `${FILLED} | C`, 'bad-position', '"C"'],
    ['six sheets', Array(6).fill(FILLED).join(' / '), 'bad-seats', '6'],
  ],
);
