import { expect } from '@open-wc/testing';
import { thingsWith } from '../accessibility-tree.js';
import { FILLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const textOf = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
const withoutRole = (thing: string) => thing.replace(/^\S+ ?/, '').replaceAll('\u00ad', '');

describe('the table of <tricubo-sheet>', () => {
  it('is a native one with a name', async () => {
    const page = await TricuboPage.open({ position: FILLED });
    expect(page.all('.sheet table').map((table) => [table.role, table.ariaLabel])).to.deep.equal([[null, 'Rows']]);
    expect(page.all('table [role]:not([role=img])')).to.have.lengthOf(0);
    expect(await thingsWith('table')).to.deep.equal(['table Rows']);
  });

  it('has a head over each column, the first with the values over the boxes, and one for each row', async () => {
    const page = await TricuboPage.open({ position: FILLED });
    expect((await thingsWith('columnheader')).map(withoutRole)).to.deep.equal([
      'Values 1, 7, 4, 2, 10, 5, 0; the last 2 purple',
      'Interim',
      'Final',
    ]);
    expect(await thingsWith('rowheader')).to.deep.equal([1, 2, 3, 4, 5].map((row) => `rowheader ${row}`));
    expect(page.all('tbody tr > :first-child:not(th[scope=row]), thead th:not([scope=col])')).to.have.lengthOf(0);
  });

  it('has as many cells in each row as there are columns', async () => {
    const page = await TricuboPage.open({ position: FILLED });
    expect(new Set(page.all('.rows tr').map(({ children }) => children.length))).to.deep.equal(new Set([4]));
  });

  it('says of each row its crosses, whether purple is reached, and its boxes', async () => {
    await TricuboPage.open({ position: FILLED });
    const cells = (await thingsWith('rowheader', 'cell')).map(withoutRole);
    const rows = [1, 2, 3, 4, 5].map((row) => cells.slice(cells.indexOf(String(row), (row - 1) * 4)).slice(0, 4));
    expect(rows).to.deep.equal([
      ['1', '6 of 7 crossed, purple reached', '', '5'],
      ['2', '3 of 7 crossed', '7', '4'],
      ['3', '5 of 7 crossed', '4', '10'],
      ['4', '6 of 7 crossed, purple reached', '10', '5'],
      ['5', '7 of 7 crossed, purple reached', '', '0'],
    ]);
  });

  it('says minus, not hyphen, of a value below nought', async () => {
    const values = [-3, 7, 4, 2, 10, 5, 0];
    const sheet = { values, purple: 2, fields: ['L'], fieldPoints: [0, -5], jokers: 0, ranks: [] };
    const page = await TricuboPage.open({ sheet: JSON.stringify(sheet), position: '1,2,0,0,0 -3,.,.,.,. L' });
    expect(page.element.error?.message).to.equal(undefined);
    expect((await thingsWith('columnheader'))[0]).to.include('Values −3, 7');
    expect(page.row(1)).to.include({ interim: '−3', final: '−3' });
    expect(page.sums).to.deep.equal(['−3', '4', '−5', '0', '−4']);
  });

  it('stands under a name that says whose sheet it is, with the colour fields as a list and the sums beside it', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob',
      side: 'B',
      position: '1,0,0,0,0 .,.,.,.,. Lt J / 0,1,0,0,0 .,.,.,.,. -',
    });
    await page.click(page.seatButton(0));
    const groups = (await thingsWith('group')).map(withoutRole);
    expect(groups.filter((name) => name.includes('sheet of'))).to.deep.equal(['Tricubo sheet of Ann']);
    expect(await thingsWith('list')).to.deep.equal(['list Colour fields']);
    const fields = (await thingsWith('image')).map(withoutRole).filter((name) => name.includes(':'));
    expect(fields).to.deep.equal([
      'large die: crossed',
      'medium die: free',
      'small die: free',
      'all colours: crossed',
      'joker: crossed',
    ]);
    expect(page.find('.sums')?.localName).to.equal('dl');
    const parts = page.all('.sums > div').map((part) => textOf(part).replaceAll('\u00ad', ''));
    expect(parts).to.deep.equal(['Interim 0', 'Final 3', 'Colours −1', 'End 0', 'Total 2']);
  });

  it('tells how the total came about at the end, line by line', async () => {
    const page = await TricuboPage.open({ position: `${FILLED} | A 9` });
    expect(page.find('.build-up')?.localName).to.equal('ol');
    expect(await thingsWith('list')).to.include('list How the total of Player 1 comes about');
    expect(page.buildUp.at(-1)).to.equal('Three purple rows +5 60');
  });

  it('tells who has how much of what, the highest first', async () => {
    const page = await TricuboPage.open({ names: 'Ann, Bob', position: `6,6,6,0,0 / ${FILLED}` });
    expect(await thingsWith('table')).to.include('table Result');
    const rows = page
      .all('.result tr')
      .map((row) => [...row.children].map((cell) => `${cell.localName} ${textOf(cell)}`));
    expect(rows.slice(1)).to.deep.equal([
      ['th Bob', 'td 21', 'td 24', 'td 10', 'td 5', 'td 60'],
      ['th Ann', 'td 0', 'td 15', 'td 0', 'td 5', 'td 20'],
    ]);
    expect(page.all('.result thead th:not([scope=col]), .result tbody th:not([scope=row])')).to.have.lengthOf(0);
  });
});
