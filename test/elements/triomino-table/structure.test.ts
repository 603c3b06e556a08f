import { expect } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../accessibility-tree.js';
import { momentOf, openMoment } from './moments.js';

const open = (what: string) => openMoment(momentOf(what));
const without = (role: string) => (thing: string) => thing.replace(new RegExp(`^${role} `), '');

describe('what assistive technology gets to know of <triomino-table>', () => {
  it('is a list of the own tiles with what fits, one of them chosen, and a list of places', async () => {
    const page = await open('with a tile chosen');
    expect(await thingsWith('listbox')).to.deep.equal(['listbox Your tiles', 'listbox Where 3-4-5 fits']);
    expect((await thingsWith('option')).map(without('option'))).to.deep.equal([
      ...['0-0-0, fits nowhere', '1-2-2, fits nowhere', '3-4-5, fits at two places', '3-5-5, fits nowhere'],
      ...['beside 3-4-4 on the left for 12 points', 'beside 4-4-5 on the left for 12 points'],
    ]);
    const chosen = page.all('.rack [aria-selected=true]').map(({ dataset }) => dataset['tile']);
    expect(chosen).to.deep.equal(['345']);
    expect(page.all('[role=listbox] > :not([role=option])')).to.be.empty;
  });

  it('is what a place makes of a tile', async () => {
    const page = await open('with a bridge in view');
    expect(page.places.join('; ')).to.match(/for 51 points, bridge 40/);
  });

  it('is the tiles on the table as a list, in the order in which they were laid', async () => {
    await open('to move');
    const items = (await accessibleThings()).map((thing) => thing.replace(/^\S+ /, ''));
    expect(await thingsWith('list')).to.include('list Tiles on the table');
    expect(items).to.include.members(['3-4-4 at 0, 0, pointing up', '5-4-4 at 0, 1, pointing down']);
    expect(await thingsWith('listitem')).to.have.lengthOf(2);
  });

  it('is that the table is empty', async () => {
    await open('at the opening');
    expect((await accessibleThings()).join('\n')).to.include('The table is empty.');
    expect(await thingsWith('list')).to.deep.equal([]);
  });

  it('is nothing of the drawing', async () => {
    const page = await open('with a tile chosen');
    expect([...page.root.querySelectorAll('svg')].filter((svg) => !svg.closest('[aria-hidden=true]'))).to.be.empty;
    expect(await thingsWith('image', 'graphics-document', 'SvgRoot')).to.deep.equal([]);
  });

  it('is each player’s group, the table and its tools, each with a name', async () => {
    await open('of two, to move');
    expect((await thingsWith('group')).map(without('group'))).to.include.members(['Ann', 'Bob', 'Triomino']);
    expect((await thingsWith('toolbar')).map(without('toolbar'))).to.have.members(['View of the table', 'Game tools']);
  });

  it('is no tile of anybody while the device is handed over', async () => {
    await open('of two, covered');
    expect(await thingsWith('listbox', 'option')).to.deep.equal([]);
    const told = (await accessibleThings()).join('\n');
    for (const tile of ['0-0-0', '1-2-2', '3-4-5', '3-5-5', '1-1-1', '2-2-2']) expect(told).to.not.include(tile);
    expect(told).to.include('Hand the device to Ann.');
  });

  it('is everybody’s tiles as lists where all are seen, and hidden ones by their number', async () => {
    await open('of two, with all tiles seen');
    expect(await thingsWith('list')).to.include('list Tiles of Bob');
    await open('before a diagram');
    expect((await accessibleThings()).filter((thing) => thing.endsWith(' hidden')).length).to.be.at.least(5);
  });

  it('is a timer with a name that is read at once, and a status that is read in its turn', async () => {
    const page = await open('of two, in the last seconds');
    expect(await thingsWith('timer', 'status')).to.have.members(['timer Time left', 'status']);
    const timer = page.find('[role=timer]');
    expect([timer?.ariaLive, timer?.textContent?.trim()]).to.deep.equal(['assertive', '5']);
  });

  it('is tables of points with heads, at the end of a round', async () => {
    await open('of two, between two rounds');
    expect(await thingsWith('table')).to.include('table Round 3, explained');
    const names = ['Ann', 'Bob', 'Ann', 'Bob'];
    expect((await thingsWith('columnheader')).map(without('columnheader'))).to.deep.equal(names);
    const heads = ['Tiles', 'Out', 'Others’ tiles', 'Total', 'Earlier', 'Round 3', 'Total'];
    expect((await thingsWith('rowheader')).map(without('rowheader'))).to.have.members(heads);
  });

  it('is real tiles as buttons in a group, pressed when they are entered', async () => {
    const page = await open('with some of nine tiles entered');
    expect(await thingsWith('group')).to.include('group Tiles that nobody has seen');
    const names = page.all('.pad-tile').map((tile) => page.nameOf(tile));
    expect([names.length, names[0], names.at(-1)]).to.deep.equal([56, '0-0-0', '5-5-5']);
    expect(page.all('.pad-tile[aria-pressed=true]')).to.have.lengthOf(3);
  });

  it('is what the author has marked, and what a placement earns or where it disagrees', async () => {
    await open('before a diagram');
    expect((await thingsWith('group')).join()).to.match(/Triomino.*344/);
    const fits = await open('before a placement');
    expect(fits.find('.placement')?.textContent).to.equal('3-3-4: 4+3+3: 10');
    const wrong = await open('before a placement that does not fit');
    expect(wrong.find('.placement')?.textContent).to.match(/^3-4-4 does not fit here: /);
  });
});
