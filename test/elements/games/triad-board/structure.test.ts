import { expect } from '@open-wc/testing';
import { accessibleThings } from '../../accessibility-tree.js';
import { TriadPage } from './page.js';
import { HEMMED_IN, START } from './positions.js';

describe('the structure of <triad-board>', () => {
  it('is a grid of six rows with six cells, and a button in each', async () => {
    const page = await TriadPage.open({ position: START });
    const rows = page.all('[role=grid] > [role=row]');
    expect(rows).to.have.lengthOf(6);
    for (const row of rows) {
      const cells = [...row.children];
      expect(cells.map((cell) => cell.role)).to.deep.equal(Array(6).fill('gridcell'));
      expect(cells.map((cell) => cell.children.length)).to.deep.equal(Array(6).fill(1));
      expect(cells.map((cell) => cell.firstElementChild?.localName)).to.deep.equal(Array(6).fill('button'));
    }
  });

  it('reads like the board from the top left', async () => {
    const page = await TriadPage.open({ position: START });
    const names = page.all('.cell').map((cell) => page.nameOf(cell));
    expect(names.slice(0, 7)).to.deep.equal(['a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'a5']);
    expect(names.at(-1)).to.equal('f1');
  });

  it('has its rows drawn as rows', async () => {
    const page = await TriadPage.open({ position: START });
    const tops = page.all('[role=row]').map((row) => row.getBoundingClientRect().top);
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).to.equal(6);
  });

  it('names the board, each die and each tray', async () => {
    const page = await TriadPage.open({ position: START, names: 'Ann, Bob' });
    expect(page.find('[role=grid]')?.ariaLabel).to.equal('Triad board, Ann against Bob');
    expect(page.label('a1')).to.equal('a1, White 1');
    expect(page.label('f6')).to.equal('f6, Black 1');
    expect(page.label('c3')).to.equal('c3, empty');
    expect(page.all('.tray').map((tray) => tray.role)).to.deep.equal(['img', 'img']);
  });

  it('says in a cell’s name what can be seen of it', async () => {
    const page = await TriadPage.open({ position: HEMMED_IN });
    expect(page.label('f2')).to.equal('f2, White 1, can’t move');
    expect(page.label('e2')).to.equal('e2, Black 1');
    await page.clickCell('a1');
    expect(page.label('a1')).to.equal('a1, White 1, selected');
    expect(page.label('a3')).to.equal('a3, empty, the die would show 2');
    await page.clickCell('a3');
    expect(page.label('a3')).to.equal('a3, White 2, moved last');
  });

  it('reaches assistive technology', async () => {
    const page = await TriadPage.open({ position: START });
    await page.showTyping();
    const things = await accessibleThings();
    expect(things).to.include.members([
      'grid Triad board, White against Black',
      'button a1, White 1',
      'textbox Name of Black',
      'image White: 0 of 3 dice taken off',
      'toolbar Game tools',
      'textbox Type a move',
    ]);
    const count = (role: string) => things.filter((thing) => thing.split(' ')[0] === role).length;
    expect([count('row'), count('gridcell')]).to.deep.equal([6, 36]);
  });

  it('keeps the coordinates on the rim to the eyes: each cell is named by its own', async () => {
    await TriadPage.open({ position: START });
    const things = await accessibleThings();
    expect(things.filter((thing) => /^(StaticText|InlineTextBox) [a-f1-6]$/.test(thing))).to.be.empty;
    expect(things.filter((thing) => thing.startsWith('gridcell '))).to.include('gridcell a1, White 1');
  });
});
