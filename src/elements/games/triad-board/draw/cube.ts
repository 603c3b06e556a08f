/** A die as a cube in space, without a page: x to the right, y to the viewer, z up; 100 is the side of a cell, 76 that of the die. */

export type Vector = readonly [x: number, y: number, z: number];

/** How a cube is turned: the rows of a matrix. */
export type Turn = readonly [Vector, Vector, Vector];

/** The ways in which a cube rolls before it is turned as a whole. */
export type Way = 'right' | 'left' | 'near' | 'far';

/** Where a cube is. */
export interface Pose {
  /** The middle of the cube over the board. */
  readonly x: number;
  readonly y: number;
  /** How high it is over the board. Default: 0. */
  readonly height?: number;
  readonly turn: Turn;
  /** Default: 1. */
  readonly scale?: number;
}

/** One side of a cube, as it is seen. */
export interface SeenSide {
  /** The number of the side: 0 to 3 lie on top one after the other while the cube rolls, 4 and 5 are at its ends. */
  readonly side: number;
  /** The six numbers of a matrix in SVG, for a drawing round the middle of the side. */
  readonly matrix: string;
  /** How much is seen of the side, from 0 to 1. */
  readonly facing: number;
  /** How much darker or, below 0, lighter than the upper side of a die at rest it is. */
  readonly shade: number;
}

/** A cube as it is seen from above, a little from the front. Paths are relative to its place. */
export interface SeenCube {
  readonly body: string;
  /** The radius of the rounded corners. */
  readonly corner: number;
  /** From the back to the front. */
  readonly sides: readonly SeenSide[];
  /** The edge between the two sides that are seen best. */
  readonly edge: { readonly path: string; readonly width: number; readonly facing: number } | undefined;
  readonly shadow: string;
  /** How high it is over its shadow. */
  readonly height: number;
}

type Point = readonly [x: number, y: number];

const HALF = 38;
/** The view of a die at rest, without perspective: what y and z are in the picture. */
const [DEPTH, UPRIGHT] = [0.993, 0.118];
/** The light comes from the upper left. */
const LIGHT: Vector = [-0.33, -0.38, 0.864];
const SIGNS = [-1, 1] as const;
const CORNERS = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z])));

const { abs, cos, max, min, sin } = Math;
const QUARTER = Math.PI / 2;

export const clamp = (value: number): number => min(1, max(0, value));
export const between = (from: number, to: number, part: number): number => from + (to - from) * part;
/** Rises smoothly from 0 to 1 while a value goes from one to another. */
export const rise = (from: number, to: number, value: number): number => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (turn: Turn, v: Vector): Vector => [dot(turn[0], v), dot(turn[1], v), dot(turn[2], v)];
const scaled = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by];
const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const inverse = ([a, b, c]: Turn): Turn => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

/** A turn after another one. */
export function after(first: Turn, then: Turn): Turn {
  const columns = inverse(first);
  const row = (v: Vector): Vector => [dot(v, columns[0]), dot(v, columns[1]), dot(v, columns[2])];
  return [row(then[0]), row(then[1]), row(then[2])];
}

/** Rolled in a direction by an angle. */
export function rolled(way: Way, angle: number): Turn {
  const [c, s] = [cos(angle), sin(way === 'right' || way === 'near' ? angle : -angle)];
  return way === 'right' || way === 'left'
    ? [
        [c, 0, s],
        [0, 1, 0],
        [-s, 0, c],
      ]
    : [
        [1, 0, 0],
        [0, c, s],
        [0, -s, c],
      ];
}

/** Turned on the board, clockwise as it is seen. */
export const yawed = (angle: number): Turn => [
  [cos(angle), -sin(angle), 0],
  [sin(angle), cos(angle), 0],
  [0, 0, 1],
];

/** The directions of a side: to its right, to its foot, and out of it. Whichever comes to lie on top is upright. */
type Frame = readonly [right: Vector, foot: Vector, out: Vector];

