import { expect } from '@open-wc/testing';
import { clipped, overlapping, stickingOut } from '../fit.js';
import type { SheetPage } from './sheet-page.js';

/** What has words or figures on it, on a sheet and beside it. */
export const WORDS =
  '.sheet :is(th, td), .legend, .seat-name, .seat-total, .seat-doing, .entry span, .roll-label, .result :is(th, td)';
/** And what else has a place of its own. */
export const PLACES = `${WORDS}, .digit, .tally, .more, .boxes, .seat-button, .slot, .hand-die:not([data-slot]), .place-label, .number-box, .pick, .blank, .entry, .roll .group`;

/** What is written, without the room round it. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The names of the places are wider than some dice: they have to leave each other and the page’s edge alone. */
export function expectLabelsApart(page: SheetPage): void {
  const boxes = page.all('.place-label').map(textBox);
  const edges = boxes.flatMap(({ left, right }) => [left, right]);
  const { left, right } = page.element.getBoundingClientRect();
  const all = [left, ...edges, right];
  expect(all, 'names of places').to.deep.equal([...all].sort((a, b) => a - b));
}

/** Nothing is clipped, lies on something else or sticks out. */
export function expectWhole(page: SheetPage): void {
  expect(clipped(page, WORDS), 'clipped').to.deep.equal([]);
  expect(overlapping(page, PLACES), 'overlapping').to.deep.equal([]);
  expect(stickingOut(page, PLACES), 'sticking out').to.deep.equal([]);
  expectLabelsApart(page);
  expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
}
