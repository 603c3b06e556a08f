import { html } from 'lit';
import { triad } from '../../../src/games/triad/index.js';
import { Match } from '../../../src/match/match.js';
import { BoardPage } from './board-page.js';
import { START } from './positions.js';

/** Test files run side by side on one storage, so each has a key of its own. */
export const KEY = `triad of the week, ${crypto.randomUUID()}`;

/** Forgets what was stored under that key and under those that begin with it. */
export function forget(): void {
  for (const key of storedKeys()) localStorage.removeItem(key);
}

export const storedKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(KEY));

/** What a page finds after a reader has played these moves on it. */
export function savedText(moves = 'a1a3', header = `start=${START}`): string {
  return JSON.stringify(Match.fromRecord(triad, `triad 1; seed=house; ${header}; ${moves}`).toRecord());
}

export const movesUnder = (key: string): string[] => {
  const { moves } = JSON.parse(localStorage.getItem(key) ?? '{"moves":[]}') as { moves: { move: string }[] };
  return moves.map(({ move }) => move);
};

/** The board of a page that is opened anew: nothing is known but what is stored. */
export async function reopen(page: BoardPage, attributes: Readonly<Record<string, string>>): Promise<BoardPage> {
  page.board.remove();
  const board = document.createElement('triad-board');
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  return BoardPage.within(html`<div>${board}</div>`);
}
