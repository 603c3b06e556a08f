import { expect, fixtureCleanup } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../../accessibility-tree.js';
import { openMoment } from './moments.js';

const without = (things: readonly string[]) => things.map((thing) => thing.replace(/^\S+ /, ''));

describe('what assistive technology gets to know of <triomino-table>', () => {
  it('is a list of the own tiles with what fits, one of them chosen, and a list of places', async () => {
    const page = await openMoment('with a tile chosen');
    expect(without(await thingsWith('listbox'))).to.deep.equal(['Your tiles', 'Where 3-4-5 fits']);
    expect(without(await thingsWith('option'))).to.deep.equal([
      ...['0-0-0, doesn’t fit', '1-2-2, doesn’t fit', '3-4-5, fits in two places', '3-5-5, doesn’t fit'],
      ...['to the left of 3-4-4 for 12 points', 'to the left of 4-4-5 for 12 points'],
    ]);
    expect(page.all('[role=listbox] > :not([role=option])')).to.be.empty;
    expect([...page.root.querySelectorAll('svg')].filter((svg) => !svg.closest('[aria-hidden=true]'))).to.be.empty;
  });

  it('is the tiles on the table as a list, in the order in which they were laid, or that it is empty', async () => {
    await openMoment('to move');
    expect(await thingsWith('list')).to.include('list Tiles on the table');
    const told = without(await accessibleThings());
    expect(told).to.include.members(['3-4-4 at 0, 0, with 3 at the top', '4-4-5 at 0, 1, with 5 at the bottom']);
    expect(await thingsWith('listitem')).to.have.lengthOf(2);
    fixtureCleanup();
    await openMoment('at the opening');
    expect((await accessibleThings()).join('\n')).to.include('The table is empty.');
  });

  it('is the players with their points and tiles, the table and its tools, each with a name', async () => {
    const page = await openMoment('of two, to move');
    expect(without(await thingsWith('group'))).to.include.members(['Players', 'Triomino']);
    const fields = page.all('.strip input') as HTMLInputElement[];
    expect(fields.map(({ value }) => value)).to.deep.equal(['Ann', 'Bob']);
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['110 points 4 tiles', '95 points 2 tiles']);
    expect(without(await thingsWith('toolbar'))).to.deep.equal(['Game tools']);
  });

  it('is no tile of anybody while the device is handed over', async () => {
    await openMoment('of two, covered');
    expect(await thingsWith('listbox', 'option')).to.deep.equal([]);
    const told = (await accessibleThings()).join('\n');
    for (const tile of ['0-0-0', '1-2-2', '3-4-5', '3-5-5', '1-1-1', '2-2-2']) expect(told).to.not.include(tile);
    expect(told).to.include('Pass the device to Ann.');
  });

  it('is everybody’s tiles as lists where all are seen, and hidden ones by their number', async () => {
    await openMoment('of two, to move');
    expect(await thingsWith('listbox')).to.deep.equal(['listbox Ann’s tiles']);
    fixtureCleanup();
    await openMoment('of two, with all tiles seen');
    expect(await thingsWith('list')).to.include('list Bob’s tiles');
    fixtureCleanup();
    await openMoment('before a diagram');
    expect((await accessibleThings()).filter((thing) => thing.endsWith(' hidden')).length).to.be.at.least(5);
    expect((await thingsWith('group')).join()).to.match(/Triomino.*3-4-4/);
  });

  it('is a timer with the seconds that are seen, which are read at once, and a status that is read in its turn', async () => {
    const page = await openMoment('of two, in the last seconds');
    expect(await thingsWith('timer', 'status')).to.have.members(['timer Time left: 5 seconds', 'status']);
    const [timer, urgent] = [page.find('[role=timer]'), page.find('.urgent')];
    expect([timer?.ariaLive, page.time, urgent?.ariaLive, page.urgent]).to.deep.equal(['off', '5', 'assertive', '5']);
  });

  it('is tables of points by kind and by round, with heads', async () => {
    const page = await openMoment('of two, between two rounds');
    await page.showSums();
    expect(await thingsWith('table')).to.include('table Round 3 in detail');
    expect(without(await thingsWith('columnheader'))).to.deep.equal(['Ann', 'Bob', 'Ann', 'Bob']);
    const heads = ['Tiles', 'Out', 'Others’ tiles', 'Total', 'Earlier', 'Round 3', 'Total'];
    expect(without(await thingsWith('rowheader'))).to.have.members(heads);
  });

  it('is real tiles as buttons in a group, pressed when they are entered', async () => {
    const page = await openMoment('with some of nine tiles entered');
    expect(await thingsWith('group')).to.include('group Tiles nobody has seen yet');
    const names = page.all('.pad-tile').map((tile) => page.nameOf(tile));
    expect([names.length, names[0], names.at(-1), page.entered.length]).to.deep.equal([56, '0-0-0', '5-5-5', 3]);
  });
});
