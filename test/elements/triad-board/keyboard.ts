import { expect } from '@open-wc/testing';
import type { BoardPage } from './board-page.js';

/** Walks from the cell that has the focus to another one, White's side below. */
export async function walkTo(page: BoardPage, name: string): Promise<void> {
  const from = page.focusedCell ?? '';
  const right = name.charCodeAt(0) - from.charCodeAt(0);
  const up = Number(name.charAt(1)) - Number(from.charAt(1));
  for (let i = 0; i < Math.abs(right); i++) await page.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(up); i++) await page.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  expect(page.focusedCell).to.equal(name);
}
