import { listTarget } from '../interaction/arrow-keys.js';

/** The dice in the hand that can be pressed: `button.hand-die` with their index in `data-die`. */

/** The index of the die that an element is, or is part of. */
export function dieOf(element: Element): number | undefined {
  const die = element.closest<HTMLElement>('button.hand-die')?.dataset['die'];
  return die === undefined ? undefined : Number(die);
}

/** The die of `count` that a key leads to. */
export const nextDie = (key: string, die: number, count: number): number | undefined =>
  listTarget(die, { key }, count, 'row');
