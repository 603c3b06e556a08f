import type { Cell } from '../../../../games/cubo/square.js';

/** The cell that an element stands for, or is in. */
export function cellOf(element: Element | null): Cell | undefined {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}
