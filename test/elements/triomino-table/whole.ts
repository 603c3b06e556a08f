import { expect } from '@open-wc/testing';
import { clipped, overlapping, stickingOut } from '../fit.js';
import type { TriominoPage } from './triomino-page.js';

/** What has words or figures on it, round the table and below it. */
export const WORDS =
  '.facts > span, .meta p, .latest:not(g), .cover p, .place, .placement, .entered, .result :is(th, td), .reckoning p';
/** And what else has a place of its own. */
export const PLACES = `${WORDS}, .rack-tile, .held li, .pad-tile, .cover .button`;

/** A long name is scrolled where it is written. */
const isName = (thing: string): boolean => /^name /.test(thing);

/** The tools for the view lie on the drawing of the table. */
const isOnTable = (pair: string): boolean => /^\[object SVG.* and tool /.test(pair);

/** Nothing is clipped, lies on something else or sticks out. */
export function expectWhole(page: TriominoPage, hasLongNames = false): void {
  // What scrolls in a box of its own lies under nothing outside of it.
  const scrolled = page.all('.places *, .pad-tiles *, .reckoning *');
  const isScrolled = (thing: string) => scrolled.some((element) => thing.startsWith(`${element.className} “`));
  expect(
    clipped(page, WORDS).filter((thing) => !hasLongNames || !isName(thing)),
    'clipped',
  ).to.deep.equal([]);
  const pairs = overlapping(page, PLACES).filter((pair) => !isOnTable(pair) && !pair.split(' and ').some(isScrolled));
  expect(pairs, 'overlapping').to.deep.equal([]);
  expect(stickingOut(page, PLACES), 'sticking out').to.deep.equal([]);
  expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
}
