import { expect } from '@open-wc/testing';
import { thingsWith } from '../accessibility-tree.js';
import { SheetPage } from './sheet-page.js';

const FILLED = '1:6,4:3,5:7 2,0,0,5,0,10,1,8,0,0,6';

const textOf = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the tables of <kubi-sheet>', () => {
  it('are native tables with a name', async () => {
    const page = await SheetPage.open({ position: FILLED });
    expect(page.all('.sheet table').map((table) => [table.role, table.ariaLabel])).to.deep.equal([
      [null, 'Discards'],
      [null, 'Sums'],
    ]);
    expect(page.all('table [role]:not([role=img])')).to.have.lengthOf(0);
    expect(await thingsWith('table')).to.deep.equal(['table Discards', 'table Sums']);
  });

  it('have a header for each row and, over the sums, for each column', async () => {
    const page = await SheetPage.open({ position: FILLED });
    const headers = (selector: string) => page.all(selector).map(textOf);
    expect(headers('.countdown tr > :first-child')).to.deep.equal(['1', '4', '5']);
    expect(headers('.sums tbody tr > :first-child')).to.deep.equal('2 3 4 5 6 7 8 9 10 11 12'.split(' '));
    expect(headers('.sums thead th')).to.deep.equal(['Sum', 'Value', 'Marks', 'Next', 'Points']);
    expect(page.all('tbody tr > :first-child:not(th[scope=row]), thead th:not([scope=col])')).to.have.lengthOf(0);
    const columns = (await thingsWith('columnheader')).map((thing) => thing.split(' ')[1]);
    expect(columns).to.deep.equal(['Sum', 'Value', 'Marks', 'Next', 'Points']);
    expect(await thingsWith('rowheader')).to.have.lengthOf(3 + 11 + 1);
  });

  it('have as many cells in each row as there are columns', async () => {
    const page = await SheetPage.open({ position: FILLED });
    const width = (row: Element) =>
      [...row.children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0);
    expect(new Set(page.all('.sums tr').map(width))).to.deep.equal(new Set([5]));
    expect(new Set(page.all('.countdown tr').map(width))).to.deep.equal(new Set([3]));
  });

  it('say of each row its marks, what a further one brings, and its points', async () => {
    await SheetPage.open({ position: FILLED });
    const cells = (await thingsWith('rowheader', 'cell')).map((thing) => thing.replace(/^\S+ ?/, ''));
    const at = (header: string, from = 0) => cells.slice(cells.indexOf(header, from));
    expect(at('5', 9).slice(0, 5)).to.deep.equal(['5', '50', '5 marks', '+50', '0']);
    expect(at('7', 9).slice(0, 5)).to.deep.equal(['7', '30', '10 marks', 'full', '+150']);
    expect(at('8', 9).slice(0, 5)).to.deep.equal(['8', '40', '1 mark', '0', '−200']);
    expect(cells.slice(0, 9)).to.deep.equal([
      '1',
      '6 marks',
      '2 left',
      '4',
      '3 marks',
      '5 left',
      '5',
      '7 marks',
      '1 left',
    ]);
    expect(at('Total').slice(0, 3)).to.deep.equal(['Total', '', '0']);
  });

  it('say that a number is still to be crossed, and which one is, before it is in ink', async () => {
    const page = await SheetPage.open();
    expect((await thingsWith('rowheader')).slice(0, 3)).to.deep.equal(Array(3).fill('rowheader a number'));
    await page.click(page.numberBox(5));
    expect((await thingsWith('rowheader')).slice(0, 3)).to.deep.equal([
      'rowheader 5',
      'rowheader a number',
      'rowheader a number',
    ]);
  });

  it('say which rows have been marked last', async () => {
    await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll', '1|24|36');
    const rows = (await thingsWith('rowheader')).flatMap((thing) =>
      thing.includes('last') ? [thing.replace(' ,', ',')] : [],
    );
    expect(rows).to.deep.equal(['rowheader 1, marked last', 'rowheader 6, marked last', 'rowheader 9, marked last']);
  });

  it('stand together under a name that says whose sheet it is', async () => {
    await SheetPage.open({ seats: 'human human', names: 'Ann, Bob' });
    const names = (await thingsWith('region', 'group')).map((thing) => thing.replace(/^\S+ /, ''));
    expect(names.filter((name) => name.includes('sheet of'))).to.deep.equal(['Kubi sheet of Ann']);
  });

  it('tell how the totals came about at the end', async () => {
    const page = await SheetPage.open({
      names: 'Ann, Bob',
      position: '1:8,4:0,6:0 5,0,0,0,0,0,0,5,0,0,6 / 1:0,2:0,3:8 0,0,0,0,0,10,0,0,0,0,6',
    });
    expect(page.find('table.result')?.ariaLabel).to.equal('Result');
    const rows = page
      .all('.result tr')
      .map((row) => [...row.children].map((cell) => `${cell.localName} ${textOf(cell)}`));
    expect(rows).to.deep.equal([
      ['th Player', 'th Gains', 'th Losses', 'th Total'],
      ['th Bob', 'td +250', 'td 0', 'td +250'],
      ['th Ann', 'td +100', 'td 0', 'td +100'],
    ]);
    expect(await thingsWith('table')).to.include('table Result');
  });
});
