import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const ALONE = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10' };
const TWO = { position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob' };

async function openOn(tile: string, attributes: Readonly<Record<string, string>> = ALONE): Promise<TriominoPage> {
  const page = await TriominoPage.open(attributes);
  await page.uncover();
  page.tile(tile).focus();
  return page;
}

const focusedTile = (page: TriominoPage) => page.focused?.dataset['tile'];

describe('the keys of the rack of <triomino-table>', () => {
  const WAYS: readonly (readonly [from: string, key: string, to: string])[] = [
    ['122', 'ArrowRight', '345'],
    ['122', 'ArrowLeft', '000'],
    ['122', 'ArrowDown', '345'],
    ['122', 'ArrowUp', '000'],
    ['355', 'ArrowRight', '000'],
    ['000', 'ArrowLeft', '355'],
    ['345', 'Home', '000'],
    ['122', 'End', '355'],
    ['122', 'Control+ArrowRight', '122'],
    ['122', 'Alt+End', '122'],
  ];
  for (const [from, key, to] of WAYS) {
    it(`lead with ${key} from ${from} to ${to}, and choose nothing`, async () => {
      const page = await openOn(from);
      await chord(page, ...key.split('+'));
      expect([focusedTile(page), page.chosen]).to.deep.equal([to, undefined]);
    });
  }

  it('have one tab stop, where the focus has been last', async () => {
    const page = await openOn('345');
    expect(page.all('.rack-tile').filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([page.tile('345')]);
  });

  for (const key of ['Enter', 'Space']) {
    it(`choose with ${key} a tile that fits nowhere, say so, and leave the focus on it`, async () => {
      const page = await openOn('122');
      await pressInside(page, key);
      const said = '1-2-2 fits nowhere on the table.';
      expect([page.status, page.spoken, focusedTile(page)]).to.deep.equal([said, said, '122']);
      await pressInside(page, 'ArrowRight', key);
      expect([page.chosen, page.focused?.matches('.place')]).to.deep.equal(['345', true]);
    });
  }

  it('choose another tile instead of the one that is chosen', async () => {
    const page = await openOn('345');
    await pressInside(page, 'Enter');
    page.tile('355').focus();
    await pressInside(page, 'Enter');
    expect([page.chosen, page.places.length]).to.deep.equal(['355', page.ghosts.length]);
    expect(page.status).to.include('3-5-5 fits nowhere');
  });

  it('let a tile go with Enter on it again', async () => {
    const page = await openOn('345');
    await pressInside(page, 'Enter');
    page.tile('345').focus();
    await pressInside(page, 'Enter');
    expect([page.chosen, page.spoken, focusedTile(page)]).to.deep.equal([undefined, 'Let go.', '345']);
  });

  it('say that another is to move where one’s own tiles are seen out of turn', async () => {
    const page = await openOn('111', { ...TWO, viewer: '1' });
    await pressInside(page, 'ArrowRight', 'Enter');
    expect([page.status, page.chosen, focusedTile(page)]).to.deep.equal([
      'Somebody else is to move.',
      undefined,
      '222',
    ]);
  });

  it('do nothing over and over where Enter is held down on a tile that fits nowhere', async () => {
    const page = await openOn('122');
    await holdKey('Enter', 4);
    await page.element.updateComplete;
    expect([page.moves, page.status]).to.deep.equal([[], '1-2-2 fits nowhere on the table.']);
  });

  it('are in the same order in a page that is written from right to left', async () => {
    document.dir = 'rtl';
    try {
      const page = await openOn('122');
      const { left } = page.tile('122').getBoundingClientRect();
      await pressInside(page, 'ArrowRight');
      expect(page.focused?.getBoundingClientRect().left).to.be.above(left);
    } finally {
      document.dir = '';
    }
  });
});
