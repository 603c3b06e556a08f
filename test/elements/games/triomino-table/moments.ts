import { fixture, html } from '@open-wc/testing';
import { ALONE, BRIDGE, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

/** What somebody may have before them, and how they have come there. */
export interface Moment {
  readonly what: string;
  readonly attributes: Attributes;
  /** What scripts have played by then. */
  readonly moves?: readonly string[];
  readonly act?: (page: TriominoPage) => unknown;
}

const TWO = {
  position: '344@0,0 544@0,1 | 000,122,345,355 / 111,222 | 0 1 0 - 2 | 110,95',
  names: 'Ann, Bob',
  seed: 'moment',
};

const LONG_NAMES = 'Wilhelmina Featherstonehaugh, Bartholomäus Langenbottom-Schmidt, Cleo, Dan, Eve, Frank';

/** A large table of six, with a hexagon. */
const LARGE =
  '023@0,0 330@-1,0 003@-1,-1 002@0,-1 220@1,-1 222@2,-1 122@2,-2 333@-2,0 231@1,-2 211@3,-2 252@3,-1 311@3,-3 350@-2,-1 413@1,-3 344@0,-3 505@-2,-2 525@-3,-2 533@-3,-1 332@0,1 135@4,-3 144@0,-4 401@-1,-4 524@4,-1 501@5,-3 411@1,-4 433@-2,1 045@-2,-4 050@6,-3';
const SIX = {
  position: `${LARGE} | 155,244 / 011 / 044,455,555 / 004,024,224,234 / 111 / 125,235 | 2 4 0 - 1 | 33,26,31,18,132,37`,
  names: LONG_NAMES,
};

/** Nineteen tiles of one player, after three purchases. */
const MANY = {
  position:
    '003@0,0 005@1,0 450@1,-1 004@0,-1 440@0,-2 002@-1,-1 250@-2,-1 130@0,1 523@-3,-1 313@-1,1 443@1,-2 232@-3,0 134@1,-3 024@-1,-2 411@0,-3 131@-1,2 | 000,001,011,014,015,023,033,034,055,111,112,115,145,233,234,333,335,444,555 | 0 0 3 - 1 | -35',
};

/** Whoever lays 3-4-5 goes out. */
const LAST = { position: '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95', names: 'Ann, Bob', lap: 'off' };

const RECORD = `triomino 2; start=${JSON.stringify(TWO.position)}; 453@-1,0 {A quiet beginning.}; #1 buy; draw 334; #1 433@1,0`;
const DIAGRAM = { mode: 'diagram', position: '344@0,0 544@0,1 453@-1,0 | 012,?2 / ?3' };

const choose = (tile: string) => (page: TriominoPage) => page.tile(tile).click();

/** Takes the cover away, and then goes on. */
const uncovered = (then?: (page: TriominoPage) => unknown) => async (page: TriominoPage) => {
  await page.uncover();
  await then?.(page);
};

/** Everything that a player or a reader of Triomino may have before them. */
export const MOMENTS: readonly Moment[] = [
  { what: 'at the opening', attributes: {} },
  { what: 'to move', attributes: ALONE },
  { what: 'with a tile chosen', attributes: ALONE, act: choose('345') },
  {
    what: 'with a tile chosen by key and the second place in view',
    attributes: ALONE,
    act: async (page) => {
      page.tile('345').focus();
      await page.press('Enter', 'ArrowDown');
    },
  },
  { what: 'with a bridge in view', attributes: { position: BRIDGE }, act: choose('344') },
  { what: 'after a refusal', attributes: ALONE, act: choose('000') },
  { what: 'after a purchase', attributes: ALONE, moves: ['buy', 'draw all'] },
  { what: 'with many tiles', attributes: MANY },
  { what: 'zoomed in', attributes: ALONE, act: (page) => page.find('[data-tool=zoom-in]')?.click() },
  {
    what: 'asked for a new game',
    attributes: ALONE,
    moves: ['453@-1,0'],
    act: (page) => page.find('[data-tool=new-game]')?.click(),
  },
  { what: 'at the end', attributes: { position: '344@0,0 | 345 | 0 0 0 - 1 | 10' }, moves: ['453@-1,0'] },
  { what: 'waiting for tiles', attributes: { dice: 'remote' } },
  {
    what: 'with some of nine tiles entered',
    attributes: { dice: 'enter' },
    act: (page) =>
      page
        .all('.pad-tile')
        .slice(0, 3)
        .forEach((tile) => tile.click()),
  },
  { what: 'of two, at the opening', attributes: { seats: 'human human' } },
  { what: 'of two, covered', attributes: TWO },
  { what: 'of two, to move', attributes: TWO, act: uncovered() },
  { what: 'of two, with a tile chosen', attributes: TWO, act: uncovered(choose('345')) },
  {
    what: 'of two, in the last seconds',
    attributes: { ...TWO, 'turn-seconds': '8' },
    act: uncovered((page) => page.pass(3000)),
  },
  { what: 'of two, after a turn', attributes: TWO, moves: ['453@-1,0'] },
  { what: 'of two, looking on', attributes: { ...TWO, viewer: 'public' } },
  { what: 'of two, with all tiles seen', attributes: { ...TWO, viewer: 'all' } },
  { what: 'of two, between two rounds', attributes: LAST, moves: ['453@-1,0'] },
  { what: 'of two, at the end', attributes: { ...LAST, target: '100' }, moves: ['453@-1,0'] },
  { what: 'of six with long names, to move', attributes: SIX, act: uncovered(choose('455')) },
  { what: 'of six with long names, covered', attributes: SIX },
  { what: 'looking through a record', attributes: { mode: 'replay', record: RECORD, ply: '1' } },
  {
    what: 'trying own moves',
    attributes: { mode: 'replay', record: RECORD, ply: '1' },
    act: (page) => page.element.tryMoves(),
  },
  { what: 'before a diagram', attributes: { ...DIAGRAM, marks: '344 344-445' } },
  { what: 'before a placement', attributes: { ...DIAGRAM, placement: '433@1,0' } },
  { what: 'before a placement that doesn’t fit', attributes: { ...DIAGRAM, placement: '344@1,0' } },
  { what: 'before a mistake', attributes: { position: 'nonsense' } },
];

export function momentOf(what: string): Moment {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return moment;
}

/** A table at such a moment, in a box that is so wide. */
export async function openMoment(moment: Moment | string, { width = 0, lang = 'en' } = {}): Promise<TriominoPage> {
  const { attributes, moves = [], act } = typeof moment === 'string' ? momentOf(moment) : moment;
  const element = TriominoPage.create({ lang, ...attributes });
  await fixture(html`<div style=${width ? `inline-size: ${width}px` : ''}>${element}</div>`);
  const page = await new TriominoPage(element).ready();
  await page.until(() => page.find('.container')?.lang === lang);
  await page.until(() => element.mode !== 'replay' || page.find('.moves') !== null);
  await page.played(...moves);
  await act?.(page);
  await element.updateComplete;
  return page;
}
