import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { isUp } from '../../games/triomino/grid.js';
import type { LaidTile } from '../../games/triomino/state.js';
import { COLUMN, ROW } from './geometry.js';

/** A triangle that points up, with round corners, 100 by 86.6 units. */
export const UP = 'M55 12.7 91.5 75.9Q96.5 84.6 86.5 84.6H13.5Q3.5 84.6 8.5 75.9L45 12.7Q50 4 55 12.7Z';

/** A tile with upright numbers in its corners, clockwise from the apex. */
export function face([apex, left, right]: readonly string[], up: boolean): SVGTemplateResult {
  const [first, other, turn] = up ? [41, 80, 0] : [65, 26, 180];
  return svg`<path d=${UP} transform="rotate(${turn} 50 43.3)"></path><text x="50" y=${first}>${apex}</text><text x="27" y=${other}>${up ? right : left}</text><text x="73" y=${other}>${up ? left : right}</text>`;
}

/** A tile in its place. @param look its class */
export const placed = (tile: LaidTile, look: string, more: unknown = ''): SVGTemplateResult =>
  svg`<g class=${look} transform="translate(${tile.column * COLUMN} ${tile.row * ROW})">${face([...tile.values], isUp(tile))}${more}</g>`;
