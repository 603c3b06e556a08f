import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Die } from '../../../../games/triad/index.js';
import { clamp, rise, seenCube } from './cube.js';
import type { Pose, SeenSide, Way } from './cube.js';

/** A die in motion. */
export interface Cube {
  readonly die: Die;
  readonly way: Way;
  /** The values on its sides, in the order of {@link SeenSide}. */
  readonly values: readonly number[];
  readonly pose: Pose;
}

/** The places of the strokes of a value, as on a die at rest. */
const STROKES: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-10.5, 10.5], 3: [-20, 0, 20] };
/** A shadow is softer the higher the die is: strokes round it, by their width. */
const PENUMBRA = [20, 11, 3];
const CORNERS = { w: 13, b: 21 };
/** The light on a side fades in steps: with a gradient of its own, browsers would keep a board that is gone. */
const GLOSS = [-24, -14, -4, 6, 16, 26];

/** A die as a cube. */
export function cubeView({ die, way, values, pose }: Cube): SVGTemplateResult {
  const code = die > 0 ? 'w' : 'b';
  const { body, corner, sides, edge, shadow, height } = seenCube(pose, way, CORNERS[code]);
  const { x, y, scale = 1 } = pose;
  const softness = 0.35 + clamp(height / 30) * 0.9;
  const faint = (0.24 - 0.13 * clamp(height / 70)).toFixed(3);
  return svg`<g class="cube" data-die=${code} transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">
    <g class="cube-shadow">
      ${PENUMBRA.map((width) => svg`<path d=${shadow} stroke-width=${(2 * corner * scale + width * softness).toFixed(1)} opacity=${faint}></path>`)}
    </g>
    <path class="cube-body" d=${body} stroke-width=${(2 * corner).toFixed(1)}></path>
    ${sides.map((side) => sideView(side, values[side.side] ?? 1, CORNERS[code]))}
    ${
      edge &&
      svg`<path class="cube-edge" d=${edge.path} stroke-width=${edge.width.toFixed(1)} opacity=${(0.85 * rise(0.05, 0.5, edge.facing)).toFixed(2)}></path>`
    }
  </g>`;
}

function sideView({ matrix, facing, shade }: SeenSide, value: number, corner: number): SVGTemplateResult {
  const box = (inset: number) =>
    svg`<rect x=${inset - 38} y=${inset - 38} width=${76 - 2 * inset} height=${76 - 2 * inset} rx=${corner - inset}></rect>`;
  return svg`<g transform="matrix(${matrix})" opacity=${rise(0.12, 0.2, facing).toFixed(2)}>
    <g class="cube-face">${box(0)}</g>
    <g class="cube-gloss" fill="#fff" fill-opacity=".16">
      ${GLOSS.map((end) => svg`<path d="M-38 ${end}V${corner - 38}Q-38-38 ${corner - 38}-38H${end}Z"></path>`)}
    </g>
    <g class="cube-rim">${box(1)}</g>
    <g class="cube-ink" opacity=${rise(0.12, 0.3, facing).toFixed(2)}>
      ${STROKES[value]?.map((x) => svg`<rect x=${x - 4.8} y="-21" width="9.6" height="42" rx="4.8"></rect>`)}
    </g>
    <g fill=${shade < 0 ? '#fff' : '#2d1a06'} opacity=${Math.min(0.62, shade < 0 ? shade * -0.8 : shade * 0.46).toFixed(3)}>${box(0)}</g>
  </g>`;
}
