import { expect } from 'chai';
import { cellName, cellsAround, isUp, keyOf, neighboursOf } from '../../../src/games/triomino/grid.js';
import type { Cell, Point } from '../../../src/games/triomino/grid.js';
import { scorePlacement, tilesOf } from '../../../src/games/triomino/index.js';
import type { TriominoOptions } from '../../../src/games/triomino/index.js';
import { isTile, tileOf, turnsOf } from '../../../src/games/triomino/tiles.js';
import { BRIDGE, DOUBLE_HEXAGON, HEXAGON, NO_BRIDGE, THREE_SIDES, TRIPLE_HEXAGON, TWO_SIDES } from './boards.js';
import { PRESSMAN, at, laidIn, linesText, pips, play, tileIn, total } from './helpers.js';
import type { Options } from './helpers.js';
import { centreOf, dotName, dotNames, dotOf, drawn, mirrored, near, turned } from './plane.js';
import type { Dot } from './plane.js';

const CELLS: readonly Cell[] = near('0,0', 5).map((name) => {
  const [column = NaN, row = NaN] = name.split(',').map(Number);
  return { column, row };
});
const POINTS: readonly Point[] = near('0,0', 5)
  .map((name) => name.split(',').map(Number) as [number, number])
  .filter(([x, y]) => Math.abs(x + y) % 2 === 1);

const distance = (a: Dot, b: Dot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The direction of a dot seen from another, in sixths of a turn clockwise from straight up. */
const direction = (from: Dot, to: Dot): number =>
  (Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 3) / Math.PI) + 6) % 6;

/** Twice the area of a triangle, positive where its corners go clockwise, as `y` grows downwards. */
const turning = ([a, b, c]: readonly [Dot, Dot, Dot]): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

describe('the triangles', () => {
  it('are drawn with three sides of length 1, clockwise from the lone corner', () => {
    for (const cell of CELLS) {
      const dots = drawn(cellName(cell));
      const [a, b, c] = dots;
      for (const side of [distance(a, b), distance(b, c), distance(c, a)]) expect(side).to.be.closeTo(1, 1e-9);
      expect(turning(dots)).to.be.greaterThan(0);
      expect(b.y, 'the two others are level').to.equal(c.y);
      expect(a.y < b.y).to.equal(isUp(cell));
    }
  });

  it('have each neighbour behind the side from one corner to the next', () => {
    for (const cell of CELLS) {
      const name = cellName(cell);
      const dots = dotNames(name);
      neighboursOf(cell).forEach((neighbour, side) => {
        const common = dotNames(cellName(neighbour)).filter((dot) => dots.includes(dot));
        expect(common).to.have.members([dots[side], dots[(side + 1) % 3]]);
      });
    }
  });

  it('meet in sixes round each corner, named clockwise', () => {
    for (const point of POINTS) {
      const dot = dotOf(point);
      const meeting = near(`${point[0]},${point[1]}`).filter((name) => dotNames(name).includes(dotName(dot)));
      const around = cellsAround(point).map(cellName);
      expect(around).to.have.lengthOf(6).and.to.have.members(meeting);
      expect(around.map((name) => direction(dot, centreOf(name)))).to.deep.equal([0, 1, 2, 3, 4, 5]);
    }
  });

  it('and the corners have different keys', () => {
    const far = [-999, -1, 0, 1, 999];
    const names = [...CELLS, ...far.flatMap((column) => far.map((row) => ({ column, row })))].map(cellName);
    const keys = [...new Set(names)].map((name) => {
      const [x = NaN, y = NaN] = name.split(',').map(Number);
      return keyOf(x, y);
    });
    expect(new Set(keys).size).to.equal(new Set(names).size);
  });
});

/** Written down one by one: a printed set. */
const PRINTED = [
  ...['000', '001', '002', '003', '004', '005', '011', '012', '013', '014', '015', '022', '023', '024', '025'],
  ...['033', '034', '035', '044', '045', '055', '111', '112', '113', '114', '115', '122', '123', '124', '125'],
  ...['133', '134', '135', '144', '145', '155', '222', '223', '224', '225', '233', '234', '235', '244', '245'],
  ...['255', '333', '334', '335', '344', '345', '355', '444', '445', '455', '555'],
];

const different = (tile: string): number => new Set(tile).size;

describe('the tiles', () => {
  it('are 56, ascending', () => {
    expect(tilesOf(56)).to.deep.equal(PRINTED);
    expect(PRINTED).to.have.lengthOf(56);
  });

  it('have 420 pips, with so many tiles of each sum', () => {
    expect(total(tilesOf(56).map(pips))).to.equal(420);
    const sums = Array.from({ length: 16 }, (_, sum) => tilesOf(56).filter((tile) => pips(tile) === sum).length);
    expect(sums).to.deep.equal([1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3, 2, 1, 1]);
  });

  it('are 76 with the mirror images of those with three numbers', () => {
    const mirrors = tilesOf(76).filter((tile) => !PRINTED.includes(tile));
    expect(tilesOf(76)).to.have.lengthOf(76).and.to.include.members(PRINTED);
    const turnedOver = PRINTED.filter((tile) => different(tile) === 3).map(([a = '', b = '', c = '']) => a + c + b);
    expect(mirrors).to.have.members(turnedOver);
  });
});

describe('a tile', () => {
  it('has the same name from whichever corner it is read', () => {
    for (const tile of tilesOf(76)) {
      for (const turn of turnsOf(tile)) expect(tileOf(turn)).to.equal(tile);
      expect(turnsOf(tile)).to.have.lengthOf(different(tile) === 1 ? 1 : 3);
    }
    expect(turnsOf('012')).to.deep.equal(['012', '120', '201']);
  });

  for (const text of ['', '0', '01', '0123', '210', '102', '016', 'abc', '?', '-', '0.1', '٠١٢']) {
    it(`has not the name ${JSON.stringify(text)}`, () => expect(isTile(text)).to.equal(false));
  }
});

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
});
