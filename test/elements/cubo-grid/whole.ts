import { expect } from '@open-wc/testing';
import { clipped, overlapping, stickingOut } from '../fit.js';
import type { CuboPage } from './cubo-page.js';

/** What has words or figures on it, in the squares and beside them. */
export const WORDS =
  '.clock > :first-child, .facts, .edges li, .worth, .explained li, .explained p, .best p, .result :is(th, td), .too-narrow, .take';
/** And what else has a place of its own. */
export const PLACES = `${WORDS}, .seconds, .middle > span, .square .cell, .taken, .pick, .thrown .blank, .gap`;

/** A long name is scrolled where it is written. */
const isName = (thing: string): boolean => /^name /.test(thing);

/** Nothing is clipped, lies on something else or sticks out. */
export function expectWhole(page: CuboPage, hasLongNames = false): void {
  // What is covered cannot be read, and a lifted die comes near its neighbours.
  const found = overlapping(page, PLACES).filter((pair) => !/“[^”]*Cubo”/.test(pair));
  expect(
    clipped(page, WORDS).filter((thing) => !hasLongNames || !isName(thing)),
    'clipped',
  ).to.deep.equal([]);
  expect(found, 'overlapping').to.deep.equal([]);
  expect(stickingOut(page, PLACES), 'sticking out').to.deep.equal([]);
  expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
}
