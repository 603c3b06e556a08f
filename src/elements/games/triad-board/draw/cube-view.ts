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
const PENUMBRA = [20, 11, 3] as const;
const CORNERS = { w: 13, b: 21 };
/** The light on a side fades in steps: with a gradient of its own, browsers would keep a board that is gone. */
const GLOSS = [-24, -14, -4, 6, 16, 26] as const;

interface Box {
  readonly start: number;
  readonly size: number;
  readonly corner: number;
}

/** What all sides of a die have in common. */
interface Face {
  readonly whole: Box;
  readonly rim: Box;
  readonly gloss: readonly string[];
}

function faceOf(corner: number): Face {
  const box = (inset: number) => ({ start: inset - 38, size: 76 - 2 * inset, corner: corner - inset });
  const gloss = GLOSS.map((end) => `M-38 ${end}V${corner - 38}Q-38-38 ${corner - 38}-38H${end}Z`);
  return { whole: box(0), rim: box(1), gloss };
}

const FACES = { w: faceOf(CORNERS.w), b: faceOf(CORNERS.b) };

/** A die as a cube: few templates with much in each, since a slow phone draws a dozen of them at once. */
export function cubeView({ die, way, values, pose }: Cube): SVGTemplateResult {
  const code = die > 0 ? 'w' : 'b';
  const { body, corner, sides, edge, shadow, height } = seenCube(pose, way, CORNERS[code]);
  const { x, y, scale = 1 } = pose;
  const softness = 0.35 + clamp(height / 30) * 0.9;
  const [wide, middle, narrow] = PENUMBRA.map((width) => (2 * corner * scale + width * softness).toFixed(1));
  const faint = (0.24 - 0.13 * clamp(height / 70)).toFixed(3);
  return svg`<g class="cube" data-die=${code} transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">
    <g class="cube-shadow">
      <path d=${shadow} stroke-width=${wide} opacity=${faint}></path>
      <path d=${shadow} stroke-width=${middle} opacity=${faint}></path>
      <path d=${shadow} stroke-width=${narrow} opacity=${faint}></path>
    </g>
    <path class="cube-body" d=${body} stroke-width=${(2 * corner).toFixed(1)}></path>
    ${sides.map((side) => sideView(side, values[side.side] ?? 1, FACES[code]))}
    ${
      edge &&
      svg`<path class="cube-edge" d=${edge.path} stroke-width=${edge.width.toFixed(1)} opacity=${(0.85 * rise(0.05, 0.5, edge.facing)).toFixed(2)}></path>`
    }
  </g>`;
}

function sideView({ matrix, facing, shade }: SeenSide, value: number, { whole, rim, gloss }: Face): SVGTemplateResult {
  const { start, size, corner } = whole;
  return svg`<g transform="matrix(${matrix})" opacity=${rise(0.12, 0.2, facing).toFixed(2)}>
    <rect class="cube-face" x=${start} y=${start} width=${size} height=${size} rx=${corner}></rect>
    <g class="cube-gloss" fill="#fff" fill-opacity=".16">
      <path d=${gloss[0]}></path><path d=${gloss[1]}></path><path d=${gloss[2]}></path>
      <path d=${gloss[3]}></path><path d=${gloss[4]}></path><path d=${gloss[5]}></path>
    </g>
    <rect class="cube-rim" x=${rim.start} y=${rim.start} width=${rim.size} height=${rim.size} rx=${rim.corner}></rect>
    <path class="cube-ink" d=${STROKES[value]} opacity=${rise(0.12, 0.3, facing).toFixed(2)}></path>
    <rect x=${start} y=${start} width=${size} height=${size} rx=${corner}
      fill=${shade < 0 ? '#fff' : '#2d1a06'}
      opacity=${Math.min(0.62, shade < 0 ? shade * -0.8 : shade * 0.46).toFixed(3)}></rect>
  </g>`;
}