function framesOf(way: Way): readonly Frame[] {
  const round = [0, 1, 2, 3].map((quarter): Frame => {
    const [right, foot, out] = rolled(way, quarter * QUARTER);
    return [right, foot, out];
  });
  const isSideways = way === 'right' || way === 'left';
  const ends = SIGNS.map((sign): Frame =>
    isSideways
      ? [
          [1, 0, 0],
          [0, 0, -sign],
          [0, sign, 0],
        ]
      : [
          [0, 0, -sign],
          [0, 1, 0],
          [sign, 0, 0],
        ],
  );
  return [...round, ...ends];
}

const FRAMES: Readonly<Record<Way, readonly Frame[]>> = {
  right: framesOf('right'),
  left: framesOf('left'),
  near: framesOf('near'),
  far: framesOf('far'),
};

const project = ([x, y, z]: Vector): Point => [x, y * DEPTH - z * UPRIGHT];

/** @param corner the radius of the corners of the die at rest */
export function seenCube({ height = 0, turn, scale = 1 }: Pose, way: Way, corner: number): SeenCube {
  const frames = FRAMES[way].map((frame) => frame.map((v) => apply(turn, v)) as unknown as Frame);
  const top = max(...frames.map(([, , out]) => out[2]));
  // A cube that stands on an edge looks less round.
  const tilt = clamp((1 - top) / 0.29);
  const radius = between(corner, corner * 0.65, tilt);
  const [, , up] = turn;
  const above = HALF * (abs(up[0]) + abs(up[1]) + abs(up[2]) - 1) * 0.86 + height;
  const size = scale * (1 + above / 700);
  const place = (v: Vector): Point => {
    const [x, y] = project(v);
    return [x * size, y * size - above * 0.34 * scale + 1.3 * scale];
  };
  const corners = CORNERS.map((v) => apply(turn, scaled(v, HALF - radius)));
  const ground = ([x, y, z]: Vector): Point => {
    const over = z + HALF + above;
    return [(x + over * 0.05) * scale, (y * DEPTH + 5 + over * 0.13) * scale];
  };
  const sides = frames
    .map((frame, side): SeenSide => seenSide(frame, side, between(1, 0.905, tilt) * size, place))
    .filter(({ facing }) => facing > 0.02)
    .sort((a, b) => a.facing - b.facing);
  return {
    body: outline(corners.map(place)),
    corner: radius * size,
    sides,
    edge: tilt > 0.02 ? edgeBetween(frames, sides, { radius, tilt, size, place }) : undefined,
    shadow: outline(corners.map(ground)),
    height: above,
  };
}

function seenSide([right, foot, out]: Frame, side: number, size: number, place: (v: Vector) => Point): SeenSide {
  const [x, y] = place(scaled(out, HALF));
  const [[a, b], [c, d]] = [project(right), project(foot)];
  const numbers = [a * size, b * size, c * size, d * size, x, y].map((number) => number.toFixed(3));
  return {
    side,
    matrix: numbers.join(' '),
    facing: out[1] * UPRIGHT + out[2] * DEPTH,
    shade: LIGHT[2] - dot(out, LIGHT),
  };
}

function edgeBetween(
  frames: readonly Frame[],
  sides: readonly SeenSide[],
  { radius, tilt, size, place }: { radius: number; tilt: number; size: number; place: (v: Vector) => Point },
): SeenCube['edge'] {
  const [second, first] = sides.slice(-2);
  if (!first || !second) return undefined;
  const outs = [first, second].map(({ side }) => frames[side]?.[2] as Vector) as [Vector, Vector];
  const middle = scaled(sum(...outs), HALF * (1 - (0.293 * radius) / HALF));
  const along = scaled(cross(...outs), 27);
  const ends = [along, scaled(along, -1)].map((v) => place(sum(middle, v)));
  return { path: `M${ends.map(written).join('L')}`, width: 5 * tilt * size, facing: second.facing };
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line round points. */
function outline(points: readonly Point[]): string {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return `M${[...halfOutline(sorted), ...halfOutline(sorted.reverse())].map(written).join('L')}Z`;
}

function halfOutline(points: readonly Point[]): readonly Point[] {
  const line: Point[] = [];
  for (const point of points) {
    while (line.length > 1 && !isLeftTurn(line.at(-2) as Point, line.at(-1) as Point, point)) line.pop();
    line.push(point);
  }
  return line.slice(0, -1);
}

const isLeftTurn = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
