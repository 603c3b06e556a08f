import { elementOf } from './games.js';
import type { ElementTag } from './games.js';

/** The address of a frame, parsed. */
export interface Query {
  /** `undefined` if the address names no known game. */
  readonly tag: ElementTag | undefined;
  /** All other parameters by name; a name without a value is empty. */
  readonly settings: ReadonlyMap<string, string>;
}

/** Parses `?game=triad&lang=de&even-start`. As in HTML, names ignore case, and the first of equal names counts. */
export function parseQuery(search: string): Query {
  const settings = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase();
    if (!settings.has(key)) settings.set(key, value);
  }
  const tag = elementOf(settings.get('game')?.trim().toLowerCase());
  settings.delete('game');
  return { tag, settings };
}

/** What a shared game brings along, or must not change. */
const OF_THE_GAME: ReadonlySet<string> = new Set(
  'mode seats names seed position position-check record src ply marks persist caption viewer'.split(' '),
);

/** The address of the frame for any game of its kind, so that links to a shared one stay short. */
export function shareAddress(game: string, settings: Query['settings']): string {
  const kept = [...settings].filter(([name]) => !OF_THE_GAME.has(name));
  return `?${new URLSearchParams([['game', game], ...kept]).toString()}`;
}
