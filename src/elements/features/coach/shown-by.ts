import { readerSettings } from '../../play/reader-settings.js';

/** The line of a coach that says what a game is about. */
export const GOAL = 'goal';

/** What the coach of a game has shown the reader: the goal and tips. */
export function shownBy(game: string): 'all' | readonly string[] {
  const shown = readerSettings().coach?.[game];
  return shown === 'all' || Array.isArray(shown) ? shown : [];
}
