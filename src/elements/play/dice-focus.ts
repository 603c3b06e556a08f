import { listTarget } from '../../interaction/arrow-keys.js';

/** The index of the die in the hand that an element is, or is part of: `button.hand-die` with its index in `data-die`. */
export function dieOf(element: Element): number | undefined {
  const die = element.closest<HTMLElement>('button.hand-die')?.dataset['die'];
  return die === undefined ? undefined : Number(die);
}

/** The die of `count` that a key leads to. */
export const nextDie = (key: string, die: number, count: number): number | undefined =>
  listTarget(die, { key }, count, 'row');
