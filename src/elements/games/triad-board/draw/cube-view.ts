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

/** The strokes of a value, as on a die at rest. */
const STROKES: Readonly<Record<number, string>> = {
  1: 'M0-16.2V16.2',
  2: 'M-10.5-16.2V16.2M10.5-16.2V16.2',
  3: 'M-20-16.2V16.2M0-16.2V16.2M20-16.2V16.2',
};
/** A shadow is softer the higher the die is: strokes round it, by their width. */
const PENUMBRA = [20, 11, 3];
const CORNERS = { w: 13, b: 21 };
/** The light on a side fades in steps: with a gradient of its own, browsers would keep a board that is gone. */
const GLOSS = [-24, -14, -4, 6, 16, 26];

const glossOf = (corner: number): readonly string[] =>
  GLOSS.map((end) => `M-38 ${end}V${corner - 38}Q-38-38 ${corner - 38}-38H${end}Z`);

const GLOSSES = { w: glossOf(CORNERS.w), b: glossOf(CORNERS.b) };

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
    ${sides.map((side) => sideView(side, values[side.side] ?? 1, code))}
    ${
      edge &&
      svg`<path class="cube-edge" d=${edge.path} stroke-width=${edge.width.toFixed(1)} opacity=${(0.85 * rise(0.05, 0.5, edge.facing)).toFixed(2)}></path>`
    }
  </g>`;
}

/** One template with much in it, since a slow phone draws three of them for each of a dozen dice at once. */
function sideView({ matrix, facing, shade }: SeenSide, value: number, code: 'w' | 'b'): SVGTemplateResult {
  const corner = CORNERS[code];
  const gloss = GLOSSES[code];
  return svg`<g transform="matrix(${matrix})" opacity=${rise(0.12, 0.2, facing)}>
    <rect class="cube-face" x="-38" y="-38" width="76" height="76" rx=${corner}></rect>
    <g class="cube-gloss">
      <path d=${gloss[0]}></path><path d=${gloss[1]}></path><path d=${gloss[2]}></path>
      <path d=${gloss[3]}></path><path d=${gloss[4]}></path><path d=${gloss[5]}></path>
    </g>
    <rect class="cube-rim" x="-37" y="-37" width="74" height="74" rx=${corner - 1}></rect>
    <path class="cube-ink" d=${STROKES[value]} opacity=${rise(0.12, 0.3, facing)}></path>
    <rect x="-38" y="-38" width="76" height="76" rx=${corner} fill=${shade < 0 ? '#fff' : '#2d1a06'}
      opacity=${Math.min(0.62, shade < 0 ? shade * -0.8 : shade * 0.46)}></rect>
  </g>`;
}
