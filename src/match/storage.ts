import type { GameRecord } from './record.js';

/** Reads what was saved under a key of the page's local storage; `undefined` if storage is refused. */
export function loadSaved(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a record. Full or refused storage does not disturb play. @returns whether the record was saved */
export function save(key: string, record: GameRecord): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}
