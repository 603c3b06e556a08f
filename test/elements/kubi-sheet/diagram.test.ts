import { expect } from '@open-wc/testing';
import { testPictures } from '../papers.js';
import { DiagramPage, diceBeside } from './diagram-page.js';
import { FILLED, UNCROSSED, crossed } from './sheets.js';

const OTHER = '2:1,3:8,6:0 0,0,0,0,6,9,0,5,0,0,0';

testPictures({
  tag: 'kubi-sheet',
  filled: FILLED,
  label: (name) => `Kubi sheet of ${name}`,
  open: (attributes) => DiagramPage.open(attributes),
  within: (part) => DiagramPage.within(part),
});

describe('a diagram of a filled sheet', () => {
  it('explains every sum: its marks, how they count, and the points', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    expect(page.element.error).to.equal(undefined);
    expect(page.explained()).to.deep.equal([
      '2: 2 marks, 1–4, −200',
      '3: 0 marks',
      '4: 0 marks',
      '5: 5 marks, 5, 0',
      '6: 0 marks',
      '7: 10 marks, 5 × 30, +150',
      '8: 1 mark, 1–4, −200',
      '9: 8 marks, 3 × 50, +150',
      '10: 0 marks',
      '11: 0 marks',
      '12: 8 marks, 3 × 100, +300',
    ]);
    expect(page.totals).to.deep.equal(['+200']);
    expect(page.countdownOf(0)).to.deep.equal(['1: 2 left', '4: 5 left', '5: done']);
  });

  it('heads its columns, and says in one sentence how marks count', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    const heads = page.all('.sums thead th').map((head) => head.textContent?.trim());
    expect(heads).to.deep.equal(['Sum', 'Value', 'Marks', 'Count', 'Points']);
    const values = page.all('td.value').map((cell) => Number(cell.textContent));
    expect(values).to.deep.equal([100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100]);
    expect(page.find('.legend')?.textContent).to.contain('1 to 4 marks cost 200');
  });

  it('has a sheet for each of several players, with names, scores and countdowns of their own', async () => {
    const position = [FILLED, OTHER, crossed('456')].join(' / ');
    const page = await DiagramPage.open({ position, names: 'Ann, Bob' });
    expect(page.writtenNames).to.deep.equal(['Ann', 'Bob', 'Player 3']);
    expect(page.labels).to.deep.equal(['Ann', 'Bob', 'Player 3'].map((name) => `Kubi sheet of ${name}`));
    expect(page.totals).to.deep.equal(['+200', '+160', '0']);
    expect(page.countdownOf(1)).to.deep.equal(['2: 7 left', '3: done', '6: 8 left']);
    expect(page.explained(1)[4]).to.equal('6: 6 marks, 1 × 40, +40');
    expect(page.all('button, input').length).to.equal(0);
  });

  it('has the roll beside it, and says it', async () => {
    const page = await DiagramPage.open({ position: `${crossed('123')} / ${crossed('456')} | 1 13466` });
    expect(page.element.error).to.equal(undefined);
    expect(diceBeside(page)).to.deep.equal([[1, 3, 4, 6, 6]]);
    expect(page.find('.roll .group')?.getAttribute('aria-label')).to.equal('Dice: 1 3 4 6 6');
  });

  it('has no dice beside it where none were rolled', async () => {
    const page = await DiagramPage.open({ position: FILLED });
    expect(page.all('.roll, .die').length).to.equal(0);
  });

  it('shows the moment of a record, with its latest entry', async () => {
    const record = 'kubi 1; x146; roll 12346; 1|23|46; roll 11123';
    const page = await DiagramPage.open({ record, ply: '3' });
    expect(diceBeside(page)).to.deep.equal([[1], [2, 3], [4, 6]]);
    expect(page.sum(5)).to.include({ marks: '1 mark', isLast: true });
    expect(page.sum(9).isLast).to.be.false;
  });

  it('before the opening has three empty places for the numbers', async () => {
    for (const attributes of [{ position: UNCROSSED }, {} as Record<string, string>]) {
      const page = await DiagramPage.open(attributes);
      expect(page.countdownOf(0)).to.deep.equal([': 8 left', ': 8 left', ': 8 left']);
      expect(page.all('.countdown .digit:empty').length).to.equal(3);
      expect(page.totals).to.deep.equal(['0']);
      expect(page.element.error).to.equal(undefined);
    }
  });
});
