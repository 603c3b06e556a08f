import { expect } from '@open-wc/testing';
import { DiagramPage, FIGURES, hexagonAt, outlinesOn, triangleOf } from './diagram-page.js';
import { TriominoPage } from './triomino-page.js';

const { bridge, hexagon, double, triple } = FIGURES;
const inGame = (position: string, racks: string) => `${position} | ${racks} | 0 0 0 - 1`;

describe('outlines on the table of Triomino', () => {
  for (const [what, { position, placement }, centres] of [
    ['one hexagon', hexagon, [[1, 2]]],
    [
      'two hexagons',
      double,
      [
        [1, 0],
        [3, 0],
      ],
    ],
    [
      'three hexagons',
      triple,
      [
        [1, 0],
        [2, 1],
        [0, 1],
      ],
    ],
  ] as const) {
    it(`are drawn in a diagram round the right corners: ${what}`, async () => {
      const page = await DiagramPage.open({ position });
      expect(page.outlines).to.be.empty;
      page.element.position = `${position} ${placement}`;
      await page.element.updateComplete;
      const expected = centres.map(([x, y]) => hexagonAt(x, y));
      expect(page.outlines.toSorted()).to.deep.equal(expected.toSorted());
    });

    it(`stand out in a game while they are new: ${what}`, async () => {
      const tile = placement.slice(0, 3);
      const name = [tile, tile.slice(1) + tile.charAt(0), tile.slice(2) + tile.slice(0, 2)].sort()[0];
      const page = await TriominoPage.open({ position: inGame(position, `${name},000`) });
      await page.played(placement);
      const fresh = centres.map(([x, y]) => `${hexagonAt(x, y)}*`);
      expect(outlinesOn(page).toSorted()).to.deep.equal(fresh.toSorted());
    });
  }

  it('are drawn round the tile that has made a bridge, which stands out until another is laid', async () => {
    const page = await TriominoPage.open({ position: inGame(bridge.position, '344,555 / 111,000') });
    expect(outlinesOn(page)).to.be.empty;
    await page.played(bridge.placement);
    expect(outlinesOn(page)).to.deep.equal([`${triangleOf(bridge.placement)}*`]);
    await page.played('111@-3,1');
    expect(outlinesOn(page)).to.deep.equal([triangleOf(bridge.placement)]);
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(outlinesOn(page)).to.be.empty;
  });

  it('have their colours: those that are new the accent, the others that of the table', async () => {
    const page = await TriominoPage.open({ position: inGame(`${hexagon.position} 155@0,1`, '000') });
    const stroke = () => getComputedStyle(page.root.querySelector('.outline') as Element).stroke;
    page.element.style.setProperty('--tabletop-accent', 'rgb(1, 2, 3)');
    expect(stroke()).to.equal('rgb(1, 2, 3)');
    page.element.style.setProperty('--tabletop-accent', '');
    page.element.position = inGame(`155@0,1 ${hexagon.position} 225@-2,2`, '000');
    await page.element.updateComplete;
    expect(page.element.error?.message).to.equal(undefined);
    expect(stroke()).to.not.equal('rgb(1, 2, 3)');
  });

  it('stay while the round lies open that has ended, and go with the next one', async () => {
    const position = inGame(bridge.position, '344 / 111');
    const page = await TriominoPage.open({ position, lap: 'off', rounds: '2', seed: 'a' });
    await page.played(bridge.placement);
    expect(page.status).to.contain('Round 1 is over.');
    expect(outlinesOn(page)).to.deep.equal([`${triangleOf(bridge.placement)}*`]);
    await page.clickButton('Deal round 2');
    expect(outlinesOn(page)).to.be.empty;
  });
});
