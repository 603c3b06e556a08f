/** Points beside a tile that is about to be laid, or has just been laid. */
import { css, nothing, svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { cornersOf } from '../../../../games/triomino/grid.js';
import type { Cell, Point } from '../../../../games/triomino/grid.js';
import { figure, signed } from '../../../../locales/common/figures.js';
import { centreOf, pointAt } from './geometry.js';
import type { Box } from './geometry.js';

/** The part of the table that is seen, and the units of the drawing for a pixel. */
export interface Sight {
  readonly view: Box;
  readonly unit: number;
}

/** Points and where they belong. */
export interface Earned {
  readonly tile: Cell;
  readonly points: number;
  readonly bonus: Bonus;
}

/**
 * The points of some tiles, each in a free place in sight beside its tile, where it hides as little as possible of the others.
 * @param taken the laid tiles
 */
export function pills(
  earned: readonly Earned[],
  taken: readonly Cell[],
  { view, unit }: Sight,
): readonly SVGTemplateResult[] {
  const numbers = [...taken, ...earned.map(({ tile }) => tile)].flatMap(numbersOn);
  const used: Point[] = [];
  return earned.map((each) => {
    const half = widthOf(each) * 0.5 * unit;
    const cost = (at: Point) =>
      overlap(at, numbers, half + 12, 13 * unit + 14) +
      4 * overlap(at, used, 2 * half, 26 * unit) +
      distance(at, centreOf(each.tile)) +
      outside(at, half, { view, unit });
    const spots = spotsBeside(each.tile, half, 13 * unit);
    const [best] = spots.map((at) => ({ at, cost: cost(at) })).sort((a, b) => a.cost - b.cost);
    const at = best?.at ?? centreOf(each.tile);
    used.push(at);
    return pill(at, each, unit);
  });
}

/** Where the numbers of a tile stand. */
function numbersOn(tile: Cell): readonly Point[] {
  const [x, y] = centreOf(tile);
  return cornersOf(tile)
    .map(pointAt)
    .map(([toX, toY]): Point => [x + (toX - x) * 0.45, y + (toY - y) * 0.45]);
}

/** On each side of a tile, beside its corners, and the same farther away, for crowded tables. */
function spotsBeside(tile: Cell, half: number, halfHeight: number): readonly Point[] {
  const [x, y] = centreOf(tile);
  return [0, 45, 90].flatMap((away): Point[] => {
    const aside = half + 32 + away;
    const above = halfHeight + 66 + away;
    return [
      ...[-60, -30, 0, 30, 60].flatMap((dy): Point[] => [
        [x + aside + Math.abs(dy) / 2, y + dy],
        [x - aside - Math.abs(dy) / 2, y + dy],
      ]),
      ...[-50, 0, 50].flatMap((dx): Point[] => [
        [x + dx, y - above],
        [x + dx, y + above],
      ]),
    ];
  });
}

/** A near spot is better, as long as it covers no more. */
const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY) / 2;

/** How much a box at a point would cover of boxes at others. */
const overlap = ([x, y]: Point, others: readonly Point[], width: number, height: number): number =>
  others.reduce(
    (sum, [toX, toY]) => sum + Math.max(0, width - Math.abs(x - toX)) * Math.max(0, height - Math.abs(y - toY)),
    0,
  );

/** What lies outside of the view is worse than all else. */
function outside([x, y]: Point, half: number, { view, unit }: Sight): number {
  const dx = Math.abs(x - view.x - view.width / 2) + half - view.width / 2;
  const dy = Math.abs(y - view.y - view.height / 2) + 14 * unit - view.height / 2;
  return Math.max(0, dx, dy) * 1e4;
}

/** What a pill says besides its points. */
export type Bonus = 'bridge' | 'hexagon' | undefined;

const textOf = (points: number): string => (points === 0 ? figure(0) : signed(points));

/** In pixels. */
const widthOf = ({ points, bonus }: Earned): number => textOf(points).length * 10 + 18 + (bonus ? SIGN : 0);
const SIGN = 22;

const SIGNS: Readonly<Record<'bridge' | 'hexagon', string>> = {
  bridge: 'M-6 5V2a6 6 0 0 1 12 0v3M-8 5h16',
  hexagon: 'M-6.5 0-3.2-5.6H3.2L6.5 0 3.2 5.6H-3.2z',
};

function pill([x, y]: Point, earned: Earned, unit: number): SVGTemplateResult {
  const { points, bonus } = earned;
  const width = widthOf(earned);
  const sign = bonus && svg`<path class="sign" d=${SIGNS[bonus]} transform="translate(${19 - width / 2} 0)"></path>`;
  return svg`<g class="pill" data-bonus=${bonus ?? nothing} transform="translate(${x} ${y}) scale(${unit})"><g class="pill-body"><rect x=${-width / 2} y="-13" width=${width} height="26" rx="13"></rect>${sign}<text class="badge" x=${bonus ? SIGN / 2 : 0} y="5.8">${textOf(points)}</text></g></g>`;
}

export const pillStyles = css`
  .pill {
    pointer-events: none;
  }

  .pill rect {
    fill: color-mix(in srgb, var(--_board), #000 62%);
    stroke: rgb(255 255 255 / 0.45);
  }

  .pill .badge {
    font-size: 16px;
    fill: #fff;
  }

  .sign {
    fill: none;
    stroke: var(--_on-gold);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .pill[data-bonus] rect {
    fill: var(--_gold);
    stroke: #fff3cf;
  }

  .pill[data-bonus] .badge {
    fill: var(--_on-gold);
  }
`;
