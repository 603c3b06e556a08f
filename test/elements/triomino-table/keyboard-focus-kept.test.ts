import { expect } from '@open-wc/testing';
import { chord, pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const ALONE = {
  position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10',
  seed: 'focus',
};
const TWO = {
  position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20',
  names: 'Ann, Bob',
  seed: 'focus',
};

async function openOn(tile: string, attributes: Readonly<Record<string, string>>): Promise<TriominoPage> {
  const page = await TriominoPage.open(attributes);
  await page.uncover();
  page.tile(tile).focus();
  return page;
}

describe('focus on <triomino-table> while tiles come and go', () => {
  it('stays on its tile where one is bought that lies before it, and where that is taken back', async () => {
    const page = await openOn('355', { ...ALONE, 'undo-past-chance': '' });
    await pressInside(page, 'b');
    expect([page.rack, page.focused?.dataset['tile']]).to.deep.equal([['000', '122', '145', '345', '355'], '355']);
    expect(page.all('.rack-tile').filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([page.focused]);
    await chord(page, 'Control', 'z');
    expect(page.focused?.dataset['tile']).to.equal('355');
  });

  for (const keys of [['u'], ['Control', 'z']]) {
    it(`takes back with ${keys.join('+')} where it is on what takes the cover away`, async () => {
      const page = await openOn('345', TWO);
      await pressInside(page, 'Enter', 'Enter');
      expect(page.focusedName).to.equal('Show my tiles');
      await chord(page, ...keys);
      expect(page.moves).to.deep.equal([]);
      expect(page.focused?.matches('.cover .button, .rack-tile')).to.be.true;
    });
  }

  it('reads counts and the latest move where it is on what takes the cover away', async () => {
    const page = await openOn('345', TWO);
    await pressInside(page, 'Enter', 'Enter', 'c');
    expect(page.spoken).to.match(/^Ann 1 tile, 22 points; Bob 2 tiles, 20 points;/);
    await pressInside(page, 'l');
    expect(page.spoken).to.match(/^Ann: lays 3-4-5/);
  });
});

describe('Escape on the tiles to be entered', () => {
  it('takes them back', async () => {
    const page = await TriominoPage.open({
      seats: 'human human',
      dice: 'enter',
    });
    for (const name of ['001', '235']) {
      page.padTile(name).focus();
      await pressInside(page, 'Enter');
    }
    expect(page.find('.entered')?.textContent).to.equal('2 / 9');
    await pressInside(page, 'Escape');
    expect(page.find('.entered')?.textContent).to.equal('0 / 9');
  });
});
