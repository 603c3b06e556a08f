import type { GameRecord } from './record.js';

/** Reads what was saved under a key of the page's local storage; nothing where storage is refused. */
export function loadSaved(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a record. A full or refused storage must never disturb play, so it only reports. @returns whether it was kept */
export function save(key: string, record: GameRecord): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}
