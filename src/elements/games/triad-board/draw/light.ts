import { nothing, svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { LIGHT } from './beats.js';
import type { Spot } from './rolls.js';
import { styled } from '../../../../ui/styled.js';

/** A triad in its light: a bar that lies under the dice. */
interface Bar {
  readonly from: Spot;
  readonly length: number;
  /** In degrees. */
  readonly angle: number;
  readonly radius: number;
  /** Milliseconds after the die lies. */
  readonly late: number;
}

/** Part of the way of the light after which the rim of a die glows. */
const RIM = 0.72;

const angleOf = (from: Spot, to: Spot): number => Math.atan2(to.y - from.y, to.x - from.x);

/** Triads in one row would melt into one: their lights are narrower, and lie side by side. */
function barsOf(triads: readonly (readonly Spot[])[]): readonly Bar[] {
  const ends = triads.map((triad) => ({ from: triad[0] as Spot, to: triad.at(-1) as Spot }));
  const angles = ends.map(({ from, to }) => angleOf(from, to));
  return ends.map(({ from, to }, i): Bar => {
    const angle = angles[i] as number;
    const inRow = [...angles.keys()].filter((other) => angles[other] === angle);
    const isAlone = inRow.length === 1;
    const aside = isAlone ? 0 : (inRow.indexOf(i) - (inRow.length - 1) / 2) * (84 / inRow.length);
    const back = isAlone ? 0 : 20;
    return {
      from: {
        x: from.x - Math.cos(angle) * back - Math.sin(angle) * aside,
        y: from.y - Math.sin(angle) * back + Math.cos(angle) * aside,
      },
      length: Math.hypot(to.x - from.x, to.y - from.y) + 2 * back,
      angle: (angle * 180) / Math.PI,
      radius: isAlone ? 46 : 52 / inRow.length,
      late: LIGHT.after + i * LIGHT.next,
    };
  });
}

/** The light under the dice of triads. @param isNew whether it is still to come */
export function lights(triads: readonly (readonly Spot[])[], isNew: boolean): readonly SVGTemplateResult[] {
  return barsOf(triads).map(({ from, length, angle, radius, late }) => {
    const place = `translate(${from.x.toFixed(1)} ${from.y.toFixed(1)}) rotate(${angle})`;
    const line = `M0 0H${length.toFixed(1)}`;
    const half = (sweep: 0 | 1) => {
      const y = sweep === 1 ? -radius : radius;
      return `M${-radius} 0A${radius} ${radius} 0 0 ${sweep} 0 ${y}H${length}A${radius} ${radius} 0 0 ${sweep} ${length + radius} 0`;
    };
    const rims = [half(0), half(1)];
    return svg`<g class="light" transform=${place} data-beat=${isNew ? 'earn' : nothing} ${styled({ '--_late': `${late}ms`, '--_length': `${length}px` })}>
      <path class="light-wash" pathLength="1" d=${line} stroke-width=${2 * radius}></path>
      <path class="light-warmth" pathLength="1" d=${line} stroke-width=${0.74 * radius}></path>
      <path class="light-core" pathLength="1" d=${line} stroke-width=${0.33 * radius}></path>
      ${rims.map((rim) => svg`<path class="light-edge" pathLength="1" d=${rim}></path>`)}
      ${rims.map((rim) => svg`<path class="light-rim" pathLength="1" d=${rim}></path>`)}
      ${isNew ? svg`<circle class="light-head" r="56" fill="url(#spark)"></circle>` : nothing}
    </g>`;
  });
}

/** What the lights are drawn with. */
export const lightInk = svg`<defs>
  <radialGradient id="spark">
    <stop stop-color="#fffdf2"></stop>
    <stop offset=".4" stop-color="#fff0bd" stop-opacity=".85"></stop>
    <stop offset="1" stop-color="#ffd98a" stop-opacity="0"></stop>
  </radialGradient>
</defs>`;

/** Which rims are not like the others. */
interface Marked {
  /** Whether a die may be taken off, so that it is lifted. */
  readonly isOpen: (spot: Spot) => boolean;
  /** Whether a die falls into its tray, and takes its rim with it. */
  readonly isFalling: (spot: Spot) => boolean;
}

/** The glowing rims round the dice of triads, which light up as the light passes. @param isNew whether it is still to come */
export function rims(
  triads: readonly (readonly Spot[])[],
  isNew: boolean,
  { isOpen, isFalling }: Marked,
): readonly SVGTemplateResult[] {
  const late = new Map<string, { readonly spot: Spot; readonly ms: number }>();
  triads.forEach((triad, i) => {
    triad.forEach((spot, place) => {
      const key = `${spot.x} ${spot.y}`;
      if (!late.has(key)) late.set(key, { spot, ms: LIGHT.after + i * LIGHT.next + (LIGHT.ms * RIM * place) / 2 });
    });
  });
  return [...late.values()].map(({ spot, ms }) => {
    const rim = svg`<g class="rim" ?data-open=${isOpen(spot)} data-beat=${isNew ? 'earn' : nothing} ${styled({ '--_late': `${ms}ms` })}>
      <rect class="rim-glow" x="-42" y="-44.5" width="84" height="90.5" rx="20"></rect>
      <rect class="rim-core" x="-39.5" y="-42" width="79" height="85.5" rx="17.5"></rect>
      <rect class="rim-line" x="-42" y="-44.5" width="84" height="90.5" rx="20"></rect>
    </g>`;
    const beat = isFalling(spot) ? 'follow' : nothing;
    return svg`<g transform="translate(${spot.x} ${spot.y})" data-beat=${beat}>${rim}</g>`;
  });
}
