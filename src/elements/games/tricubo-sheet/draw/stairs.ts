import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { TricuboSheet } from '../../../../games/tricubo/sheet.js';
import type { Mark } from '../../../../ui/drawing.js';
import { inline, print } from '../../../../ui/flat-template.js';
import { range, waver } from '../../../../ui/path-builder.js';
import { figure } from '../../../../locales/common/figures.js';

/** A step is 20 wide. The drawing is as high as 100, and is stretched to its place. */
const WIDTH = 20;
const GROUND = 95;
/** How high the lowest step is, and how much higher the highest. */
const LOWEST = 28;
const RISE = 48;
/** Light comes from above left: tops and right sides of the steps are seen. */
const DEPTH = { x: 3, y: 7 };
/** Where on its front a step has its number or cross. */
const MIDDLE = 17;

/** What is marked on the steps of a row. */
export interface StairMarks {
  /** The crosses that are made. */
  readonly made: number;
  /** The crosses with those in pencil. */
  readonly later: number;
  /** Whether the pencilled ones are chosen, and not only possible. */
  readonly isChosen: boolean;
  /** The steps with an author’s mark, counted from 0. */
  /** How each step is marked, if any is. */
  readonly marked?: readonly (Mark | undefined)[] | undefined;
  /** Over them, while the row is climbed. */
  readonly over?: unknown;
}

/** Each row of a sheet as a staircase, the steps of which are as high as what they are worth. */
export class Stairs {
  readonly #values: readonly number[];
  readonly #plain: number;
  readonly #tops: readonly number[];
  readonly #paths = new Map<string, string>();

  constructor({ values, purple }: TricuboSheet) {
    this.#values = values;
    this.#plain = values.length - purple;
    const least = Math.min(0, ...values);
    const most = Math.max(1, ...values);
    this.#tops = values.map((value) => Math.round(GROUND - LOWEST - ((value - least) / (most - least)) * RISE));
  }

  get viewBox(): string {
    return `0 0 ${this.#values.length * WIDTH + DEPTH.x} 100`;
  }

  /** The picture of a row, for a flat template. Its accessible name says how many steps are crossed. */
  render({ made, later, isChosen, marked, over }: StairMarks, label: string): TemplateResult {
    const { length } = this.#values;
    const crossed = Math.min(made, this.#plain);
    const landing = isChosen && later > made ? later - 1 : -1;
    const look = (i: number) =>
      i === made - 1 ? 'stop' : i === landing ? 'landing' : i < made ? 'over' : i < later ? 'maybe' : nothing;
    return html`<svg class="stairs" role="img" aria-label=${label} data-beat=${over ? 'earn' : nothing}>
      <svg width="100%" height="100%" viewBox="${print(this.viewBox)}" preserveAspectRatio="none">
        ${inline(this.#steps('crossed', 0, crossed), this.#steps('free', crossed, this.#plain), this.#steps('purple', this.#plain, length))}
        <path class="hatch" d="${print(this.#path('hatch', this.#plain, length, this.#hatch))}"></path>
        <path class="ink" d=${this.#path('ink', 0, made - 1, this.#cross) || nothing}></path>
        <path class="pencil" d=${this.#path('ink', made, isChosen ? later - 1 : later, this.#cross) || nothing}></path>
        ${marked ? this.#rings('marked', marked) : nothing}${marked ? this.#rings('hinted', marked) : nothing}
      </svg>
      ${made > 0 ? this.#disc(made - 1, 'stop') : nothing}${landing >= 0 ? this.#disc(landing, 'landing') : nothing}
      ${inline(...this.#values.map((_, i) => this.#number(i, look(i))))}${over ?? nothing}
    </svg>`;
  }

  #rings(kind: 'marked' | 'hinted', marks: readonly (Mark | undefined)[]): SVGTemplateResult | typeof nothing {
    const path = marks.map((mark, i) => (mark?.includes(kind) ? this.#front(i) : '')).join('');
    return path ? svg`<path class="ring ${kind}" d=${path}></path>` : nothing;
  }

  /** A path of some steps, which is the same in each row. */
  #path(kind: string, from: number, to: number, draw: (i: number) => string): string {
    const key = `${kind} ${from} ${to}`;
    const path = this.#paths.get(key) ?? range(from, to, draw);
    this.#paths.set(key, path);
    return path;
  }

  #steps(kind: string, from: number, to: number): SVGTemplateResult {
    const path = (part: string, draw: (i: number) => string) => this.#path(part, from, to, draw) || nothing;
    return svg`<g class="${print(kind)}"><path class="top" d=${path('top', this.#top)}></path><path
      class="side" d=${path('side', this.#side)}></path><path class="front" d=${path('front', this.#front)}></path></g>`;
  }

