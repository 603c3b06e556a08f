/**
 * The triangles as one would draw them, with sides of length 1, and `y` growing downwards; the formulas of the grid are held against this. It
 * shares no code with the rules: triangles go by their names, `3,-1`, and corners by theirs.
 */

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** How high a triangle is. */
const HEIGHT = Math.sqrt(3) / 2;

/**
 * The corners of a triangle, clockwise from the apex. A row is a strip as high as a triangle, in which those that stand on a side and those that
 * stand on a corner take turns, each half a side further to the right.
 */
export function drawn(name: string): readonly [Dot, Dot, Dot] {
  const [column = NaN, row = NaN] = name.split(',').map(Number);
  const [left, middle, right] = [column / 2, column / 2 + 0.5, column / 2 + 1];
  const [top, bottom] = [row * HEIGHT, (row + 1) * HEIGHT];
  const standsOnSide = Math.abs(column + row) % 2 === 0;
  return standsOnSide
    ? [
        { x: middle, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ]
    : [
        { x: middle, y: bottom },
        { x: left, y: top },
        { x: right, y: top },
      ];
}

/** Where a corner of the grid is drawn: half a side for each step to the right. */
export const dotOf = ([x, y]: readonly [number, number]): Dot => ({ x: x / 2, y: y * HEIGHT });

/** A dot by its name: the same for all triangles that meet there. */
export const dotName = ({ x, y }: Dot): string => `${Math.round(x * 2)}/${Math.round(y / HEIGHT)}`;

const named = new Map<string, readonly string[]>();

/** The corners of a triangle by their names. */
export function dotNames(triangle: string): readonly string[] {
  const names = named.get(triangle) ?? drawn(triangle).map(dotName);
  named.set(triangle, names);
  return names;
}

/** How many corners two triangles have in common. */
export const shared = (one: string, other: string): number => {
  const dots = dotNames(other);
  return dotNames(one).filter((dot) => dots.includes(dot)).length;
};

/** All triangles in a square round one of them. */
export function near(name: string, distance = 3): string[] {
  const [column = NaN, row = NaN] = name.split(',').map(Number);
  const steps = Array.from({ length: 2 * distance + 1 }, (_, i) => i - distance);
  return steps.flatMap((down) => steps.map((right) => `${column + right},${row + down}`));
}

export const centreOf = (name: string): Dot => {
  const dots = drawn(name);
  return { x: dots.reduce((sum, { x }) => sum + x, 0) / 3, y: dots.reduce((sum, { y }) => sum + y, 0) / 3 };
};

/** The middle of all turning: the top of `0,0`. */
const PIVOT: Dot = { x: 0.5, y: 0 };

const turnedDot = (dot: Dot, sixths: number): Dot => {
  const [x, y] = [dot.x - PIVOT.x, dot.y - PIVOT.y];
  const [cos, sin] = [Math.cos((sixths * Math.PI) / 3), Math.sin((sixths * Math.PI) / 3)];
  return { x: PIVOT.x + x * cos - y * sin, y: PIVOT.y + x * sin + y * cos };
};

const mirroredDot = ({ x, y }: Dot): Dot => ({ x: 2 * PIVOT.x - x, y });

/** Laid tiles in letters after their corners have been moved. */
function moved(tiles: string, move: (dot: Dot) => Dot): string {
  return tiles
    .split(' ')
    .map((tile) => {
      const [values = '', name = ''] = tile.split('@');
      const dots = drawn(name).map(move);
      const left = Math.round(Math.min(...dots.map(({ x }) => x)) * 2);
      const top = Math.round(Math.min(...dots.map(({ y }) => y)) / HEIGHT);
      const numbers = new Map(dots.map((dot, i) => [dotName(dot), values.charAt(i)]));
      const there = `${left},${top}`;
      return `${dotNames(there)
        .map((dot) => numbers.get(dot))
        .join('')}@${there}`;
    })
    .join(' ');
}

/** Laid tiles in letters, turned clockwise by so many sixths of a full turn. */
export const turned = (tiles: string, sixths: number): string => moved(tiles, (dot) => turnedDot(dot, sixths));

/** Laid tiles in letters, seen in a mirror. */
export const mirrored = (tiles: string): string => moved(tiles, mirroredDot);
