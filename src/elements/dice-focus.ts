/** The dice in the hand that can be pressed: `button.hand-die` with their number in `data-die`. */

/** The number of the die that an element is or is part of. */
export function dieOf(element: Element): number | undefined {
  const die = element.closest<HTMLElement>('button.hand-die')?.dataset['die'];
  return die === undefined ? undefined : Number(die);
}

/** The die of `count` that a key leads to. */
export function nextDie(key: string, die: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: die - 1, ArrowRight: die + 1, Home: 0, End: count - 1 };
  const target = steps[key];
  return target === undefined ? undefined : (target + count) % count;
}
