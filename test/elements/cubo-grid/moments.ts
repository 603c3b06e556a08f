import { FakeClock } from '../../match/fake-clock.js';
import { openAt, openTool } from '../moments.js';
import type { Moment, Shown } from '../moments.js';
import { CuboPage } from './cubo-page.js';

/** Squares that can be told apart, and what lies between them. */
export const SQUARES = ['r1r2r3/r2w3b4/b3b4b5', 'r6r5r4/b1w2b3/r2b5b6', 'r1b1r1/b2w6r2/b6r4b3', 'r5b5r5/r4w1b2/b6r3b1'];
export const MIDDLE = 'r6r1b6b2';

/** A round of so many players whose dice lie: a letter says what each is about, `o` to build, `h` to have the dice in hand. */
export const table = (stages: string, round = 1, scores: readonly number[] = []): string => {
  const seats = Array.from(stages, (stage, seat) => `${SQUARES[seat]} ${stage} - ${scores[seat] ?? 0}`);
  return `${round} 0 build 0 | ${seats.join(' ; ')} | ${MIDDLE}`;
};

/** Longer than there is room for. */
export const LONG_NAMES = 'Wilhelmina Featherstonehaugh, Bartholomäus Langenbottom-Schmidt, Cleo, Dan';

const ONE = { position: table('o') };
const TWO = { position: table('oo'), names: 'Ann, Bob' };
const FOUR = { position: table('oooo', 6, [101, 9, 20, 144]), names: LONG_NAMES };
const RECORD = `cubo 1; start=${JSON.stringify(table('oo'))}; #0 swap a1c3 {A street less.}; #1 call; #1 take 2; #0 call; #0 take -; #1 put a1`;
const DIAGRAM = { mode: 'diagram', position: SQUARES[0] ?? '' };

const press = (name: 'a1' | 'b2') => (page: CuboPage) => page.cell(name).click();

const pass = (milliseconds: number) => (page: CuboPage) => page.pass(milliseconds);

export const MOMENTS: readonly Moment<CuboPage>[] = [
  { what: 'at the opening', attributes: {} },
  { what: 'building', attributes: ONE },
  { what: 'building with numerals', attributes: { ...ONE, numerals: '' } },
  { what: 'with a die chosen', attributes: ONE, act: press('a1') },
  {
    what: 'with a die chosen and another in view',
    attributes: ONE,
    act: async (page) => {
      page.cell('a1').focus();
      await page.press('Enter', 'ArrowRight');
    },
  },
  { what: 'after a refusal', attributes: ONE, act: press('b2') },
  {
    what: 'asked for a new game',
    attributes: ONE,
    moves: ['swap a1c3'],
    act: (page) => page.find('[data-tool=new-game]')?.click(),
  },
  { what: 'in the last seconds', attributes: { ...ONE, 'practice-seconds': '8' }, act: pass(3000) },
  { what: 'with the dice in hand', attributes: ONE, moves: ['roll'] },
  { what: 'after the call', attributes: ONE, moves: ['call'] },
  { what: 'exchanging', attributes: ONE, moves: ['call', 'take 1'] },
  { what: 'giving a die', attributes: ONE, moves: ['call', 'take 1'], act: press('a1') },
  { what: 'between two rounds', attributes: ONE, moves: ['swap a1c3', 'call', 'take -'] },
  { what: 'after a round that was too long', attributes: ONE, act: pass(60_000) },
  { what: 'paused', attributes: { ...ONE, paused: '' } },
  { what: 'at the end', attributes: { position: table('o', 6, [120]) }, moves: ['call', 'take -'] },
  { what: 'waiting for dice', attributes: { dice: 'remote' } },
  { what: 'entering the middle', attributes: { dice: 'enter' } },
  {
    what: 'with some of nine dice entered',
    attributes: { dice: 'enter', numerals: '' },
    moves: ['middle r1r2b3b4'],
    act: (page) => page.find('.keys [data-value="3"]')?.click(),
  },
  { what: 'of two, at the opening', attributes: { seats: 'human human' } },
  { what: 'of two, building', attributes: TWO },
  { what: 'of two, where one takes a die', attributes: TWO, moves: ['#1 call'] },
  { what: 'of two, in the last seconds', attributes: TWO, moves: ['#1 call', '#1 take 2'], act: pass(1000) },
  { what: 'of two, exchanging', attributes: TWO, moves: ['#1 call', '#1 take 2', '#0 call', '#0 take -'] },
  {
    what: 'of two, between two rounds',
    attributes: TWO,
    moves: ['#1 call', '#1 take -', '#0 call', '#0 take -'],
  },
  { what: 'of two, paused', attributes: { ...TWO, paused: '' } },
  { what: 'of three, building', attributes: { position: table('ooo') } },
  {
    what: 'of four with long names, where two have called',
    attributes: FOUR,
    moves: ['#1 call', '#3 call', '#3 take 4'],
  },
  {
    what: 'of four, at the end',
    attributes: FOUR,
    moves: ['#0 call', '#0 take -', '#1 call', '#1 take -', '#2 call', '#2 take -'],
    act: pass(6000),
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
  { what: 'reading help', attributes: {}, act: openTool('help') },
  { what: 'sharing', attributes: ONE, moves: ['swap a1c3'], act: openTool('share') },
];

export function momentOf(what: string): Moment<CuboPage> {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return moment;
}

/** Squares at such a moment, whose clock stands still. */
export function openMoment(moment: Moment<CuboPage>, shown?: Shown): Promise<CuboPage> {
  const element = document.createElement('cubo-grid');
  element.clock = new FakeClock();
  return openAt(element, (grid) => new CuboPage(grid), moment, shown);
}
