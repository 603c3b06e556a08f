import { GameError, gameError } from '../games/game-error.js';
import { parseJson } from './record/parse-record-json.js';
import { parseRecord } from './record/parse-record.js';
import { RECORD_LIMIT } from './record/checks.js';
import { omitUndefined } from './record/record.js';
import type { AnyGame, GameRecord } from './record/record.js';

/** A game as it is saved: its record, and what a record does not say. */
export interface SavedGame {
  readonly record: GameRecord;
  /** The seed of dice to come, if the record has none. */
  readonly seed?: string | undefined;
  /** Milliseconds that have been played, in games with time limits. */
  readonly elapsed?: number | undefined;
  /** What the reader has chosen in place of what the page asks for. */
  readonly choice?: SavedChoice | undefined;
}

/** A set-up of the reader's own. The players and the options are those of the record. */
export interface SavedChoice {
  /** What the page asked for at that time. The choice holds as long as it asks for the same. */
  readonly page: string;
  /** The names of the players, in the words of the `names` attribute. */
  readonly names?: string | undefined;
}

/** A saved game as it was read. */
export interface Save extends SavedGame {
  /** Grows by one with each save. */
  readonly revision: number;
  /** The marks of this save and of those that it was made from, the latest last. Saves of earlier versions have none. */
  readonly marks?: readonly string[] | undefined;
  /** Whether it is based on the save that this slot knows. */
  readonly isNewer: boolean;
  readonly text: string;
}

/** How many marks a save keeps. A tab that was away for longer asks the reader. */
const MARKS = 32;

/** Tells saves of the same revision apart: two tabs may write in the same instant, and then only one of the texts is there. */
const makeMark = (): string => Math.random().toString(36).slice(2, 8);

/** Keys of this library begin with its name and the game, so that nothing else in the page's storage is touched. */
const storageKey = (game: AnyGame, key: string): string => `tabletop-elements/${game.id}/${key}`;

const slots = new Set<SaveSlot>();

/**
 * The place of one saved game in the page's local storage. Several tabs, and several elements of a page, may save in the same place: each save has a
 * revision, one more than that of the save it is based on, and a slot writes only over a save that it knows. No browser lets a tab compare and write in one step, so
 * a save also names those it was made from: what another tab has written over is noticed even if that tab has played on since.
 */
export class SaveSlot {
  readonly key: string;
  readonly #game: AnyGame;
  readonly #onChange: () => void;
  /** The text that was adopted or written last. */
  #known: string | null = null;
  #revision = 0;
  #marks: readonly string[] = [];

  /** @param onChange is called while the slot is watched, when somebody else has saved here */
  constructor(game: AnyGame, key: string, onChange: () => void = () => undefined) {
    this.#game = game;
    this.key = storageKey(game, key);
    this.#onChange = onChange;
  }

  /** Whether somebody else has saved something here. */
  get isChanged(): boolean {
    const text = textUnder(this.key);
    return text !== undefined && text !== this.#known;
  }

  /** What was adopted or written last. */
  get text(): string | undefined {
    return this.#known ?? undefined;
  }

  /** @throws GameError `save-damaged` */
  read(): Save | undefined {
    const text = textUnder(this.key);
    if (text === undefined) return undefined;
    const save = parseSave(text, this.#game, this.key);
    const mark = this.#marks.at(-1);
    const isBased = mark === undefined || !save.marks || save.marks.includes(mark);
    return { ...save, text, isNewer: isBased && save.revision > this.#revision };
  }

  /** From now on the slot may write over a save. */
  adopt({ text, revision, marks = [] }: Pick<Save, 'text' | 'revision' | 'marks'>): void {
    this.#known = text;
    this.#revision = revision;
    this.#marks = marks;
  }

  /**
   * Saves a game, unless somebody else has saved one meanwhile.
   * @returns `changed` if so; `refused` if the storage is full or blocked
   */
  write(saved: SavedGame): 'saved' | 'changed' | 'refused' {
    try {
      const stored = localStorage.getItem(this.key);
      if (stored !== null && stored !== this.#known) return 'changed';
      if (stored !== null && stored === textOf(this.#revision, this.#marks, saved)) return 'saved';
      const revision = this.#revision + 1;
      const marks = [...this.#marks, makeMark()].slice(-MARKS);
      const text = textOf(revision, marks, saved);
      localStorage.setItem(this.key, text);
      this.adopt({ text, revision, marks });
    } catch {
      return 'refused';
    }
    // The browser notifies only other documents.
    for (const slot of [...slots]) if (slot !== this && slot.key === this.key) slot.#onChange();
    return 'saved';
  }

  /** Moves what is stored but cannot be read to a key of its own, so that a new game can be saved. */
  setAside(): void {
    try {
      const text = localStorage.getItem(this.key);
      if (text === null || text === this.#known) return;
      let copy = 1;
      while (localStorage.getItem(`${this.key}/damaged-${copy}`) !== null) copy++;
      localStorage.setItem(`${this.key}/damaged-${copy}`, text);
      this.#known = text;
    } catch {
      // The storage is blocked: the text stays, and saving is refused.
    }
  }

  watch(): void {
    slots.add(this);
    addEventListener('storage', this.#onStorage);
  }

  unwatch(): void {
    slots.delete(this);
    removeEventListener('storage', this.#onStorage);
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key === this.key) this.#onChange();
  };
}

/**
 * The record that an earlier version of this library has saved under the page's bare key. It is only read.
 * @returns `undefined` if nothing is stored under the key
 * @throws GameError `save-foreign` if something else is
 */
export function readBareKey(key: string, game: AnyGame): GameRecord | undefined {
  const text = textUnder(key);
  if (text === undefined) return undefined;
  try {
    return parseRecord(parseJson(text), game);
  } catch {
    const message = `the page stores something else under "${key}"; it is left alone, and the game is saved under "${storageKey(game, key)}"`;
    throw new GameError('save-foreign', message, { key });
  }
}

const textOf = (revision: number, marks: readonly string[], saved: SavedGame): string =>
  JSON.stringify(omitUndefined({ revision, marks: marks.length > 0 ? marks : undefined, ...saved }));

function textUnder(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function parseSave(text: string, game: AnyGame, key: string): Omit<Save, 'text' | 'isNewer'> {
  try {
    if (text.length > RECORD_LIMIT) throw new GameError('record-too-long', 'it is too long');
    const { revision, marks, record, seed, elapsed, choice } = Object(parseJson(text)) as Record<string, unknown>;
    const isSound =
      Number.isSafeInteger(revision) &&
      (marks === undefined || (Array.isArray(marks) && marks.every((mark) => typeof mark === 'string'))) &&
      (seed === undefined || typeof seed === 'string') &&
      (elapsed === undefined || (Number.isFinite(elapsed) && Number(elapsed) >= 0)) &&
      (choice === undefined || isChoice(choice));
    if (!isSound) throw new GameError('record-type', 'it is not a saved game');
    return omitUndefined({ revision, marks, seed, elapsed, choice, record: parseRecord(record, game) }) as ReturnType<
      typeof parseSave
    >;
  } catch (error) {
    throw damaged(key, error);
  }
}

function isChoice(value: unknown): value is SavedChoice {
  const { page, names } = Object(value) as Record<string, unknown>;
  return typeof page === 'string' && (names === undefined || typeof names === 'string');
}

/** The error for a saved game that cannot be read or replayed. */
export function damaged(key: string, error: unknown): GameError {
  return new GameError('save-damaged', `the game saved under "${key}" cannot be read: ${gameError(error).message}`, {
    key,
  });
}