  readonly #front = (i: number): string => `M${i * WIDTH} ${GROUND}V${this.#tops[i]}h${WIDTH}V${GROUND}z`;

  readonly #top = (i: number): string =>
    `M${i * WIDTH} ${this.#tops[i]}l${DEPTH.x} -${DEPTH.y}h${WIDTH}l-${DEPTH.x} ${DEPTH.y}z`;

  /** The right side, where the next step is lower. The last step is broken off: there the row ends. */
  readonly #side = (i: number): string => {
    const top = this.#tops[i] as number;
    const next = this.#tops[i + 1];
    const x = (i + 1) * WIDTH;
    if (next === undefined) {
      const end = x + DEPTH.x;
      const teeth = range(1, 5, (tooth) => `L${tooth % 2 ? end - 1 : end + 1} ${top + ((GROUND - top) * tooth) / 5}`);
      return `M${x} ${top}L${end} ${top - DEPTH.y}${teeth}L${x} ${GROUND}z`;
    }
    return next > top ? `M${x} ${top}l${DEPTH.x} -${DEPTH.y}V${next - DEPTH.y}L${x} ${next}z` : '';
  };

  /** Slanting lines, so that purple steps are told apart without colour. */
  readonly #hatch = (i: number): string => {
    const top = this.#tops[i] as number;
    const lines = Math.floor((GROUND - top) / 12);
    return range(0, lines, (line) => {
      const y = GROUND - line * 12;
      const rise = Math.min(12, y - top);
      return `M${i * WIDTH} ${y}l${(rise / 12) * WIDTH} -${rise}`;
    });
  };

  /** Two strokes by hand. */
  readonly #cross = (i: number): string => {
    return this.strokes(i).join('');
  };

  /** The two strokes of the cross on a step, each from above. */
  strokes(i: number): readonly [string, string] {
    const [x, y] = [i * WIDTH + WIDTH / 2, (this.#tops[i] as number) + MIDDLE];
    return [
      `M${x - 3.4} ${y - 9 + waver(i) * 2}l6.8 ${18 + waver(i + 4) * 3}`,
      `M${x + 3.4} ${y - 9 - waver(i) * 2}l-6.8 ${18 + waver(i + 2) * 3}`,
    ];
  }

  /** A single step as it is once it is crossed: its front, and of its top what the next step leaves. */
  passed(i: number): { readonly front: string; readonly top: string; readonly hatch: string } {
    const top = this.#tops[i] as number;
    const isBelow = (this.#tops[i + 1] ?? GROUND) < top;
    const x = i * WIDTH;
    return {
      front: this.#front(i),
      top: isBelow ? `M${x} ${top}l${DEPTH.x} -${DEPTH.y}H${x + WIDTH}V${top}z` : this.#top(i),
      hatch: i < this.#plain ? '' : this.#hatch(i),
    };
  }

  isPurple(i: number): boolean {
    return i >= this.#plain;
  }

  /** From the middle of one step back to that of another, in percents of the drawing. The first disc comes from above. */
  wayBack(i: number, from: number): readonly [x: number, y: number] {
    const tops = this.#tops;
    if (from < 0) return [0, -30];
    return [((from - i) * WIDTH * 100) / (this.#values.length * WIDTH + DEPTH.x), (tops[from] ?? 0) - (tops[i] ?? 0)];
  }

  /** The middle of the front of a step. */
  place(i: number): readonly [x: string, y: string] {
    const x = ((i + 0.5) * WIDTH * 100) / (this.#values.length * WIDTH + DEPTH.x);
    return [`${x.toFixed(2)}%`, `${(this.#tops[i] as number) + MIDDLE}%`];
  }

  /** What a step is worth. */
  figureAt(i: number): string {
    return figure(this.#values[i] as number);
  }

  #number(i: number, look: unknown): SVGTemplateResult {
    const [x, y] = this.place(i);
    const purple = i >= this.#plain ? 'data-purple' : '';
    return svg`<text class=${look} x="${print(x)}" y="${print(y)}" ${print(purple)}>${print(this.figureAt(i))}</text>`;
  }

  /** Marks the step that counts, or would, below its number. */
  #disc(i: number, look: string): SVGTemplateResult {
    const [x, y] = this.place(i);
    return svg`<circle class=${look} cx=${x} cy=${y}></circle>`;
  }
}

const known = new WeakMap<TricuboSheet, Stairs>();

export function stairsOf(sheet: TricuboSheet): Stairs {
  const stairs = known.get(sheet) ?? new Stairs(sheet);
  known.set(sheet, stairs);
  return stairs;
}
