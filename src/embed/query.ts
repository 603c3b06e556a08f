import { elementOf } from './games.js';
import type { ElementTag } from './games.js';

/** What the address of a frame asks for. */
export interface Query {
  /** Nothing where it names no game, or one that there is not. */
  readonly tag: ElementTag | undefined;
  /** Everything else that is said, by its name; an empty text for a name alone. */
  readonly settings: ReadonlyMap<string, string>;
}

/** Reads `?game=triad&lang=de&even-start`. Names are written as in HTML; of what is said twice, the first counts, as it does there. */
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
