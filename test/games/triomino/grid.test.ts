import { expect } from 'chai';
import { cellName, cellsAround, cornersOf, isUp, keyOf, neighboursOf } from '../../../src/games/triomino/grid.js';
import type { Cell, Point } from '../../../src/games/triomino/grid.js';
import { centreOf, dotName, dotNames, dotOf, drawn, mirrored, near, shared, turned } from './plane.js';
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

  it('have their corners where they are drawn', () => {
    for (const cell of CELLS) {
      const dots = drawn(cellName(cell));
      cornersOf(cell).forEach((corner, i) => {
        expect(distance(dotOf(corner), dots[i] as Dot), `${cellName(cell)}, corner ${i}`).to.be.closeTo(0, 1e-9);
        expect(Math.abs(corner[0] + corner[1]) % 2).to.equal(1);
      });
    }
  });

  it('have as neighbours those with which they are drawn to share a side', () => {
    for (const cell of CELLS) {
      const name = cellName(cell);
      const beside = near(name).filter((other) => shared(name, other) === 2);
      expect(neighboursOf(cell).map(cellName), name).to.have.members(beside);
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

describe('the turning of a test', () => {
  const TILES = '012@0,0 344@1,0 055@-1,0 123@0,1';

  it('comes back after six sixths, and after two mirrors', () => {
    expect(turned(TILES, 6)).to.equal(TILES);
    expect(turned(turned(TILES, 2), 4)).to.equal(TILES);
    expect(mirrored(mirrored(TILES))).to.equal(TILES);
  });

  it('brings a tile one sixth on round the top of the first triangle, and turns it over in a mirror', () => {
    expect(turned('012@0,0', 1)).to.equal('120@-1,0');
    expect(mirrored('012@0,0')).to.equal('021@0,0');
  });
});
