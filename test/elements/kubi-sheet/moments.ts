import { openAt, openTool } from '../moments.js';
import type { Moment, Shown } from '../moments.js';
import { SheetPage } from './sheet-page.js';

const ROLLED = ['x146', 'roll 12346'];
const humans = (count: number): string => Array<string>(count).fill('human').join(' ');
const crossings = (count: number): string[] => Array.from({ length: count }, (_, seat) => `#${seat} x146`);
const entries = (count: number): string[] => Array.from({ length: count }, (_, seat) => `#${seat} 1|24|36`);
const EIGHT = { seats: humans(8), names: 'Ann, Bob, Cleo, Dan, Eve, Fay, Gus, Hal' };
const RECORD = 'kubi 1; x146; roll 12346; 1|34|26 {The six is spared.}; roll 33355; (3)|35|35';

/** Presses dice, by their number in the roll. */
const press =
  (...dice: readonly number[]) =>
  async (page: SheetPage) => {
    for (const die of dice) {
      page.dice[die]?.click();
      await page.element.updateComplete;
    }
  };

/** A sheet at its end: 500 points and more. */
export const WON = '1:8,4:3,6:6 0,0,0,5,0,8,0,9,4,4,4';

export const MOMENTS: readonly Moment<SheetPage>[] = [
  { what: 'at the opening', attributes: {} },
  {
    what: 'with three numbers chosen',
    attributes: {},
    async act(page) {
      for (const value of [1, 4, 6]) {
        page.numberBox(value).click();
        await page.element.updateComplete;
      }
    },
  },
  { what: 'before a roll', attributes: { position: '1:6,4:3,5:7 2,0,0,5,0,10,1,8,0,0,6' } },
  { what: 'after the roll', attributes: {}, moves: ROLLED },
  { what: 'after a roll without own numbers', attributes: {}, moves: ['x145', 'roll 33366'] },
  { what: 'with dice half placed', attributes: {}, moves: ROLLED, act: press(0, 1) },
  { what: 'with all dice placed', attributes: {}, moves: ROLLED, act: press(0, 1, 2) },
  { what: 'after a refusal', attributes: {}, moves: ROLLED, act: (page) => page.primary?.click() },
  {
    what: 'asked for a new game',
    attributes: {},
    moves: ROLLED,
    act: (page) => page.find('[data-tool=new-game]')?.click(),
  },
  { what: 'waiting for dice', attributes: { dice: 'remote' }, moves: ['x146'] },
  { what: 'entering dice', attributes: { dice: 'enter', numerals: '' }, moves: ['x146'] },
  {
    what: 'with some dice entered',
    attributes: { dice: 'enter' },
    moves: ['x146'],
    act: (page) => page.named('Add a 3')?.click(),
  },
  { what: 'at the end', attributes: { position: WON } },
  {
    what: 'at the end, of three',
    attributes: {
      names: 'Ann, Bob',
      position:
        '1:8,4:0,6:0 5,0,0,0,0,0,0,5,0,0,6 / 1:0,2:0,3:8 0,0,0,0,0,10,0,0,0,0,6 / 1:0,2:8,3:0 1,1,1,1,1,1,2,2,2,2,2',
    },
  },
  { what: 'of two, after the roll', attributes: { seats: humans(2) }, moves: [...crossings(2), 'roll 12346'] },
  {
    what: 'of two, with all dice placed',
    attributes: { seats: humans(2), names: 'Ann, Bob' },
    moves: [...crossings(2), 'roll 12346'],
    act: press(0, 1, 2),
  },
  {
    what: 'of two, waiting for the other',
    attributes: { seats: humans(2), names: 'Ann, Bob' },
    moves: [...crossings(2), 'roll 12346', '#0 1|24|36'],
    act: (page) => page.seatButton(0).click(),
  },
  { what: 'of eight, at the opening', attributes: { seats: humans(8) } },
  {
    what: 'of eight, where one has entered',
    attributes: EIGHT,
    moves: [...crossings(8), 'roll 12346', '#0 1|24|36'],
  },
  {
    what: 'of eight, where all have entered',
    attributes: EIGHT,
    moves: [...crossings(8), 'roll 12346', ...entries(8)],
  },
  { what: 'looking through a record', attributes: { mode: 'replay', record: RECORD, ply: '3' } },
  {
    what: 'trying own moves',
    attributes: { mode: 'replay', record: RECORD, ply: '2' },
    act: (page) => page.element.tryMoves(),
  },
  {
    what: 'before a diagram',
    attributes: { mode: 'diagram', marks: '7 x4', position: '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8' },
  },
  {
    what: 'before a diagram of three',
    attributes: {
      mode: 'diagram',
      names: 'Ann, Bob, Cleo',
      position: `${WON} / ${WON} / - 0,0,0,0,0,0,0,0,0,0,0`,
    },
  },
  { what: 'before a mistake', attributes: { position: 'nonsense' } },
  { what: 'reading help', attributes: {}, act: openTool('help') },
  { what: 'sharing', attributes: {}, moves: ROLLED, act: openTool('share') },
];

/** A sheet at such a moment. */
export const openMoment = (moment: Moment<SheetPage>, shown?: Shown): Promise<SheetPage> =>
  openAt(document.createElement('kubi-sheet'), (sheet) => new SheetPage(sheet), moment, shown);
