import { SIZE } from '../../../../games/triad/board.js';
import type { Die } from '../../../../games/triad/index.js';
import { after, between, clamp, rise, rolled, yawed } from './cube.js';
import type { Cube } from './cube-view.js';
import type { Pose, Way } from './cube.js';

/** A place on the drawing of the board, of which a cell is 100 wide. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of the place with this number, counted row by row. */
export const spotAt = (place: number): Spot => ({
  x: (place % SIZE) * 100 + 50,
  y: Math.floor(place / SIZE) * 100 + 50,
});

const { abs, cos, floor, max, min, PI, sign, sin } = Math;
const QUARTER = PI / 2;
const STILL = rolled('right', 0);
/** The border of a cell takes a little from its die. */
const LYING = 0.97;

/** The value that neither side shows. */
const third = (a: number, b: number): number => [1, 2, 3].find((value) => value !== a && value !== b) as number;

/** What lies on top after each quarter turn, from one value to another; then what is seen at the ends. */
function valuesOver(turns: number, from: number, to: number): readonly number[] {
  const other = third(from, to);
  const last = from === to ? third(from, other) : from;
  const ways = [[from], [from, to], [from, other, to], [from, other, last, to]];
  const way = ways[turns] as readonly number[];
  return [...way, ...Array.from({ length: 6 - way.length }, () => other)];
}

/** A die that goes from cell to cell, or turns in its own. */
export interface Roll {
  readonly from: Spot;
  readonly to: Spot;
  /** The die before and after it. */
  readonly before: Die;
  readonly die: Die;
}

/** A die on its way from cell to cell, a quarter turn each. On a diagonal it turns to where it goes, and back. @param part from 0 to 1 */
export function rollingDie({ from, to, before, die }: Roll, part: number): Cube {
  const [dx, dy] = [sign(to.x - from.x), sign(to.y - from.y)];
  const cells = max(abs(to.x - from.x), abs(to.y - from.y)) / 100;
  const [first, last] = [abs(before), abs(die)];
  // A step keeps its value: the die slides.
  if (first === last) {
    const slid = rise(0, 1, part);
    const pose = { x: between(from.x, to.x, slid), y: between(from.y, to.y, slid), turn: STILL, scale: LYING };
    return { die, way: 'right', values: valuesOver(0, first, last), pose };
  }
  const turns = cells || 1;
  const way: Way = dx ? (dx > 0 ? 'right' : 'left') : dy < 0 ? 'far' : 'near';
  const passed = turns * between(part, rise(0, 1, part), 0.5);
  const turned = min(turns - 1, floor(passed));
  const angle = (passed - turned) * QUARTER;
  const isDiagonal = dx !== 0 && dy !== 0;
  // Rolled over its leading edge, a die comes 76 far; for the rest it slides.
  const rolledOver = (38 - 38 * Math.SQRT2 * cos(angle + PI / 4)) / 76;
  const distance = 100 * (turned + between(passed - turned, rolledOver, isDiagonal ? 0.54 : 0.76));
  const yaw = isDiagonal ? sign(dx * dy) * (PI / 4) * rise(0, 0.26, part) * (1 - rise(0.74, 1, part)) : 0;
  const pose: Pose = {
    x: from.x + dx * distance,
    y: from.y + dy * distance,
    height: (isDiagonal ? 9 : cells ? 0 : 30) * sin(2 * angle),
    turn: after(rolled(way, turned * QUARTER + angle), yawed(yaw)),
    scale: LYING,
  };
  return { die, way, values: valuesOver(turns, first, last), pose };
}

/** Where a die in a tray lies, and how large it is there. */
export interface TraySpot extends Spot {
  readonly scale: number;
}

/** A die that is taken off and falls into its tray: it is lifted, flies in an arc, and keeps its face. @param part from 0 to 1 */
export function fallingDie(die: Die, from: Spot, to: TraySpot, part: number): Cube {
  const lifted = rise(0, 0.26, part);
  const flown = clamp((part - 0.16) / 0.84);
  const way = flown * flown * (3 - 2 * flown);
  const tilt = 0.3 * sin(PI * flown);
  const turn = after(rolled(to.x > from.x ? 'right' : 'left', tilt), rolled('far', tilt));
  const pose = {
    x: between(from.x, to.x, way),
    y: between(from.y, to.y, way) - 40 * sin(PI * way),
    height: 96 * sin(PI * (0.5 * lifted + 0.5 * clamp((part - 0.26) / 0.74))),
    scale: between(LYING, to.scale, way),
    turn,
  };
  return { die, way: 'right', values: valuesOver(0, abs(die), abs(die)), pose };
}

/** A number from 0 to 1 that looks like chance and is always the same. */
const looseness = (seed: number): number => {
  const number = sin(seed * 127.1 + 3.7) * 43_758.5;
  return number - floor(number);
};

/** In which order the dice of a side run to their places. */
const ORDER = [3, 0, 4, 1, 5, 2];
const ONE_AFTER_THE_OTHER = 22;
const RUN = 450;
/** How long it is until all dice lie in order, in milliseconds. */
export const OPENING = RUN + 6 * ONE_AFTER_THE_OTHER;

/** A die of the opening roll. */
export interface OpeningDie {
  readonly die: Die;
  readonly to: Spot;
}

/**
 * The dice of the opening roll: in two heaps at first, then each rolls to its place on a way of its own.
 * @param time in milliseconds
 */
export function openingDice(dice: readonly OpeningDie[], time: number): readonly Cube[] {
  const sides = [dice.filter(({ die }) => die > 0), dice.filter(({ die }) => die < 0)];
  return sides
    .flatMap((side, s) => side.map((one, i) => openingDie(one, i, s, time)))
    .sort((a, b) => a.pose.y - b.pose.y);
}

function openingDie({ die, to }: OpeningDie, i: number, side: number, time: number): Cube {
  const order = ORDER[i % ORDER.length] ?? 0;
  const part = clamp((time - order * ONE_AFTER_THE_OTHER - side * 12) / RUN);
  const run = 1 - (1 - part) ** 2.1;
  const isNear = to.y > 300;
  const turns = 2 + ((i + side) % 2);
  const from = {
    x: 168 + (order % 3) * 132 + (looseness(i + side * 9) - 0.5) * 30,
    y: (isNear ? 405 : 100) + (order > 2 ? 95 : 0) + (looseness(i * 7 + side) - 0.5) * 16,
  };
  const way: Way = i % 2 === 1 ? (isNear ? 'near' : 'far') : to.x > from.x ? 'right' : 'left';
  const bounce = part < 0.8 ? sin((PI * part) / 0.8) : 0.22 * sin((PI * (part - 0.8)) / 0.2);
  const value = abs(die);
  const first = 1 + floor(looseness(i * 3 + side * 17) * 3);
  return {
    die,
    way,
    values: valuesOver(turns, first, value),
    pose: {
      x: between(from.x, to.x, run),
      y: between(from.y, to.y, run),
      height: 54 * bounce,
      scale: LYING,
      turn: after(
        rolled(way, min(1, run * 1.03) * turns * QUARTER),
        yawed((looseness(i * 5 + side * 3 + 1) - 0.5) * 1.5 * (1 - run)),
      ),
    },
  };
}
