import { expect } from '@open-wc/testing';
import { TINY } from '../../games/tricubo/custom-sheets.js';
import { testPictures } from '../papers.js';
import { DiagramPage, diceBeside } from './diagram-page.js';
import { EMPTY, FILLED } from './sheets.js';

const OTHER = '2,0,1,0,8 3,.,.,.,. Mt J';

testPictures({
  tag: 'tricubo-sheet',
  filled: FILLED,
  label: (name) => `Tricubo sheet of ${name}`,
  open: (attributes) => DiagramPage.open(attributes),
  within: (part) => DiagramPage.within(part),
});

describe('a diagram of a filled sheet of Tricubo', () => {
  it('explains every part of the example that totals 60', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    expect(page.element.error).to.equal(undefined);
    expect(page.rowsOf()).to.deep.equal([
      '1: 6 of 7 crossed, purple reached | . | 5',
      '2: 3 of 7 crossed | 7 | 4',
      '3: 5 of 7 crossed | 4 | 10',
      '4: 6 of 7 crossed, purple reached | 10 | 5',
      '5: 7 of 7 crossed, purple reached | . | 0',
    ]);
    expect(page.fieldsOf()).to.deep.equal([
      'large die: crossed',
      'medium die: crossed',
      'small die: crossed',
      'all colours: crossed',
    ]);
    expect(page.scaleOf()).to.equal('0 · 0 · 0 · 0 · 10');
    expect(page.sumsOf()).to.deep.equal(['Interim 21', 'Final 24', 'Colours 10', 'End 5', 'Total 60']);
  });

  it('heads its columns, and says their values in one sentence', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    const heads = page.all('.values span').map((value) => value.textContent);
    expect(heads).to.deep.equal(['1', '7', '4', '2', '10', '5', '0']);
    expect(page.valuesOf()).to.equal('Values 1, 7, 4, 2, 10, 5, 0; the last 2 purple');
    expect(page.find('.values')?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('draws as many crosses as are said, and the purple columns', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    const strokes = (path: string) =>
      page.all(`tr[data-row] ${path}`).map((each) => each.getAttribute('d')?.split('M').filter(Boolean).length ?? 0);
    expect(strokes('.ink')).to.deep.equal([12, 6, 10, 12, 14]);
    expect(strokes('.box')).to.deep.equal(Array(5).fill(7));
    expect(strokes('.purple')).to.deep.equal(Array(5).fill(2));
    expect(strokes('.pencil')).to.deep.equal(Array(5).fill(0));
  });

  it('is of side B where the position says so, or the attribute, with its joker', async () => {
    const ways: readonly Record<string, string>[] = [{ position: `${OTHER} | B` }, { position: OTHER, side: 'B' }];
    for (const attributes of ways) {
      const page = await DiagramPage.open(attributes);
      expect(page.element.error).to.equal(undefined);
      expect(page.valuesOf()).to.equal('Values 3, 6, 1, 8, 4, 10, 2, 0; the last 2 purple');
      expect(page.rowsOf()[4]).to.equal('5: 8 of 8 crossed, purple reached | . | 0');
      expect(page.fieldsOf()).to.deep.equal([
        'large die: free',
        'medium die: crossed',
        'small die: free',
        'all colours: crossed',
        'joker: crossed',
      ]);
      expect(page.scaleOf()).to.equal('0 · 0 · −1 · −3 · −5');
      expect(page.sumsOf()).to.deep.equal(['Interim 3', 'Final 9', 'Colours −1', 'End 0', 'Total 11']);
    }
  });

  it('is of a sheet of one’s own', async () => {
    const page = await DiagramPage.open({
      sheet: JSON.stringify({ ...TINY, fields: ['S', 'S', 't'], fieldPoints: [0, 9, -9, 1] }),
      position: '2,1,0,0,0 .,2,.,.,. SS',
    });
    expect(page.element.error).to.equal(undefined);
    expect(page.rowsOf().slice(0, 3)).to.deep.equal([
      '1: 2 of 2 crossed, purple reached | . | −1',
      '2: 1 of 2 crossed | 2 | 2',
      '3: 0 of 2 crossed | . | .',
    ]);
    expect(page.fieldsOf()).to.deep.equal(['small die: crossed', 'small die: crossed', 'all colours: free']);
    expect(page.scaleOf()).to.equal('0 · 9 · −9 · 1');
    expect(page.sumsOf()).to.deep.equal(['Interim 2', 'Final 1', 'Colours −9', 'End 0', 'Total −6']);
  });

  it('has a sheet for each of several players, with names, marks and totals of their own', async () => {
    const position = [FILLED, '0,1,0,0,0', '0,0,1,0,0 .,.,1,.,. S'].join(' / ');
    const page = await DiagramPage.open({ position, names: 'Ann, Bob' });
    expect(page.writtenNames).to.deep.equal(['Ann', 'Bob', 'Player 3']);
    expect(page.labels).to.deep.equal(['Ann', 'Bob', 'Player 3'].map((name) => `Tricubo sheet of ${name}`));
    expect(page.totals).to.deep.equal(['60', '1', '2']);
    expect(page.rowsOf(2)[2]).to.equal('3: 1 of 7 crossed | 1 | 1');
    expect(page.fieldsOf(2)[2]).to.equal('small die: crossed');
    expect(page.all('button, input').length).to.equal(0);
  });

  it('has the dice beside it, and says them', async () => {
    const page = await DiagramPage.open({ position: '1,0,0,0,0 / 0,1,0,0,0 | A 1 0 361' });
    expect(page.element.error).to.equal(undefined);
    expect(diceBeside(page)).to.equal('3 6 1');
    expect(page.find('.roll')?.getAttribute('aria-label')).to.equal('Dice: large 3, medium 6, small 1');
  });

  it('shows which of them the active player has taken', async () => {
    const page = await DiagramPage.open({ position: '1,0,3,0,0 / 0,1,0,0,0 | A 1 0 361 L' });
    expect(diceBeside(page)).to.equal('(3) 6 1');
    const look = (die: Element | undefined) => getComputedStyle(die as Element).opacity;
    const [taken, open] = page.all('.rolled');
    expect(look(taken)).to.not.equal(look(open));
  });

  it('has no dice beside it where none were rolled', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    expect(page.all('.roll, .die').length).to.equal(0);
  });

  it('shows the moment of a record', async () => {
    const record = 'tricubo 1; @2; roll 346; M; roll 666';
    const page = await DiagramPage.open({ record, ply: '3' });
    expect(page.rowsOf()[3]).to.equal('4: 2 of 7 crossed | . | 7');
    expect(page.all('.roll').length).to.equal(0);
    page.element.ply = 4;
    await page.element.updateComplete;
    expect(diceBeside(page)).to.equal('6 6 6');
  });

  it('before the first cross is empty', async () => {
    for (const attributes of [{ position: EMPTY }, {} as Record<string, string>]) {
      const page = await DiagramPage.open(attributes);
      expect(page.rowsOf()).to.deep.equal([1, 2, 3, 4, 5].map((row) => `${row}: 0 of 7 crossed | . | .`));
      expect(page.totals).to.deep.equal(['0']);
      expect(page.element.error).to.equal(undefined);
    }
  });

  it('has nothing of a game beside it: no track, no seats, no tools', async () => {
    for (const position of [`${FILLED} | A 7`, '1,0,0,0,0 / 0,1,0,0,0']) {
      const page = await DiagramPage.open({ position });
      expect(page.all('.track, .seats, .panel, .toolbar, .hand, .build-up, .result').length).to.equal(0);
    }
  });
});
