import { expect } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../accessibility-tree.js';
import { momentOf, openMoment } from './moments.js';

const open = (what: string) => openMoment(momentOf(what));
const LINES = [
  'Row 1: street in one colour, doubled, 6',
  'Row 2: street, 4',
  'Row 3: street in one colour, doubled, 10',
  'Column a: street, 3',
  'Column b: street, 4',
  'Column c: street, 5',
];

describe('what assistive technology gets to know of <cubo-grid>', () => {
  it('is a grid of three rows with three cells each, and a button in each', async () => {
    const page = await open('building');
    expect(await thingsWith('grid')).to.deep.equal(['grid Square of Player 1']);
    const rows = page
      .all('[role=grid] > [role=row]')
      .map((row) => row.querySelectorAll(':scope > [role=gridcell]').length);
    expect(rows).to.deep.equal([3, 3, 3]);
    expect([(await thingsWith('row')).length, (await thingsWith('gridcell')).length]).to.deep.equal([3, 9]);
    const buttons = (await thingsWith('button')).filter((name) => /^button [abc][123],/.test(name));
    const names =
      'a1, red 1; b1, red 2; c1, red 3; a2, red 2; b2, white 3, stays here; c2, blue 4; a3, blue 3; b3, blue 4; c3, blue 5';
    expect(buttons).to.deep.equal(names.split('; ').map((name) => `button ${name}`));
    expect(page.all('[role=row] > :not([role=gridcell]), [role=gridcell] > :not(button)')).to.be.empty;
  });

  it('is a table where nothing is to be done', async () => {
    await open('before a diagram of four');
    const tables = (await thingsWith('table')).map((thing) => thing.replace(/^table /, ''));
    expect(tables[0]).to.match(/^Square of Wilhelmina/);
    expect(tables).to.have.lengthOf(4);
    expect(await thingsWith('row')).to.have.lengthOf(12);
    expect(await thingsWith('cell')).to.have.lengthOf(36);
    expect(await thingsWith('button', 'gridcell')).to.deep.equal([]);
  });

  it('is a list of the six lines, and what the square is worth', async () => {
    const page = await open('building');
    const [list] = page.all('.edges');
    expect([list?.localName, list?.children.length]).to.deep.equal(['ul', 6]);
    const texts = (await accessibleThings()).map((thing) => thing.replace(/^\S+ /, ''));
    expect(texts).to.include.members([...LINES, 'Worth 32']);
    expect(await thingsWith('list')).to.have.lengthOf(1);
    expect(await thingsWith('listitem')).to.have.lengthOf(6);
  });

  it('is each player’s group, with the name that stands over the square', async () => {
    await open('of two, where one takes a die');
    const groups = (await thingsWith('group')).map((thing) => thing.replace(/^group /, ''));
    expect(groups).to.deep.equal(['Middle', 'Cubo', 'Ann', 'Bob', 'Take a die']);
    expect(await thingsWith('grid')).to.deep.equal(['grid Square of Ann', 'grid Square of Bob']);
    expect(await thingsWith('image')).to.include.members([
      'image red 6',
      'image red 1',
      'image blue 6',
      'image blue 2',
    ]);
  });

  it('is a timer with a name that is read at once, and a status that is read in its turn', async () => {
    const page = await open('of two, in the last seconds');
    expect(await thingsWith('timer', 'status')).to.deep.equal(['timer Time left', 'status']);
    const timer = page.find('[role=timer]');
    expect([timer?.ariaLive, timer?.textContent]).to.deep.equal(['assertive', '5']);
  });

  it('is a table of points with heads, at the end of a round and of the game', async () => {
    await open('of four, at the end');
    expect(await thingsWith('table')).to.include('table Points by round');
    expect(await thingsWith('columnheader')).to.deep.equal(
      ['Player', '6', 'Total'].map((head) => `columnheader ${head}`),
    );
    expect(await thingsWith('rowheader')).to.have.lengthOf(4);
  });

  it('is the best square there was, beside the own one, as a table in a group', async () => {
    await open('between two rounds');
    const best = 'Best possible: 36 points';
    expect(await thingsWith('group')).to.include(`group ${best}`);
    expect(await thingsWith('table')).to.have.members([
      ...['table Square of Player 1', `table ${best}`, 'table Points by round'],
    ]);
  });

  it('is nothing of the dice while the game is paused', async () => {
    await open('paused');
    expect(await thingsWith('grid', 'gridcell', 'table', 'listitem')).to.deep.equal([]);
    expect((await thingsWith('button')).filter((name) => /red|blue|Cubo/.test(name))).to.deep.equal([]);
  });

  it('is what the author has marked', async () => {
    const page = await open('before a diagram');
    expect(page.cell('a1').ariaLabel).to.equal('a1, red 1, marked');
    expect((await thingsWith('group')).join()).to.match(/Cubo.*b2/);
  });
});
