import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { FreshPage } from '../fresh-page.js';
import { BoardPage } from './board-page.js';

const BOARD = { tag: 'triad-board', read: (board: Element) => new BoardPage(board as TriadBoard) };

/** A page of its own with boards of Triad, where nothing has been loaded before. */
export const openFreshPage = (lang: string, body: string) => FreshPage.open(BOARD, lang, body);
