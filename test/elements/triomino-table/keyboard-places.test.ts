import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

/** 0-0-4 fits at six places that lie far apart. */
const LAID = '001@0,0 140@-1,0 414@-2,0 341@-2,1 444@-3,0 133@-1,1 333@-1,2 334@-2,2 000@1,0 403@-3,2 440@-4,0';
const WIDE = { position: `${LAID} | 004,122 | 0 0 0 - 1 | 10` };
const SMALL = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10' };
const BESIDE_344 = 'beside 3-4-4 on the left for 12 points';
const BESIDE_445 = 'beside 4-4-5 on the left for 12 points';

/** The place that has the focus, as it would be laid. */
const focusedPlace = (page: TriominoPage): string => page.ghosts[Number(page.focused?.dataset['place'])] ?? '';

/** With a tile chosen by key, so that the focus is on one of its places. */
async function openOn(attributes: Readonly<Record<string, string>>, tile: string, place = ''): Promise<TriominoPage> {
  const page = await TriominoPage.open(attributes);
  page.tile(tile).focus();
  await pressInside(page, 'Enter');
  if (place) page.place(page.ghosts.indexOf(place)).focus();
  return page;
}

describe('the keys among the places of a tile on <triomino-table>', () => {
  const WAYS: readonly (readonly [from: string, key: string, to: string])[] = [
    ['004@-1,-1', 'ArrowRight', '400@1,-1'],
    ['400@1,-1', 'ArrowLeft', '004@-1,-1'],
    ['004@-1,-1', 'ArrowLeft', '004@-5,0'],
    ['400@1,-1', 'ArrowDown', '040@2,0'],
    ['040@2,0', 'ArrowUp', '400@1,-1'],
    ['004@-5,0', 'ArrowDown', '004@-4,1'],
    ['004@-4,1', 'ArrowDown', '040@-4,2'],
    ['040@-4,2', 'ArrowUp', '004@-4,1'],
    ['004@-4,1', 'ArrowUp', '004@-5,0'],
    ['004@-4,1', 'ArrowRight', '040@2,0'],
    ['400@1,-1', 'ArrowUp', '400@1,-1'],
    ['040@2,0', 'ArrowRight', '040@2,0'],
    ['040@-4,2', 'ArrowDown', '040@-4,2'],
    ['004@-5,0', 'ArrowLeft', '004@-5,0'],
    ['004@-4,1', 'Home', '004@-1,-1'],
    ['004@-4,1', 'End', '040@-4,2'],
    ['004@-4,1', 'Control+ArrowDown', '004@-4,1'],
  ];
  for (const [from, key, to] of WAYS) {
    it(`lead with ${key} from ${from} to ${to}, and lay nothing`, async () => {
      const page = await openOn(WIDE, '004', from);
      await chord(page, ...key.split('+'));
      expect([focusedPlace(page), page.moves]).to.deep.equal([to, []]);
    });
  }

  it('lead to every place from every other one', async () => {
    const page = await openOn(WIDE, '004');
    const { ghosts } = page;
    const ways = new Map<string, string[]>();
    for (const from of ghosts) {
      const reached: string[] = [];
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        page.place(ghosts.indexOf(from)).focus();
        await page.press(key);
        reached.push(focusedPlace(page));
      }
      ways.set(from, reached);
    }
    for (const from of ghosts) {
      const reached = new Set([from]);
      for (const place of reached) ways.get(place)?.forEach((to) => reached.add(to));
      expect([...reached], `from ${from}`)
        .to.have.members(ghosts)
        .and.to.have.lengthOf(6);
    }
  });

  it('show on the table the place that has the focus, and take it into the tab order', async () => {
    const page = await openOn(WIDE, '004');
    await pressInside(page, 'ArrowRight');
    const over = [...page.root.querySelectorAll<SVGElement>('[data-over]')].map(({ dataset }) => dataset['cell']);
    expect(over).to.deep.equal([String(page.ghosts.indexOf('400@1,-1'))]);
    const selected = page.all('.place').filter((place) => place.ariaSelected === 'true');
    expect(selected.map((place) => page.ghosts[Number(place.dataset['place'])])).to.deep.equal(['400@1,-1']);
    expect(page.all('.place').filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal(selected);
  });

  for (const key of ['Enter', 'Space']) {
    it(`go from a tile to its first place with ${key}, and lay it with ${key} where the focus is`, async () => {
      const page = await TriominoPage.open(SMALL);
      page.tile('345').focus();
      await pressInside(page, key);
      expect([page.focusedName, page.chosen]).to.deep.equal([BESIDE_344, '345']);
      await pressInside(page, 'ArrowDown');
      expect(page.focusedName).to.equal(BESIDE_445);
      await pressInside(page, key);
      expect(page.moves).to.deep.equal(['453@-1,1']);
    });
  }

  it('go back to the tile with Escape, which is let go, and the next Enter chooses it again', async () => {
    const page = await openOn(SMALL, '345');
    await pressInside(page, 'ArrowDown', 'Escape');
    expect([page.focused?.dataset['tile'], page.chosen, page.spoken]).to.deep.equal(['345', undefined, 'Let go.']);
    expect(page.ghosts).to.be.empty;
    await pressInside(page, 'Enter');
    expect([page.focusedName, page.chosen]).to.deep.equal([BESIDE_344, '345']);
  });

  it('let the tile go with Escape where the focus has gone back to the rack', async () => {
    const page = await openOn(SMALL, '345');
    page.tile('122').focus();
    await pressInside(page, 'Escape');
    expect([page.focused?.dataset['tile'], page.chosen]).to.deep.equal(['122', undefined]);
  });

  it('choose once where Enter is held down on a tile, and lay nothing', async () => {
    const page = await TriominoPage.open(SMALL);
    page.tile('345').focus();
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.chosen, page.focusedName]).to.deep.equal([[], '345', BESIDE_344]);
  });

  it('follow the other table where somebody else has laid a tile meanwhile', async () => {
    const page = await openOn(SMALL, '345', '453@-1,1');
    await page.played('453@-1,0');
    expect([page.ghosts, page.focused?.matches('.rack-tile')]).to.deep.equal([[], true]);
  });
});
