import { readerSettings } from '../../play/reader-settings.js';

/** The line of a coach that says what a game is about. */
export const GOAL = 'goal';

/** What the coach of a game has told the reader: the goal and tips. */
export function toldBy(game: string): 'all' | readonly string[] {
  const told = readerSettings().coach?.[game];
  return told === 'all' || Array.isArray(told) ? told : [];
}
