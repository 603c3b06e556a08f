import { expect } from '@open-wc/testing';
import { testBadPictures } from '../papers.js';
import { DiagramPage, diceBeside } from './diagram-page.js';
import { FILLED, UNCROSSED, crossed } from './sheets.js';

/** What no game comes to, how it is written, the totals, and the countdown of the first sheet. */
const PICTURES: readonly (readonly [what: string, position: string, totals: string[], countdown: string[]])[] = [
  [
    'the same number three times',
    '2:1,2:2,2:3 0,0,0,0,0,6,0,6,0,0,0',
    ['+80'],
    ['2: 7 left', '2: 6 left', '2: 5 left'],
  ],
  ['eight marks behind every number', '1:8,4:8,5:8 0,0,0,0,0,0,0,0,0,0,0', ['0'], ['1: done', '4: done', '5: done']],
  ['more marks than boxes', '1:99,4:9,5:0 0,0,0,0,0,0,0,0,0,0,0', ['0'], ['1: done', '4: done', '5: 8 left']],
  ['an odd number of marks', '1:0,4:0,5:0 0,0,0,0,0,7,0,0,0,0,0', ['+60'], ['1: 8 left', '4: 8 left', '5: 8 left']],
  ['more discards than pairs', '1:7,4:0,5:0 1,0,0,0,0,0,0,0,0,0,0', ['−200'], ['1: 1 left', '4: 8 left', '5: 8 left']],
  ['marks before the opening', '- 0,0,0,0,0,6,0,0,0,0,0', ['+30'], [': 8 left', ': 8 left', ': 8 left']],
  [
    'players at different rolls',
    `${FILLED.replace('5:8', '5:7')} / ${crossed('123')}`,
    ['+200', '0'],
    ['1: 2 left', '4: 5 left', '5: 1 left'],
  ],
  [
    'all that can be written',
    '1:0,4:0,5:0 99,99,99,99,99,99,99,99,99,99,99',
    ['+3350'],
    ['1: 8 left', '4: 8 left', '5: 8 left'],
  ],
];

describe('a diagram of a sheet that no game reaches', () => {
  for (const [what, position, totals, countdown] of PICTURES) {
    it(`is drawn without an error: ${what}`, async () => {
      const page = await DiagramPage.open({ position });
      expect(page.totals).to.deep.equal(totals);
      expect(page.countdownOf(0)).to.deep.equal(countdown);
      expect(page.element.error).to.equal(undefined);
      expect(page.all('[role=alert]').length).to.equal(0);
      expect(page.element.match.length).to.equal(0);
    });
  }

  for (const [what, turn] of [
    ['of a roller who is not there', '| 7 13466'],
    ['that somebody has entered who is not there', '| 0 13466 5'],
    ['when the game is over', '| 0 13466'],
    ['that all have entered', '| 0 13466 0'],
  ] as const) {
    it(`is drawn with its roll: ${what}`, async () => {
      const page = await DiagramPage.open({ position: `${FILLED} ${turn}` });
      expect(page.element.error).to.equal(undefined);
      expect(page.totals).to.deep.equal(['+200']);
      expect(diceBeside(page)).to.deep.equal([[1, 3, 4, 6, 6]]);
    });
  }

  it('has no dice of the game behind it, nor marks made last', async () => {
    const page = await DiagramPage.open({ position: '2:1,2:2,2:3 0,0,0,0,0,6,0,6,0,0,0' });
    page.element.play('x123');
    page.element.match.draw();
    await page.element.updateComplete;
    expect(diceBeside(page)).to.deep.equal([]);
    expect(page.totals).to.deep.equal(['+80']);
  });

  it('that changes is followed to what games reach and back', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    for (const [, position, totals] of PICTURES) {
      page.element.position = position;
      await page.element.updateComplete;
      expect(page.totals).to.deep.equal(totals);
      page.element.position = UNCROSSED;
      await page.element.updateComplete;
      expect(page.totals).to.deep.equal(['0']);
    }
  });
});

testBadPictures(
  {
    tag: 'kubi-sheet',
    open: (attributes) => DiagramPage.open(attributes),
    filled: [FILLED, '+200'],
    empty: [crossed('123'), '0'],
    totals: (page) => page.totals,
  },
  [
    ['nothing of a sheet', 'nonsense', 'bad-position', '"nonsense"'],
    ['two numbers', '1:6,4:3 2,0,0,5,0,10,1,8,0,0,8', 'bad-position', '"1:6,4:3"'],
    ['ten sums', '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0', 'bad-position', '11 numbers'],
    ['something left over', `${FILLED} more`, 'bad-position', '"more"'],
    ['a mistake in the second sheet', `${FILLED} / ${FILLED.replace('1:6', '7:6')}`, 'bad-position', 'sheet 2'],
    ['four dice', `${FILLED} | 0 1346`, 'bad-position', '1346'],
    ['nine sheets', Array(9).fill(FILLED).join(' / '), 'bad-seats', '9'],
  ],
);
