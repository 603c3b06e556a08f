import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../../games/game.js';
import { isPlain } from '../../../interaction/arrow-keys.js';
import type { AnyContext } from '../../play/play-context.js';
import { curve, cursor } from './curve.js';
import type { Figure } from './curve.js';
import { valueAt } from './curve-data.js';
import type { CurveData } from './curve-data.js';
import { geometry } from './curve-geometry.js';
import type { Geometry } from './curve-geometry.js';

/** Until the width is measured. */
const WIDTH = 320;
/** Pixels. A wide curve is a little higher. */
const HEIGHT = { narrow: 128, wide: 160 } as const;
const WIDE = 560;
/** So many steps with Page Up and Page Down, at least. */
const PAGE = 5;

/** The name of the curve, and what screen readers say about it. */
export interface CurveTexts {
  readonly label: string;
  /** Which step is shown. */
  readonly at: string;
  readonly figure: Figure;
  /** Everything beside the data that decides how it is written. */
  readonly code: string;
}

/** The curve as a slider over the steps of the game: one points at it, drags along it, or steps with the arrow keys. Like the board, it is not mirrored. */
export class CurveSlider {
  readonly #context: AnyContext;
  readonly #goTo: (step: number) => void;
  #width = WIDTH;
  #drawn: { readonly data: CurveData; readonly place: Geometry } | undefined;
  #observed: Element | undefined;
  /** A frame later, since another width may mean another height. */
  readonly #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  constructor(context: AnyContext, goTo: (step: number) => void) {
    this.#context = context;
    this.#goTo = goTo;
    context.addController({ hostUpdated: () => this.#observe(), hostDisconnected: () => this.#forget() });
  }

  render(data: CurveData, strong: Seat, { label, at, figure, code }: CurveTexts): TemplateResult {
    const { ply } = this.#context.match;
    const width = this.#width;
    const height = width < WIDE ? HEIGHT.narrow : HEIGHT.wide;
    if (this.#drawn?.data !== data || this.#drawn.place.width !== width)
      this.#drawn = { data, place: geometry(data, { width, height }) };
    const { place } = this.#drawn;
    const picture = guard([place, strong, code], () => curve(data, place, strong, figure));
    return html`<div
      class="curve"
      role="slider"
      tabindex="0"
      aria-label=${label}
      aria-valuemin="0"
      aria-valuemax=${data.entries.length}
      aria-valuenow=${ply}
      aria-valuetext=${at}
      @pointerdown=${this.#onPress}
      @pointermove=${this.#onMove}
      @keydown=${this.#onKey}
    >
      <svg width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${picture}${cursor(place, ply, valueAt(data, strong, ply))}
      </svg>
    </div>`;
  }

  readonly #onPress = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const slider = event.currentTarget as Element;
    slider.setPointerCapture(event.pointerId);
    this.#follow(event);
  };

  readonly #onMove = (event: PointerEvent): void => {
    if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) this.#follow(event);
  };

  #follow(event: PointerEvent): void {
    const { left } = (event.currentTarget as Element).querySelector('svg')!.getBoundingClientRect();
    const step = this.#drawn?.place.stepAt(event.clientX - left);
    if (step === undefined || step === this.#context.match.ply) return;
    this.#goTo(step);
    // Whoever drags along sees each moment at rest.
    this.#context.show.end();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { ply, length } = this.#context.match;
    const page = Math.max(PAGE, Math.round(length / 10));
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: ply - 1,
      ArrowDown: ply - 1,
      ArrowRight: ply + 1,
      ArrowUp: ply + 1,
      PageDown: ply - page,
      PageUp: ply + page,
      Home: 0,
      End: length,
    };
    const step = steps[event.key];
    if (step === undefined || !isPlain(event)) return;
    event.preventDefault();
    this.#goTo(Math.max(0, Math.min(step, length)));
  };

  #observe(): void {
    const drawn = this.#context.renderRoot.querySelector('.curve');
    if (drawn === (this.#observed ?? null)) return;
    this.#forget();
    if (!drawn) return;
    this.#observed = drawn;
    // In the frame that shows it. Where another observer has asked for this picture, the browser would wait for both.
    requestAnimationFrame(() => {
      if (this.#observed !== drawn) return;
      this.#measure();
      this.#sizes.observe(drawn);
    });
  }

  #measure(): void {
    const width = this.#observed?.clientWidth ?? 0;
    if (width === 0 || width === this.#width) return;
    this.#width = width;
    this.#context.requestUpdate();
  }

  #forget(): void {
    this.#sizes.disconnect();
    this.#observed = undefined;
  }
}
