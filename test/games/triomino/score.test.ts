import { expect } from 'chai';
import { scorePlacement } from '../../../src/games/triomino/index.js';
import type { TriominoOptions } from '../../../src/games/triomino/index.js';
import { BRIDGE, DOUBLE_HEXAGON, HEXAGON, NO_BRIDGE, THREE_SIDES, TRIPLE_HEXAGON, TWO_SIDES } from './boards.js';
import { PRESSMAN, at, laidIn, linesText, play, refusalOf, tileIn } from './helpers.js';
import type { Options } from './helpers.js';
import { mirrored, turned } from './plane.js';

interface Board {
  readonly laid: string;
  readonly last: string;
}

/** A board as it stands, turned by each sixth, and each of these in a mirror. */
function views({ laid, last }: Board): Board[] {
  const turns = [0, 1, 2, 3, 4, 5].map((sixths) => ({ laid: turned(laid, sixths), last: turned(last, sixths) }));
  return [...turns, ...turns.map((board) => ({ laid: mirrored(board.laid), last: mirrored(board.last) }))];
}

/** A game in which the last tile of a board is about to be laid; another keeps both in the game. */
function before({ laid, last }: Board, options?: Options) {
  const [values = ''] = last.split('@');
  return at(`${laid} | ${values},222 / ?7 | 0 0 0 - 1`, { tiles: 76, ...options });
}

interface Case {
  readonly name: string;
  readonly board: Board;
  readonly options?: Options;
  readonly lines: string;
  /** In all, as a person adds it up. */
  readonly sum: number;
}

const CASES: readonly Case[] = [
  { name: 'a bridge', board: BRIDGE, lines: 'tile 11, bridge 40', sum: 3 + 4 + 4 + 40 },
  { name: 'a bridge', board: BRIDGE, options: PRESSMAN, lines: 'tile 11, bridge 40', sum: 51 },
  { name: 'no bridge over nothing', board: NO_BRIDGE, lines: 'tile 11', sum: 11 },
  { name: 'no bridge over nothing', board: NO_BRIDGE, options: PRESSMAN, lines: 'tile 11', sum: 11 },
  { name: 'two sides', board: TWO_SIDES, lines: 'tile 9', sum: 5 + 1 + 3 },
  { name: 'two sides', board: TWO_SIDES, options: { bridge: 'extended' }, lines: 'tile 9, bridge 40', sum: 49 },
  { name: 'two sides', board: TWO_SIDES, options: PRESSMAN, lines: 'tile 9, bridge 40', sum: 49 },
  { name: 'two sides', board: TWO_SIDES, options: { ...PRESSMAN, bridge: 'one-side' }, lines: 'tile 9', sum: 9 },
  { name: 'three sides', board: THREE_SIDES, lines: 'tile 4', sum: 0 + 1 + 3 },
  { name: 'three sides', board: THREE_SIDES, options: { bridge: 'extended' }, lines: 'tile 4, bridge 40', sum: 44 },
  { name: 'a hexagon', board: HEXAGON, lines: 'tile 11, hexagon 50', sum: 5 + 5 + 1 + 50 },
  // Two sides are shared as well; a bridge is not added.
  { name: 'a hexagon', board: HEXAGON, options: PRESSMAN, lines: 'tile 11, hexagon 50', sum: 61 },
  { name: 'a double hexagon', board: DOUBLE_HEXAGON, lines: 'tile 12, double-hexagon 60', sum: 5 + 3 + 4 + 60 },
  {
    name: 'a double hexagon',
    board: DOUBLE_HEXAGON,
    options: PRESSMAN,
    lines: 'tile 12, double-hexagon 100',
    sum: 112,
  },
  { name: 'a triple hexagon', board: TRIPLE_HEXAGON, lines: 'tile 12, triple-hexagon 70', sum: 3 + 4 + 5 + 70 },
  {
    name: 'a triple hexagon',
    board: TRIPLE_HEXAGON,
    options: PRESSMAN,
    lines: 'tile 12, triple-hexagon 150',
    sum: 162,
  },
];

for (const { name, board, options = {}, lines, sum } of CASES) {
  describe(`${name} with ${JSON.stringify(options)}`, () => {
    views(board).forEach((view, i) => {
      it(`earns ${sum} for ${view.last}${i < 6 ? '' : ', in a mirror'}`, () => {
        const state = before(view, options);
        const after = play(state, view.last);
        expect(linesText(after)).to.equal(lines);
        expect(after.scores).to.deep.equal([sum, 0]);
      });
    });
  });
}

const HOUSE: Options = { hexagons: [1, 20, 300] };
const BOARDS = { BRIDGE, HEXAGON, DOUBLE_HEXAGON, TRIPLE_HEXAGON };

