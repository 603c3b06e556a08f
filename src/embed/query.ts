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
