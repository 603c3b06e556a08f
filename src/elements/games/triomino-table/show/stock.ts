import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Spot } from './poses.js';

/** The heap of tiles before a round, in units of its own. */
export const HEAP = { width: 400, height: 240, side: 58 } as const;

/** A tile of the heap, by its middle and its turn in degrees. */
export interface Heaped extends Spot {
  readonly turn: number;
}

const GOLDEN = 2.39996;

/** Where the tiles of a heap lie, from the lowest to the highest: the same in each game. */
export function heapOf(count: number): readonly Heaped[] {
  let seed = 11;
  /** From −½ to ½. */
  const noise = () => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5;
  const spread = Array.from({ length: count }, (_, i): Heaped => {
    const far = Math.sqrt((i + 0.5) / count);
    const angle = i * GOLDEN + 0.5 * noise();
    return {
      x: HEAP.width / 2 + 148 * far * Math.cos(angle) + 8 * noise(),
      y: HEAP.height / 2 + 84 * far * Math.sin(angle) + 6 * noise(),
      side: HEAP.side,
      turn: 360 * noise(),
    };
  });
  return spread.reverse();
}

/** A triangle with round corners. @param by how far each corner is from its middle, of what it would be */
function path({ x, y, side, turn }: Heaped, by = 1): string {
  const corners = [-90, 30, 150].map((each) => {
    const angle = ((each + turn) * Math.PI) / 180;
    const far = (side / Math.sqrt(3)) * by;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
  });
  const near = (from: readonly [number, number], to: readonly [number, number]) =>
    [0, 1].map((k) => Math.round(10 * (from[k]! + (to[k]! - from[k]!) * 0.12)) / 10).join(' ');
  const sides = corners.map((corner, i) => {
    const [before, after] = [corners[(i + 2) % 3]!, corners[(i + 1) % 3]!];
    return `${near(corner, before)}Q${corner.map((each) => Math.round(10 * each) / 10).join(' ')} ${near(corner, after)}`;
  });
  return `M${sides.join('L')}Z`;
}

const known = new Map<number, readonly SVGTemplateResult[]>();

/** The tiles of a heap, with their backs up; light and thickness are on the same side of each. */
function heap(count: number): readonly SVGTemplateResult[] {
  const found = known.get(count) ?? heapOf(count).map(renderHeaped);
  known.set(count, found);
  return found;
}

const renderHeaped = (tile: Heaped): SVGTemplateResult =>
  svg`<path class="edge" d=${path(tile)}></path><path class="back" d=${path(tile)}></path><path class="back-line" d=${path(tile, 0.72)}></path>`;

/** What lies on the table before a round: the stock, and the racks of the other seats with their names. @param taken how many of the highest tiles are on their way @param isLeaving whether all is seen to be put away */
export function renderStock(
  count: number,
  taken: number,
  others: readonly { readonly seat: number; readonly name: string }[],
  isLeaving: boolean,
): TemplateResult {
  const at = (beat: string) => (isLeaving ? beat : nothing);
  return html`<div class="stock" aria-hidden="true" data-beat=${at('total')}>
    <div class="others">
      ${others.map(({ seat, name }) => html`<span class="other" data-seat=${seat}>${name}</span>`)}
    </div>
    <svg class="stock-tiles" viewBox="0 0 ${HEAP.width} ${HEAP.height}">${heap(count).slice(0, count - taken)}</svg>
    ${isLeaving ? html`<div class="veil" data-beat="arrive"></div>` : nothing}
  </div>`;
}
