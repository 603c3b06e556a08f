import { openAt, openTool } from '../../moments.js';
import type { Moment, Shown } from '../../moments.js';
import { humans } from '../../sheet/page.js';
import { FILLED, KubiPage, ROLLED, ROLLED_FOR_TWO, UNCROSSED, crossed, sums } from './page.js';

const RECORD = 'kubi 1; x146; roll 12346; 1|34|26 {The six is spared.}; roll 33355; (3)|35|35';
const EIGHT = Array<string>(8).fill(crossed('146')).join(' / ');
const NAMES = 'Ann, Bob, Cleo, Dan, Eve, Fay, Gus, Hal';

/** Presses dice, by their place in the roll. */
const press =
  (...dice: readonly number[]) =>
  async (page: KubiPage) => {
    for (const die of dice) {
      page.dice[die]?.click();
      await page.element.updateComplete;
    }
  };

/** What a reader may have before them: one moment for each part of the element that is not there at another. */
export const MOMENTS: readonly Moment<KubiPage>[] = [
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
  { what: 'after the roll', attributes: { position: ROLLED } },
  { what: 'with all dice placed', attributes: { position: ROLLED }, act: press(0, 1, 2) },
  { what: 'after a refusal', attributes: { position: ROLLED }, act: (page) => page.primary?.click() },
  {
    what: 'with some dice entered',
    attributes: { position: crossed('146'), dice: 'enter' },
    act: (page) => page.padKey(3).click(),
  },
  {
    what: 'at the end, of three',
    attributes: {
      names: 'Ann, Bob',
      position: `1:8,4:0,6:0 ${sums({ 2: 5, 9: 5, 12: 6 })} / 1:0,2:0,3:8 ${sums({ 7: 10, 12: 6 })} / 1:0,2:8,3:0 1,1,1,1,1,1,2,2,2,2,2`,
    },
  },
  {
    what: 'of two, waiting for the other',
    attributes: { position: ROLLED_FOR_TWO, names: 'Ann, Bob' },
    moves: ['#0 1|24|36'],
    act: (page) => page.seatButton(0).click(),
  },
  {
    what: 'of eight, where one has entered',
    attributes: { names: NAMES, position: `${EIGHT} | 0 12346` },
    moves: ['#0 1|24|36'],
  },
  { what: 'of eight, where all have entered', attributes: { names: NAMES, seats: humans(8), position: EIGHT } },
  { what: 'looking through a record', attributes: { mode: 'replay', record: RECORD, ply: '3' } },
  {
    what: 'trying own moves',
    attributes: { mode: 'replay', record: RECORD, ply: '2' },
    act: (page) => page.element.tryMoves(),
  },
  { what: 'before a diagram', attributes: { mode: 'diagram', marks: '7 x4', position: FILLED } },
  {
    what: 'before a diagram of three',
    attributes: { mode: 'diagram', names: 'Ann, Bob', position: `${FILLED} / ${FILLED} / ${UNCROSSED}` },
  },
  { what: 'reading help', attributes: {}, act: openTool('help') },
];

/** A sheet at such a moment. */
export const openMoment = (moment: Moment<KubiPage>, shown?: Shown): Promise<KubiPage> =>
  openAt(document.createElement('kubi-sheet'), (sheet) => new KubiPage(sheet), moment, shown);

export async function openNamed(what: string): Promise<KubiPage> {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return openMoment(moment);
}
