import { expect, fixtureCleanup } from '@open-wc/testing';
import { accessibleThings, thingsWith } from '../../accessibility-tree.js';
import { openMoment } from './moments.js';
import { CuboPage, table } from './page.js';

const without = (things: readonly string[]) => things.map((thing) => thing.replace(/^\S+ /, ''));

describe('what assistive technology gets to know of <cubo-grid>', () => {
  it('is a grid of three rows with three cells each, a button in each, and a list of the six lines', async () => {
    const page = await openMoment('building');
    expect(await thingsWith('grid')).to.deep.equal(['grid Player 1’s square']);
    expect([(await thingsWith('row')).length, (await thingsWith('gridcell')).length]).to.deep.equal([3, 9]);
    const names =
      'a1, red 1; b1, red 2; c1, red 3; a2, red 2; b2, white 3, stays here; c2, blue 4; a3, blue 3; b3, blue 4; c3, blue 5';
    expect(
      without(await thingsWith('button'))
        .filter((name) => /^[abc][123],/.test(name))
        .join('; '),
    ).to.equal(names);
    expect(page.all('[role=row] > :not([role=gridcell]), [role=gridcell] > :not(button)')).to.be.empty;
    expect([(await thingsWith('list')).length, (await thingsWith('listitem')).length]).to.deep.equal([1, 6]);
    const texts = without(await accessibleThings());
    expect(texts).to.include.members(['Row 1: street in one colour, doubled, 6', 'Column c: street, 5', 'Worth 32']);
  });

  it('is a table where nothing is to be done, with what the author has marked', async () => {
    await openMoment('before a diagram of four');
    expect((await thingsWith('table')).filter((name) => name.endsWith('’s square'))).to.have.lengthOf(4);
    expect([(await thingsWith('row')).length, (await thingsWith('cell')).length]).to.deep.equal([12, 36]);
    expect(await thingsWith('button', 'gridcell')).to.deep.equal([]);
    fixtureCleanup();
    await openMoment('before a diagram');
    expect((await thingsWith('group')).join()).to.match(/Cubo.*b2/);
  });

  it('is each player’s group, with the name that stands over the square', async () => {
    await openMoment('of two, where one takes a die');
    expect(without(await thingsWith('group'))).to.deep.equal([
      'Players',
      'Cubo',
      'Ann',
      'Bob',
      'Bob: Take a die',
      'Ann',
      'Bob',
    ]);
    expect(await thingsWith('grid')).to.deep.equal(['grid Ann’s square', 'grid Bob’s square']);
    expect(without(await thingsWith('button'))).to.include.members([
      'Take red 6',
      'Take red 1',
      'Take blue 6',
      'Take blue 2',
    ]);
  });

  it('is a timer with the seconds that are seen, which are read at once, and a status that is read in its turn', async () => {
    const page = await openMoment('of two, in the last seconds');
    expect(await thingsWith('timer', 'status')).to.deep.equal(['status', 'timer Time left: 5 seconds']);
    const [timer, urgent] = [page.find('[role=timer]'), page.find('.urgent')];
    expect([timer?.ariaLive, page.time, urgent?.ariaLive, page.urgent]).to.deep.equal(['off', '5', 'assertive', '5']);
  });

  it('is the square of a round, with better ones to be shown in its place', async () => {
    await openMoment('between two rounds');
    expect(without(await thingsWith('table'))).to.have.members(['Player 1’s square']);
    expect(await thingsWith('group')).to.include('group Your square and better ones');
    expect(without(await thingsWith('button'))).to.include.members(['Best 36', 'Next round']);
  });

  it('is a table of points with heads, at the end', async () => {
    const page = await (await CuboPage.open({ position: table('o', 6) })).played('call', 'take -');
    await page.ended();
    await page.click(page.find('.ending-fold') as Element);
    expect(without(await thingsWith('columnheader'))).to.deep.equal(['Player', '6', 'Total']);
    expect(await thingsWith('rowheader')).to.deep.equal(['rowheader You']);
  });

  it('is nothing of the dice while the game is paused', async () => {
    await openMoment('paused');
    expect(await thingsWith('grid', 'gridcell', 'table', 'listitem')).to.deep.equal([]);
    expect((await thingsWith('button')).filter((name) => /red|blue|Cubo/.test(name))).to.deep.equal([]);
  });

  it('is the call in the language of the page', async () => {
    const page = await openMoment('of two, building', { lang: 'fr' });
    await page.played('#1 call', '#1 take 2');
    expect(page.urgent).to.match(/Ann\s: encore 6 secondes pour Cubo\.$/);
  });
});
