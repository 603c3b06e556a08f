import { isServer } from 'lit';
import type { AnyGame } from '../../match/record/record.js';
import type { Text } from '../base/attributes.js';

/** The day on which the page was opened. A page that is left open keeps it, so that no game is lost at midnight. */
let day: string | undefined;

/** The seed of a game on this day, in universal time: `kubi-2026-01-31`. */
function dailySeed({ id }: AnyGame): string {
  day ??= new Date().toISOString().slice(0, 10);
  return `${id}-${day}`;
}

/**
 * The seed that the `seed` attribute asks for. A server does not know on which day its page will be read: there, `daily` is no seed, and the picture
 * stops before the first roll.
 */
export function seedOf(text: Text, game: AnyGame): Text {
  if (text !== 'daily') return text;
  return isServer ? undefined : dailySeed(game);
}

/**
 * The seed of the game after another one. With `seed="daily"`, a game of the day follows one of another day, and another one a game of the day.
 * @returns `undefined` for any other seed
 */
export function nextSeed(
  { seed, game }: { readonly seed?: Text; readonly game: AnyGame },
  before: { readonly seed: string },
): string | undefined {
  const isOver = seed !== 'daily' || before.seed === dailySeed(game);
  return isOver ? undefined : dailySeed(game);
}
