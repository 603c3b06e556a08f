import { expect } from '@open-wc/testing';
import { DiagramPage, FIGURES } from './diagram-page.js';

type Attributes = Readonly<Record<string, string>>;
const PRESSMAN = { variant: 'pressman' };
const SIMPLE = { scoring: 'simple' };

const { bridge, hexagon, double, triple } = FIGURES;
/** The hexagon with one more tile missing: two sides are shared. */
const TWO_SIDES = { ...hexagon, position: hexagon.position.replace('112@0,2 ', '') };

const EARNED: readonly (readonly [figure: Attributes, rules: Attributes, points: number, told: string])[] = [
  [bridge, {}, 51, '3-4-4: 3+4+4, bridge 40: 51'],
  [bridge, PRESSMAN, 51, '3-4-4: 3+4+4, bridge 40: 51'],
  [bridge, SIMPLE, 2, '3-4-4: tile 1, bridge 1: 2'],
  [hexagon, {}, 61, '1-5-5: 1+5+5, hexagon 50: 61'],
  [hexagon, PRESSMAN, 61, '1-5-5: 1+5+5, hexagon 50: 61'],
  [hexagon, SIMPLE, 2, '1-5-5: tile 1, hexagon 1: 2'],
  [hexagon, { hexagons: '5,6,7' }, 16, '1-5-5: 1+5+5, hexagon 5: 16'],
  [double, {}, 72, '3-4-5: 5+3+4, two hexagons 60: 72'],
  [double, PRESSMAN, 112, '3-4-5: 5+3+4, two hexagons 100: 112'],
  [double, { ...PRESSMAN, hexagons: '50,60,70' }, 72, '3-4-5: 5+3+4, two hexagons 60: 72'],
  [double, { ...PRESSMAN, ...SIMPLE }, 3, '3-4-5: tile 1, two hexagons 2: 3'],
  [triple, {}, 82, '3-4-5: 3+4+5, three hexagons 70: 82'],
  [triple, PRESSMAN, 162, '3-4-5: 3+4+5, three hexagons 150: 162'],
  [triple, SIMPLE, 4, '3-4-5: tile 1, three hexagons 3: 4'],
  [TWO_SIDES, {}, 11, '1-5-5: 1+5+5: 11'],
  [TWO_SIDES, PRESSMAN, 51, '1-5-5: 1+5+5, bridge 40: 51'],
  [TWO_SIDES, { ...PRESSMAN, bridge: 'one-side' }, 11, '1-5-5: 1+5+5: 11'],
  [{ placement: '345@0,0' }, {}, 12, '3-4-5: 3+4+5: 12'],
  [{ placement: '333@0,0' }, PRESSMAN, 19, '3-3-3: 3+3+3, led with a triple 10: 19'],
  [{ placement: '000@0,0' }, PRESSMAN, 40, '0-0-0: 0+0+0, led with a triple 40: 40'],
];

describe('a tile that the author of a diagram is about to lay', () => {
  for (const [figure, rules, points, told] of EARNED) {
    it(`earns ${points}, on it and in words: ${figure['placement']} ${JSON.stringify(rules)}`, async () => {
      const page = await DiagramPage.open({ ...figure, ...rules });
      expect(page.element.error?.message).to.equal(undefined);
      expect(page.laid.join(' ')).to.equal(figure['position'] ?? '');
      expect([page.placed, page.isWrong]).to.deep.equal([[figure['placement']], false]);
      expect([page.badges, page.explained]).to.deep.equal([[String(points)], told]);
      expect(page.rings).to.be.empty;
    });
  }

  it('earns nothing where no points are counted', async () => {
    const page = await DiagramPage.open({ ...bridge, scoring: 'none' });
    expect([page.placed, page.explained]).to.deep.equal([['344@0,0'], '3-4-4: no points']);
  });

  for (const [what, placement, told, rings] of [
    ['a corner differs', '244@0,0', '2-4-4 does not fit here: its 2 meets a 3.', ['1,0']],
    ['two corners differ', '205@0,0', '0-5-2 does not fit here: its 2 meets a 3.', ['1,0', '2,1', '0,1']],
    ['only the far corner differs', '544@0,0', '4-4-5 does not fit here: its 5 meets a 3.', ['1,0']],
    ['its place is taken', '444@0,1', '4-4-4 does not fit here: another tile lies in its place.', []],
    [
      'it meets others with a corner only',
      '334@2,0',
      '3-3-4 does not fit here: it shares no side with another tile.',
      [],
    ],
    ['it lies apart', '344@8,8', '3-4-4 does not fit here: it shares no side with another tile.', []],
  ] as const) {
    it(`does not fit, and it is said why, with a ring where it is wrong: ${what}`, async () => {
      const page = await DiagramPage.open({ position: bridge.position, placement });
      expect(page.element.error).to.equal(undefined);
      expect(page.explained).to.equal(told);
      expect([page.placed, page.isWrong, page.badges]).to.deep.equal([[placement], true, []]);
      expect(page.rings.toSorted()).to.deep.equal([...rings].sort());
    });
  }

  it('is followed while it changes, and goes', async () => {
    const page = await DiagramPage.open(bridge);
    for (const [placement, told] of [
      ['244@0,0', '2-4-4 does not fit here: its 2 meets a 3.'],
      [' 344@0,0 ', '3-4-4: 3+4+4, bridge 40: 51'],
      [null, ''],
    ] as const) {
      page.element.placement = placement;
      await page.element.updateComplete;
      expect([page.explained, page.placed.length]).to.deep.equal([told, placement === null ? 0 : 1]);
    }
  });

  it('is seen whole, also beyond all other tiles', async () => {
    const page = await DiagramPage.open({ position: '344@0,0', placement: '344@12,-6' });
    const [board, shown] = [page.board, page.root.querySelector('.shown') as Element].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(shown.right).to.be.at.most(board.right);
    expect(shown.top).to.be.at.least(board.top);
  });

  it('is there in a game and in a replay, too, by the rules of that game', async () => {
    const record = `triomino 1; start="${double.position} | 000 / 111 | 0 0 0 - 1"; hexagons=1,2,3; buy`;
    const page = await DiagramPage.open({ mode: 'replay', record, placement: double.placement });
    expect(page.explained).to.equal('3-4-5: 5+3+4, two hexagons 2: 14');
    const game = await DiagramPage.open({ mode: 'play', placement: '345@0,0', seats: 'human human' });
    expect(game.explained).to.equal('3-4-5: 3+4+5: 12');
  });
});
