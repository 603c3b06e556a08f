import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import { PIN } from './curve-geometry.js';
import type { Geometry } from './curve-geometry.js';
import type { CurveData } from './curve-data.js';
import { markSign } from './mark.js';

/** How the lines of seats differ where they are not strong. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '1 2'] as const;

export const dashOf = (seat: Seat): string => DASHES[seat % DASHES.length]!;

/** What is written beside the lines of the scale. */
export type Figure = (value: number) => string;

/**
 * Draws the course of a game: what the strong seat could expect, over what chance gave (dotted) and what its decisions gave away (hatched) since the
 * start; the others as thin lines. A pure picture in its own size, for the element and for what is shared of it.
 */
export function curve(data: CurveData, place: Geometry, strong: Seat, figure: Figure): SVGTemplateResult {
  const start = data.starts?.[strong];
  const others = Array.from({ length: data.seats }, (_, seat) => seat).filter((seat) => seat !== strong);
  return svg`<defs>${patterns}</defs>
    ${place.scale.map((value) => gridLine(place, value, figure(value)))}
    <path class="curve-area luck" d=${place.area(strong, 'luck')}></path>
    <path class="curve-area play" d=${place.area(strong, 'play')}></path>
    ${start === undefined ? '' : svg`<path class="curve-start" d="M${place.left},${place.y(start)}H${place.right}"></path>`}
    ${others.map((seat) => svg`<path class="curve-line" stroke-dasharray=${dashOf(seat)} d=${place.line(seat)}></path>`)}
    <path class="curve-casing" d=${place.line(strong)}></path>
    <path class="curve-line strong" d=${place.line(strong)}></path>
    ${weakChoices(data, place, strong)}
    ${place.pins(strong).map(
      ({ ply, at, x, y }, i) => svg`<g class="curve-pin" data-ply=${ply}>
        <path d="M${x},${PIN / 2 + 9}L${at},${Math.max(PIN / 2 + 9, y - 4)}"></path>
        <circle cx=${x} cy=${PIN / 2 + 1} r=${PIN / 2 - 1}></circle>
        <text x=${x} y=${PIN / 2 + 5}>${i + 1}</text>
      </g>`,
    )}`;
}

/** Where in the curve the shown moment is. */
export function cursor(place: Geometry, step: number, value: number | undefined): SVGTemplateResult {
  const x = place.x(step);
  return svg`<g class="curve-cursor">
    <path d="M${x},${PIN + 2}V${place.height}"></path>
    ${value === undefined ? '' : svg`<circle cx=${x} cy=${place.y(value)} r="6"></circle>`}
  </g>`;
}

/** Dots for dice, as on their faces, and the strokes of a pencil for decisions. */
export const patterns = svg`
  <pattern id="curve-luck" width="6" height="6" patternUnits="userSpaceOnUse">
    <rect class="luck curve-wash" width="6" height="6"></rect>
    <circle class="luck curve-ink" cx="1.5" cy="1.5" r="1.2"></circle><circle class="luck curve-ink" cx="4.5" cy="4.5" r="1.2"></circle>
  </pattern>
  <pattern id="curve-play" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect class="play curve-wash" width="5" height="5"></rect><rect class="play curve-ink" width="1.8" height="5"></rect>
  </pattern>`;

const gridLine = ({ left, right, y }: Geometry, value: number, figure: string): SVGTemplateResult =>
  svg`<path class="curve-grid" d="M${left},${y(value)}H${right}"></path>
    <text class="curve-figure" x=${left - 6} y=${y(value) + 4}>${figure}</text>`;

/** Slips and blunders of the strong seat, on its line. */
function weakChoices(data: CurveData, place: Geometry, seat: Seat): readonly SVGTemplateResult[] {
  return data.entries.flatMap((entry) => {
    const { verdict } = entry?.choice?.seat === seat ? entry.choice : {};
    const value = entry?.values[seat];
    if (value === undefined || (verdict !== 'slip' && verdict !== 'blunder')) return [];
    const at = `translate(${place.x(entry!.ply + 1)} ${place.y(value)})`;
    return [svg`<g class="curve-mark" data-verdict=${verdict} transform=${at}>${markSign(verdict)}</g>`];
  });
}
