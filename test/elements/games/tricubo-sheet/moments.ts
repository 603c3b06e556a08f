import { changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { openAt, openTool } from '../../moments.js';
import type { Moment, Shown } from '../../moments.js';
import { WIDE } from '../../../games/tricubo/custom-sheets.js';
import { FIRST_CROSSES } from '../../../games/tricubo/helpers.js';
import { FILLED, ROLLED, SIXES, TricuboPage } from './page.js';

/** Longer than there is room for. */
export const LONG_NAMES = 'Wilhelmina Featherstonehaugh, Bartholomäus Langenbottom-Schmidt, Cleo, Dan, Eve';
const FIVE = { names: LONG_NAMES, position: `${FIRST_CROSSES.join(' / ')} | A 1 0 346 L 2` };
const TWELVE = { sheet: JSON.stringify(WIDE) };
const RECORD = 'tricubo 1; @2; roll 346; M {The other one was closed.}; roll 555; L';

/** What a reader may have before them: one moment for each part of the element that is not there at another. */
export const MOMENTS: readonly Moment<TricuboPage>[] = [
  { what: 'at the opening', attributes: {} },
  { what: 'before a roll', attributes: { position: '2,4,1,0,0 .,.,.,.,. L | A 4' } },
  { what: 'after the roll', attributes: { position: ROLLED } },
  { what: 'with a die chosen', attributes: { position: ROLLED }, act: (page) => page.die('M').click() },
  { what: 'with a row to be scored', attributes: { position: ROLLED }, act: (page) => page.die('S').click() },
  {
    what: 'with rows ticked to be scored',
    attributes: { position: SIXES },
    async act(page) {
      page.die('M').click();
      await page.element.updateComplete;
      for (const row of [1, 2]) page.interimTarget(row)?.click();
    },
  },
  {
    what: 'with a use chosen in words',
    attributes: { position: ROLLED },
    async act(page) {
      await page.showAllMoves();
      page.find('.entry')?.click();
    },
  },
  { what: 'after a refusal', attributes: { position: ROLLED }, act: (page) => page.die('L').click() },
  {
    what: 'with some dice entered',
    attributes: { dice: 'enter' },
    moves: ['@1'],
    act: (page) => page.padKey(3).click(),
  },
  { what: 'at the end', attributes: { position: `${FILLED} | A 9` } },
  {
    what: 'at the end, of three',
    attributes: { names: LONG_NAMES, position: `${FILLED} / ${FILLED} / 6,6,6,5,3 -,10,1,4,- LMSt | A 19` },
  },
  {
    what: 'of two, where the joker alone gives a use',
    attributes: {
      names: 'Ann, Bob',
      side: 'B',
      position: '1,0,3,0,0 .,.,.,.,. - / 8,8,0,0,0 .,.,.,.,. MSt | B 4 0 312 L',
    },
    act: (page) => page.die('L').click(),
  },
  { what: 'of five with long names, where the first has taken a die', attributes: FIVE },
  { what: 'of five, where all have used a die', attributes: FIVE, moves: ['#1 M', '#3 Mc', '#4 S:5'] },
  {
    what: 'on a sheet of twelve columns',
    attributes: { ...TWELVE, position: '2,11,12,4,0 .,11,.,.,. L | - 4 0 346' },
    act: (page) => page.die('M').click(),
  },
  { what: 'looking through a record', attributes: { mode: 'replay', record: RECORD, ply: '3' } },
  { what: 'before a diagram', attributes: { mode: 'diagram', marks: '2 3c4 4i 5f L', position: FILLED } },
  {
    what: 'before a diagram of three',
    attributes: { mode: 'diagram', names: LONG_NAMES, position: `${FILLED} / ${FILLED} / 1,0,0,0,0` },
  },
  { what: 'reading help', attributes: {}, act: openTool('help') },
];

/** A sheet at such a moment. */
export function openMoment(moment: Moment<TricuboPage>, shown?: Shown): Promise<TricuboPage> {
  changeReaderSettings({ isListing: false });
  return openAt(document.createElement('tricubo-sheet'), (sheet) => new TricuboPage(sheet), moment, shown);
}

export async function openNamed(what: string): Promise<TricuboPage> {
  const moment = MOMENTS.find((each) => each.what === what);
  if (!moment) throw new Error(`there is no moment ${what}`);
  return openMoment(moment);
}
