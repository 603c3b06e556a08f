import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { isUp } from '../../games/triomino/grid.js';
import type { LaidTile } from '../../games/triomino/state.js';
import { COLUMN, ROW } from './geometry.js';

/** A triangle on its side, and one on its tip, with round corners; each in a field of 100 by 86.6. */
export const UP = 'M55 12.7 91.5 75.9Q96.5 84.6 86.5 84.6H13.5Q3.5 84.6 8.5 75.9L45 12.7Q50 4 55 12.7Z';
export const DOWN = 'M55 73.9 91.5 10.7Q96.5 2 86.5 2H13.5Q3.5 2 8.5 10.7L45 73.9Q50 82.6 55 73.9Z';

/** A tile with its numbers upright in its corners, clockwise from the apex. */
export function face(values: string, up: boolean): SVGTemplateResult {
  const [apex, second, third] = values;
  return up
    ? svg`<path d=${UP}></path><text x="50" y="41">${apex}</text><text x="73" y="80">${second}</text><text x="27" y="80">${third}</text>`
    : svg`<path d=${DOWN}></path><text x="50" y="65">${apex}</text><text x="27" y="26">${second}</text><text x="73" y="26">${third}</text>`;
}

/** A tile in its place. @param look the class: what it is there for */
export const placed = (tile: LaidTile, look: string, more: unknown = ''): SVGTemplateResult =>
  svg`<g class=${look} transform="translate(${tile.column * COLUMN} ${tile.row * ROW})">${face(tile.values, isUp(tile))}${more}</g>`;
