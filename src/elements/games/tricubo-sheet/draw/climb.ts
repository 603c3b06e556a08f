import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Climb, Hop } from './beats.js';
import type { Stairs } from './stairs.js';
import { styled } from '../../../../ui/styled.js';

/** A stroke of a cross is drawn so long. Milliseconds. */
const STROKE = 90;
/** How many pieces break off at the edge. */
const CRUMBS = 7;

const late = (ms: number) => styled({ '--_late': `${ms}ms` });

/**
 * What is seen while a row is climbed, over its stairs as they were: the disc hops from step to step; each step that it reaches turns, and each that it leaves
 * is crossed.
 */
export function climbing(stairs: Stairs, climb: Climb): SVGTemplateResult {
  const { hops, isOver } = climb;
  const last = hops.at(-1) as Hop;
  const [x, y] = stairs.place(last.to);
  const disc = (i: number, look: string) => {
    const [cx, cy] = stairs.place(i);
    return svg`<circle class=${look} cx=${cx} cy=${cy}></circle><text class=${look} x=${cx} y=${cy}>${stairs.figureAt(i)}</text>`;
  };
  return svg`<g class="climb" aria-hidden="true">
    <svg width="100%" height="100%" viewBox=${stairs.viewBox} preserveAspectRatio="none">
      ${hops.map((hop) => turned(stairs, hop))}
      ${hops.map((hop) => (hop.to > 0 ? crossed(stairs, hop.to - 1, hop.late) : ''))}
    </svg>
    ${hops.map((hop) => {
      const [dx, dy] = stairs.wayBack(hop.to, hop.to - 1);
      const [ox, oy] = stairs.place(hop.to);
      const way = { '--_x': `${dx.toFixed(2)}%`, '--_y': `${dy}%`, '--_ms': `${hop.ms}ms`, '--_late': `${hop.late}ms` };
      return svg`<g class="hop" ${styled(way)}><g ${styled({ 'transform-origin': `${ox} ${oy}` })}>${disc(hop.to, 'stop')}</g></g>`;
    })}
    <g class="landed" ${late(last.late + last.ms)}>${disc(last.to, 'stop')}</g>
    ${isOver ? crumbs(x, y) : ''}
  </g>`;
}

function turned(stairs: Stairs, { to, late: start, ms }: Hop): SVGTemplateResult {
  const { front, top, hatch } = stairs.passed(to);
  const look = stairs.isPurple(to) ? 'purple' : 'crossed';
  return svg`<g class="turned ${look}" ${late(start + ms * 0.7)}><path class="top" d=${top}></path><path class="front" d=${front}></path><path class="hatch" d=${hatch}></path></g>`;
}

const crossed = (stairs: Stairs, i: number, start: number): readonly SVGTemplateResult[] =>
  stairs.strokes(i).map((d, n) => svg`<path class="ink stroke" ${late(start + n * STROKE * 0.7)} d=${d}></path>`);

const crumbs = (x: string, y: string): readonly SVGTemplateResult[] =>
  Array.from({ length: CRUMBS }, (_, i) => {
    const way = {
      '--_x': `${((i * 37) % 50) - 25}px`,
      '--_y': `${14 + ((i * 11) % 14)}px`,
      '--_turn': `${i % 2 ? 300 : -300}deg`,
      'transform-origin': `${x} ${y}`,
    };
    return svg`<rect class="crumb" x=${x} y=${y} width=${3 + (i % 3)} height=${3 + (i % 2)} ${styled(way)}></rect>`;
  });
