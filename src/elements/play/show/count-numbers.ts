import { figure } from '../../../locales/common/figures.js';
import type { Beat } from './timeline.js';

/** A number that counts: `data-from` is what it was, its text what it is. `showStyles` show `data-counting` in its place. */
type Counted = readonly [element: HTMLElement, from: number, to: number];

/**
 * Lets the numbers with `data-from` below a root count up, or down, while a beat lasts. Their text stays what it is, for who reads it aloud.
 * @param clock the animation that measures the time; once it has ended, all numbers are what they are
 */
export function countNumbers(root: ParentNode, clock: Animation, { start, ms }: Beat): void {
  const numbers = [...root.querySelectorAll<HTMLElement>('[data-from]')].map((element): Counted => [
    element,
    Number(element.dataset['from']),
    Number(element.dataset['to']),
  ]);
  const step = () => {
    const isOver = clock.playState !== 'running';
    const part = Math.min(1, Math.max(0, (Number(clock.currentTime ?? 0) - start) / ms));
    for (const [element, from, to] of numbers) {
      if (isOver) delete element.dataset['counting'];
      else element.dataset['counting'] = figure(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
    }
    if (!isOver) requestAnimationFrame(step);
  };
  if (numbers.length > 0) step();
}
