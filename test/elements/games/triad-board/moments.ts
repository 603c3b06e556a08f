import { html } from 'lit';
import { awaitDialog } from '../../dialogs.js';
import { TriadPage } from './page.js';
import { START, TRIAD_AHEAD, WALLED_IN } from './positions.js';
import { GAME } from './records.js';

/** Something a reader may have before them, and how they have come there. */
export interface Moment {
  readonly what: string;
  readonly properties: Partial<Omit<TriadPage['board'], 'lang'>>;
  readonly act?: (page: TriadPage) => Promise<unknown>;
}

const askForNewGame = async (page: TriadPage) => {
  page.board.play('a1a3');
  await page.board.updateComplete;
  page.find('[data-tool=new-game]')?.click();
};

const openDialog = (tool: string) => (page: TriadPage) => {
  page.find(`[data-tool=${tool}]`)?.click();
  return awaitDialog(page);
};

export const MOMENTS: readonly Moment[] = [
  { what: 'before the roll', properties: {} },
  { what: 'entering dice', properties: { dice: 'enter', evenStart: true } },
  { what: 'entering the dice of both sides', properties: { dice: 'enter' } },
  { what: 'in a game', properties: { position: START, names: 'Ann, Bob' } },
  { what: 'asked for a new game', properties: { position: START }, act: askForNewGame },
  {
    what: 'taking a die off',
    properties: { position: TRIAD_AHEAD },
    act: async (page) => {
      for (const cell of ['c1', 'e3']) await page.clickCell(cell);
    },
  },
  { what: 'turning a die', properties: { position: WALLED_IN }, act: (page) => page.clickCell('a1') },
  { what: 'at the end', properties: { record: GAME, names: 'Ann, Bob' } },
  { what: 'looking through a record', properties: { mode: 'replay', record: GAME, ply: 3 } },
  {
    what: 'trying own moves',
    properties: { mode: 'replay', record: GAME, ply: 2 },
    act: async ({ board }) => {
      board.tryMoves();
      await board.updateComplete;
    },
  },
  { what: 'before a diagram', properties: { mode: 'diagram', position: START } },
  { what: 'before a mistake', properties: { position: 'nonsense' } },
  { what: 'reading help', properties: { position: START }, act: openDialog('help') },
  { what: 'sharing', properties: { position: START }, act: openDialog('share') },
];

/** A board of this width at such a moment, with all that belongs to it. */
export async function openMoment({ properties, act }: Moment, width: number, lang = 'en'): Promise<TriadPage> {
  const board = Object.assign(document.createElement('triad-board'), { lang, seats: 'human human' });
  const page = await TriadPage.within(html`<div style="inline-size: ${width}px">${board}</div>`);
  Object.assign(board, properties);
  await page.until(() => page.find('.container')?.lang === lang);
  await page.until(() => board.activeMode !== 'replay' || page.find('.moves') !== null);
  await act?.(page);
  await board.updateComplete;
  return page;
}
