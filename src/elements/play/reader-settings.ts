import { LEVELS } from '../../opponents/level.js';
import type { Level } from '../../opponents/level.js';

/** How a reader does against the computer at a level. */
export interface LevelProgress {
  readonly level: Level;
  /** Games won in a row at it; below zero, lost ones. */
  readonly streak: number;
}

/** What a reader has chosen for all games of a site, such as what is open. Kept in the storage of the page, as far as it allows that. */
export interface ReaderSettings {
  /** Whether the field for typed moves is open. */
  readonly isTyping?: boolean;
  /** Whether the list of all possible moves is open. */
  readonly isListing?: boolean;
  /** Whether the list of the moves that were made is open. */
  readonly isRecounting?: boolean;
  /** Whether games make sounds. */
  readonly isSounding?: boolean;
  /** The time the reader takes instead of the one that the page sets. */
  readonly time?: ReaderTime;
  /** The games whose beginnings the reader knows, by their ids. */
  readonly known?: Readonly<Record<string, boolean>>;
  /** What other readers call the reader in shared games. */
  readonly name?: string;
  /** What the coach of each game has shown the reader, by the id of the game. */
  readonly coach?: Readonly<Record<string, 'all' | readonly string[]>>;
  /** The level at which the reader plays each game against the computer where the page names none, by the id of the game. */
  readonly levels?: Readonly<Record<string, LevelProgress>>;
}

/** As the page says, ten times as long, or without a limit. */
export type ReaderTime = 'page' | 'long' | 'none';

/** The key in the storage of the page. */
export const READER_KEY = 'tabletop-elements/reader';

/** The settings as long as the page is there, also where nothing can be stored. */
let known: ReaderSettings | undefined;

export function readerSettings(): ReaderSettings {
  known ??= stored();
  return known;
}

/** The level that the reader of this device has reached in a game; everybody starts at the lowest one. */
export const readersLevel = (game: string): Level =>
  LEVELS.find((each) => each === readerSettings().levels?.[game]?.level) ?? LEVELS[0];

const listeners = new Set<() => void>();

/** Calls a listener after each change on this page. @returns what ends it */
export function onReaderSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function changeReaderSettings(change: ReaderSettings): void {
  known = { ...stored(), ...known, ...change };
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(READER_KEY, JSON.stringify(known));
  } catch {
    // They hold as long as the page is there.
  }
}

function stored(): ReaderSettings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(READER_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}
