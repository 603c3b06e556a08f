import { fixture, html } from '@open-wc/testing';
import { CuboPage, ONE, SQUARE, TWO, table } from './page.js';
import type { Attributes } from './page.js';

export { table } from './page.js';

/** What a user may see, and how to get there. */
export interface Moment {
  readonly what: string;
  readonly attributes: Attributes;
  /** What scripts have played by then. */
  readonly moves?: readonly string[];
  readonly act?: (page: CuboPage) => unknown;
}

const NAMES = 'Wilhelmina Featherstonehaugh, Bartholomäus Langenbottom-Schmidt, Cleo, Dan';
const FOUR = { position: table('oooo', 6, [144, 9, 20, 101]), names: NAMES };
const RECORD = `cubo 2; start=${JSON.stringify(table('oo'))}; #0 swap a1c3 {A street less.}; #1 call; #1 take 2; #0 call; #0 take -; #1 put a1`;
const DIAGRAM = { mode: 'diagram', position: SQUARE };

/** Everything that a user of Cubo may see. */
export const MOMENTS: readonly Moment[] = [
  { what: 'at the opening', attributes: {} },
  { what: 'building', attributes: ONE },
  { what: 'building with numerals', attributes: { ...ONE, numerals: '' } },
  {
    what: 'with a die chosen and another in view',
    attributes: ONE,
    act: async (page) => {
      page.cell('a1').focus();
      await page.press('Enter', 'ArrowRight');
    },
  },
  { what: 'after a refusal', attributes: ONE, act: (page) => page.cell('b2').click() },
  {
    what: 'asked for a new game',
    attributes: ONE,
    moves: ['swap a1c3'],
    act: (page) => page.find('[data-tool=new-game]')?.click(),
  },
  {
    what: 'in the last seconds',
    attributes: { ...ONE, 'practice-seconds': '8' },
    act: (page) => page.pass(3000),
  },
  { what: 'with the dice in hand', attributes: ONE, moves: ['roll'] },
  { what: 'after the call', attributes: ONE, moves: ['call'] },
  { what: 'exchanging', attributes: ONE, moves: ['call', 'take 1'] },
  { what: 'giving a die', attributes: ONE, moves: ['call', 'take 1'], act: (page) => page.cell('a1').click() },
  { what: 'between two rounds', attributes: ONE, moves: ['swap a1c3', 'call', 'take -'] },
  { what: 'after a round that was too long', attributes: ONE, act: (page) => page.pass(60_000) },
  { what: 'paused', attributes: { ...ONE, paused: '' } },
  { what: 'at the end', attributes: { position: table('o', 6, [120]) }, moves: ['call', 'take -'] },
  { what: 'waiting for dice', attributes: { dice: 'remote' } },
  {
    what: 'with some of nine dice entered',
    attributes: { dice: 'enter', numerals: '' },
    moves: ['middle r1r2b3b4'],
    act: (page) => page.find('.keys [data-value="3"]')?.click(),
  },
  { what: 'of two, at the opening', attributes: { seats: 'human human' } },
  { what: 'of two, building', attributes: TWO },
  { what: 'of two, where one takes a die', attributes: TWO, moves: ['#1 call'] },
  {
    what: 'of two, in the last seconds',
    attributes: TWO,
    moves: ['#1 call', '#1 take 2'],
    act: (page) => page.pass(1000),
  },
  { what: 'of two, exchanging', attributes: TWO, moves: ['#1 call', '#1 take 2', '#0 call', '#0 take -'] },
  { what: 'of two, between two rounds', attributes: TWO, moves: ['#1 call', '#1 take -', '#0 call', '#0 take -'] },
  { what: 'of three, building', attributes: { position: table('ooo') } },
  {
    what: 'of four with long names, where two have called',
    attributes: FOUR,
    moves: ['#1 call', '#3 call', '#3 take 4'],
  },
  {
    what: 'of four with long names, at the end',
    attributes: FOUR,
    moves: ['#0 call', '#0 take -', '#1 call', '#1 take -', '#2 call', '#2 take -'],
    act: (page) => page.pass(6000),
  },
  { what: 'looking through a record', attributes: { mode: 'replay', record: RECORD, ply: '3' } },
  {
    what: 'trying own moves',
    attributes: { mode: 'replay', record: RECORD, ply: '1' },
    act: (page) => page.element.tryMoves(),
  },
  { what: 'before a diagram', attributes: { ...DIAGRAM, marks: 'a1 b2-c3 2 b' } },
  { what: 'before a diagram of four', attributes: { ...FOUR, mode: 'diagram' } },
  { what: 'before a mistake', attributes: { position: 'nonsense' } },
];

export function momentOf(what: string): Moment {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return moment;
}

/** Squares at such a moment, in a box that is so wide. */
export async function openMoment(moment: Moment | string, { width = 0, lang = 'en' } = {}): Promise<CuboPage> {
  const { attributes, moves = [], act } = typeof moment === 'string' ? momentOf(moment) : moment;
  const element = CuboPage.create({ lang, ...attributes });
  await fixture(html`<div style=${width ? `inline-size: ${width}px` : ''}>${element}</div>`);
  const page = await new CuboPage(element).ready();
  await page.until(() => page.find('.container')?.lang === lang);
  await page.until(() => element.mode !== 'replay' || page.find('.moves') !== null);
  await page.played(...moves);
  await act?.(page);
  await element.updateComplete;
  return page;
}
