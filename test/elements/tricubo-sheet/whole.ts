import { expect } from '@open-wc/testing';
import { clipped, overlapping, stickingOut } from '../fit.js';
import type { TricuboPage } from './tricubo-page.js';

/** What has words or figures on it, on a sheet and beside it. */
export const WORDS =
  '.sheet :is(thead th, td), tbody .slot:not(:has(.target)), .fields li:not(:has(.target)), .sums > div, .seat-name, .seat-total, .seat-doing, .entry span, .result :is(th, td), .build-up li > *, .round, .scoring';
/** And what else has a place of its own. */
export const PLACES = `${WORDS}, .values span, .slot, .seat-button, .mini, .hand-die, .pick, .blank, .entry, .target, .track, .rolled`;

/** A long name ends in an ellipsis, or is scrolled where it is written. */
const isName = (thing: string): boolean => /^(seat-)?name /.test(thing);

/** Nothing is clipped, lies on something else or sticks out. */
export function expectWhole(page: TricuboPage, hasLongNames = false): void {
  expect(
    clipped(page, WORDS).filter((thing) => !hasLongNames || !isName(thing)),
    'clipped',
  ).to.deep.equal([]);
  expect(overlapping(page, PLACES), 'overlapping').to.deep.equal([]);
  expect(stickingOut(page, PLACES), 'sticking out').to.deep.equal([]);
  expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
}

/** Which values over the columns are broken into lines, or stand beside their column. */
export function valuesAstray(page: TricuboPage): string[] {
  const boxes = page.find('.rows svg')?.getBoundingClientRect();
  if (!boxes) return ['no sheet'];
  const values = page.all('.sheet:first-child .values span');
  return values.flatMap((value, column) => {
    const range = document.createRange();
    range.selectNodeContents(value);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const { left, right } = range.getBoundingClientRect();
    const off = (left + right) / 2 - (boxes.left + (boxes.width / values.length) * (column + 0.5));
    const isAstray = lines > 1 || Math.abs(off) > 3;
    return isAstray ? [`${value.textContent}: ${lines} lines, ${off.toFixed(1)} beside its column`] : [];
  });
}