describe('other scores', () => {
  const cases: readonly [why: string, options: Options, earned: Record<keyof typeof BOARDS, string>][] = [
    [
      'hexagons of the house',
      HOUSE,
      {
        BRIDGE: 'tile 11, bridge 40',
        HEXAGON: 'tile 11, hexagon 1',
        DOUBLE_HEXAGON: 'tile 12, double-hexagon 20',
        TRIPLE_HEXAGON: 'tile 12, triple-hexagon 300',
      },
    ],
    [
      'children count tiles',
      { scoring: 'simple', ...HOUSE },
      {
        BRIDGE: 'tile 1, bridge 1',
        HEXAGON: 'tile 1, hexagon 1',
        DOUBLE_HEXAGON: 'tile 1, double-hexagon 2',
        TRIPLE_HEXAGON: 'tile 1, triple-hexagon 3',
      },
    ],
    ['nothing is counted', { scoring: 'none' }, { BRIDGE: '', HEXAGON: '', DOUBLE_HEXAGON: '', TRIPLE_HEXAGON: '' }],
  ];
  for (const [why, options, earned] of cases) {
    for (const [name, lines] of Object.entries(earned)) {
      it(`${why}: ${name} earns ${lines || 'nothing'}`, () => {
        const board = BOARDS[name as keyof typeof BOARDS];
        expect(linesText(play(before(board, options), board.last))).to.equal(lines);
      });
    }
  }

  it('are worth nothing where a hexagon is worth nothing, not even a bridge', () => {
    const options: Options = { bridge: 'extended', hexagons: [0, 0, 0] };
    expect(linesText(play(before(HEXAGON, options), HEXAGON.last))).to.equal('tile 11');
  });
});

describe('what a tile would earn', () => {
  const scoring: Pick<TriominoOptions, 'bridge' | 'hexagons' | 'scoring'> = {
    bridge: 'one-side',
    hexagons: [50, 60, 70],
    scoring: 'standard',
  };

  it('is told in parts, with the corners in the middle of hexagons', () => {
    expect(scorePlacement(laidIn(DOUBLE_HEXAGON.laid), tileIn(DOUBLE_HEXAGON.last), scoring)).to.deep.equal({
      ...{ tile: 12, bonus: 2, bonusPoints: 60, total: 72 },
      centres: [
        [1, 0],
        [2, 1],
      ],
    });
    expect(scorePlacement(laidIn(BRIDGE.laid), tileIn(BRIDGE.last), scoring)).to.deep.equal({
      ...{ tile: 11, bonus: 'bridge', bonusPoints: 40, total: 51, centres: [] },
    });
    expect(scorePlacement([], tileIn('123@0,0'), scoring)).to.deep.equal({
      ...{ tile: 6, bonus: null, bonusPoints: 0, total: 6, centres: [] },
    });
  });
});

describe('the lines of a score', () => {
  it('name the tile’s own triangle, and all triangles of the hexagons', () => {
    const { lines } = play(before(DOUBLE_HEXAGON), DOUBLE_HEXAGON.last);
    expect(lines.map(({ code, seat, round }) => [code, seat, round])).to.deep.equal([
      ['tile', 0, 1],
      ['double-hexagon', 0, 1],
    ]);
    expect(lines[0]?.cells).to.deep.equal(['0,0']);
    const all = `${DOUBLE_HEXAGON.laid} ${DOUBLE_HEXAGON.last}`.split(' ').map((tile) => tile.split('@')[1]);
    expect(lines[1]?.cells).to.have.members(all).and.to.have.lengthOf(10);
  });

  it('begin with what was earned earlier', () => {
    const state = at(`${BRIDGE.laid} | 344,222 / ?7 | 0 0 0 - 3 | 12,-5`);
    expect([0, 1].map((seat) => linesText(state, seat))).to.deep.equal(['earlier 12', 'earlier -5']);
    expect(linesText(play(state, BRIDGE.last))).to.equal('earlier 12, tile 11, bridge 40');
  });
});

describe('the boards of these tests', () => {
  it('fit only without mirror images as they stand, and only with them in a mirror', () => {
    for (const { laid, last } of [BRIDGE, HEXAGON, DOUBLE_HEXAGON, TRIPLE_HEXAGON, TWO_SIDES, THREE_SIDES]) {
      const state = before({ laid, last }, { tiles: 56 });
      expect(refusalOf(state, last)).to.equal(undefined);
    }
    expect(() => before({ laid: mirrored(BRIDGE.laid), last: mirrored(BRIDGE.last) }, { tiles: 56 })).to.throw(
      'no tile',
    );
  });
});
