import { nothing, svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { isUp } from '../../../../games/triomino/grid.js';
import type { Cell } from '../../../../games/triomino/grid.js';
import type { LaidTile } from '../../../../games/triomino/state.js';
import { flat, inline, print } from '../../../../ui/flat-template.js';
import { COLUMN, ROW } from './geometry.js';

/** Triangles with round corners that point up and down, 100 by 86.6 units. All but the start is relative, so that they can be drawn anywhere. */
const UP = 'l36.5 63.2q5 8.7-5 8.7h-73q-10 0-5-8.7l36.5-63.2q5-8.7 10 0z';
const DOWN = 'l36.5-63.2q5-8.7-5-8.7h-73q-10 0-5 8.7l36.5 63.2q5 8.7 10 0z';

/** A triangle whose box begins at a point of the drawing. */
export const outline = (up: boolean, x = 0, y = 0): string => `M${x + 55} ${y + (up ? 12.7 : 73.9)}${up ? UP : DOWN}`;

/** The triangles of some cells, as one path. */
export const outlinesOf = (cells: readonly Cell[]): string =>
  cells.map((cell) => outline(isUp(cell), cell.column * COLUMN, cell.row * ROW)).join('');

/** A tile with upright numbers in its corners, clockwise from the apex; for a flat template. */
export function face([apex, left, right]: readonly string[], up: boolean): SVGTemplateResult {
  const [first, other] = up ? [43.5, 80] : [64.5, 28];
  const number = (value: string | undefined, x: number, y: number) =>
    svg`<text class="n${value}" x="${print(x)}" y="${print(y)}">${value}</text>`;
  return svg`<path class="face" d="${print(outline(up))}"></path>${inline(number(apex, 50, first), number(up ? right : left, 27.5, other), number(up ? left : right, 72.5, other))}`;
}

/** What makes a tile of a triangle: its shadow and its thickness, below the face. */
export const body = (path: string): SVGTemplateResult =>
  svg`<path class="cast" d=${path}></path><path class="edge" d=${path}></path>`;

const bodyOf = (up: boolean): SVGTemplateResult =>
  svg`<path class="cast" d="${print(outline(up))}"></path><path class="edge" d="${print(outline(up))}"></path>`;

/** The back of a tile; for a flat template. */
export const back = (up: boolean): SVGTemplateResult => svg`<path class="back" d="${print(outline(up))}"></path>`;

/** A tile by itself; its back if it is unknown. */
export const solid = (values: string | null, up: boolean): SVGTemplateResult =>
  flat(svg`${inline(bodyOf(up), values === null ? back(up) : face([...values], up))}`);

/** A tile in its place. @param look its class */
export const placed = (tile: LaidTile, look: string, isSolid = false): SVGTemplateResult =>
  flat(
    svg`<g class=${look} transform="translate(${tile.column * COLUMN} ${tile.row * ROW})">${isSolid ? flat(bodyOf(isUp(tile))) : nothing}${inline(face([...tile.values], isUp(tile)))}</g>`,
  );
