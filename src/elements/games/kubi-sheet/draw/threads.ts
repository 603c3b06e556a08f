import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { BeatName } from '../../../play/show/timeline.js';
import type { PairName } from './sheet.js';

/** How far from the edge of the sheet the thread of each pair runs down, in 30 pixels from left to right. */
const LANES: Readonly<Record<PairName, number>> = { a: 27, b: 23 };

/** From the eyelets of the pairs, a thread along the edge of the sheet down to the dice. Rows are 10 high. */
function narrow(pair: PairName, sum: number): string {
  const y = (sum - 2) * 10 + 5;
  const x = LANES[pair];
  return `M17 ${y}C${x - 5} ${y - 4} ${x} ${y - 5} ${x} ${y + 6}C${x + 1} ${(y + 125) / 2} ${x - 1.5} ${(y + 150) / 2} ${x} 125`;
}

/** Where the knots of the pairs are beside the sheet, below the first row. */
const KNOTS: Readonly<Record<PairName, number>> = { a: 7, b: 52 };

/** Beside the dice, the thread hangs from the eyelet to the knot. */
function wide(pair: PairName, sum: number): string {
  const y = (sum - 2) * 10 + 5;
  const knot = KNOTS[pair];
  return `M0 ${y}C16 ${y + 9} 24 ${Math.max(y, knot) + 7} 60 ${knot}`;
}

/** On the felt below the sheet, from the edge to the knot of a pair. */
const LEADS: Readonly<Record<PairName, string>> = {
  a: 'M98.3 0C98 6 95 5 88 5S30 7 12 5 2 7 1 13',
  b: 'M23 0C24 7 15 5 11 13',
};

export const lead = (pair: PairName): TemplateResult =>
  html`<svg
    class="lead"
    data-pair=${pair}
    viewBox="0 0 ${pair === 'a' ? 100 : 30} 14"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${thread(pair, LEADS[pair])}
  </svg>`;

/** The eyelets at the edge of the sheet. */
export const eyelets = html`<i class="eyelets"></i>`;

/** Threads from the rows of the sums to the pairs that make them, over the sheet and its edge. @param beat when they are seen to come */
export function threads(
  pairs: Readonly<Partial<Record<PairName, number>>>,
  beat: BeatName | undefined,
): TemplateResult | typeof nothing {
  const drawn = (['a', 'b'] as const).flatMap((pair) => {
    const sum = pairs[pair];
    return sum === undefined ? [] : [{ pair, sum }];
  });
  if (drawn.length === 0) return nothing;
  const layer = (where: string, size: string, way: (pair: PairName, sum: number) => string) =>
    html`<svg
      class="threads"
      data-where=${where}
      viewBox=${size}
      preserveAspectRatio="none"
      data-beat=${beat ?? nothing}
      aria-hidden="true"
    >
      ${drawn.map(({ pair, sum }) => thread(pair, way(pair, sum)))}
    </svg>`;
  return html`${layer('below', '0 0 30 125', narrow)}${layer('beside', '0 0 60 125', wide)}`;
}

/** Twisted: a dark edge, the colour of the pair, and a light dotted line. */
export const thread = (pair: PairName, d: string): SVGTemplateResult =>
  svg`<g data-pair=${pair}><path class="thread-edge" d=${d}></path><path class="thread" d=${d}></path><path class="twist" d=${d}></path></g>`;
