import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ElementPart } from 'lit';
import { figure } from '../../locales/common/figures.js';

/** Milliseconds that counting takes. */
const DURATION = 700;

/** Writes a number into an element that has no other content, and counts up to it when it is seen for the first time. */
class CountUp extends AsyncDirective {
  #points: number | undefined;
  #frame = 0;

  override render(points: number, isCounted: boolean): unknown {
    void points;
    void isCounted;
    return noChange;
  }

  override update({ element }: ElementPart, [points, isCounted]: [number, boolean]): unknown {
    if (points === this.#points) return noChange;
    const isFirst = this.#points === undefined;
    this.#points = points;
    cancelAnimationFrame(this.#frame);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isFirst && isCounted && !isStill) this.#count(element, points);
    else element.textContent = figure(points);
    return noChange;
  }

  override disconnected(): void {
    cancelAnimationFrame(this.#frame);
  }

  #count(element: Element, points: number): void {
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / DURATION));
      element.textContent = figure(Math.round(points * (1 - (1 - part) ** 3)));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    step(begun);
  }
}

export const countUp = directive(CountUp);
