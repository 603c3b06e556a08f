import { openAt, openTool } from '../moments.js';
import type { Moment, Shown } from '../moments.js';
import { WIDE } from '../../games/tricubo/custom-sheets.js';
import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import { humans } from './rolled.js';
import { FILLED, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

type Die = 'L' | 'M' | 'S';

const press = (die: Die) => (page: TricuboPage) => page.die(die).click();

const tick =
  (...rows: readonly number[]) =>
  async (page: TricuboPage) => {
    page.die('M').click();
    await page.element.updateComplete;
    for (const row of rows) page.interimTarget(row)?.click();
  };

/** Longer than there is room for. */
export const LONG_NAMES = 'Wilhelmina Featherstonehaugh, Bartholomäus Langenbottom-Schmidt, Cleo, Dan, Eve';
const TWO = { names: 'Ann, Bob', side: 'B' };
const FIVE = { names: LONG_NAMES, position: `${FIRST_CROSSES.join(' / ')} | A 1 0 346 L 2` };
const TWELVE = { sheet: JSON.stringify(WIDE) };
const RECORD = 'tricubo 1; @2; roll 346; M {The other one was closed.}; roll 555; L';

export const MOMENTS: readonly Moment<TricuboPage>[] = [
  { what: 'at the opening', attributes: {} },
  { what: 'before a roll', attributes: { position: '2,4,1,0,0 .,.,.,.,. L | A 4' } },
  { what: 'after the roll', attributes: { position: ROLLED } },
  { what: 'with a die chosen', attributes: { position: ROLLED }, act: press('M') },
  { what: 'with a row to be scored', attributes: { position: ROLLED }, act: press('S') },
  {
    what: 'with rows ticked to be scored',
    attributes: { position: '2,4,1,0,0 .,.,.,.,. - | A 1 0 166' },
    act: tick(1, 2),
  },
  { what: 'with a use chosen in words', attributes: { position: ROLLED }, act: (page) => page.find('.entry')?.click() },
  { what: 'after a refusal', attributes: { position: ROLLED }, act: press('L') },
  { what: 'where no die is of use', attributes: { position: '7,7,2,0,0 7,2,-,0,- LMSt | A 6 0 123' } },
  {
    what: 'asked for a new game',
    attributes: { position: ROLLED },
    moves: ['M'],
    act: (page) => page.find('[data-tool=new-game]')?.click(),
  },
  { what: 'waiting for dice', attributes: { dice: 'remote' }, moves: ['@1'] },
  { what: 'entering dice', attributes: { dice: 'enter', numerals: '' }, moves: ['@1'] },
  {
    what: 'with some dice entered',
    attributes: { dice: 'enter' },
    moves: ['@1'],
    act: (page) => page.find('.keys [data-value="3"]')?.click(),
  },
  { what: 'at the end', attributes: { position: `${FILLED} | A 9` } },
  {
    what: 'at the end, of three',
    attributes: { names: LONG_NAMES, position: `${FILLED} / ${FILLED} / 6,6,6,5,3 -,10,1,4,- LMSt | A 19` },
  },
  { what: 'of two, before the first takes a die', attributes: { seats: humans(2) }, moves: ['roll 346'] },
  {
    what: 'of two, where the joker alone gives a use',
    attributes: { ...TWO, position: '1,0,3,0,0 .,.,.,.,. - / 8,8,0,0,0 .,.,.,.,. MSt | B 4 0 312 L' },
    act: press('L'),
  },
  {
    what: 'of two, waiting for the other',
    attributes: { ...TWO, position: '1,0,0,0,0 / 0,1,0,0,0 | B 1 0 346 L' },
    act: (page) => page.seatButton(0).click(),
  },
  { what: 'of five, before the first roll', attributes: { seats: humans(5), names: LONG_NAMES } },
  { what: 'of five with long names, where the first has taken a die', attributes: FIVE },
  { what: 'of five, where all have used a die', attributes: FIVE, moves: ['#1 M', '#3 Mc', '#4 S:5'] },
  {
    what: 'on a sheet of twelve columns',
    attributes: { ...TWELVE, position: '2,11,12,4,0 .,11,.,.,. L | - 4 0 346' },
    act: press('M'),
  },
  {
    what: 'on sheets of twelve columns, of five',
    attributes: { ...TWELVE, names: LONG_NAMES, position: `${FIRST_CROSSES.join(' / ')} | - 1 0 346 L` },
  },
  { what: 'looking through a record', attributes: { mode: 'replay', record: RECORD, ply: '3' } },
  {
    what: 'trying own moves',
    attributes: { mode: 'replay', record: RECORD, ply: '2' },
    act: (page) => page.element.tryMoves(),
  },
  { what: 'before a diagram', attributes: { mode: 'diagram', marks: '2 3c4 4i 5f L', position: FILLED } },
  {
    what: 'before a diagram of three',
    attributes: { mode: 'diagram', names: LONG_NAMES, position: `${FILLED} / ${FILLED} / 1,0,0,0,0` },
  },
  {
    what: 'before a diagram of twelve columns',
    attributes: { ...TWELVE, mode: 'diagram', position: '2,11,12,4,0 .,11,.,.,. L' },
  },
  { what: 'before a mistake', attributes: { position: 'nonsense' } },
  { what: 'reading help', attributes: {}, act: openTool('help') },
  { what: 'sharing', attributes: { position: ROLLED }, moves: ['M'], act: openTool('share') },
];

/** A sheet at such a moment. */
export const openMoment = (moment: Moment<TricuboPage>, shown?: Shown): Promise<TricuboPage> =>
  openAt(document.createElement('tricubo-sheet'), (sheet) => new TricuboPage(sheet), moment, shown);
