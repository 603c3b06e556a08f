import type { GameError } from '../../../games/game-error.js';
import type { Match } from '../../../match/match.js';
import type { SavedChoice, SavedGame } from '../../../match/storage.js';
import type { ElementError } from '../../base/element-error.js';
import { GameStorage } from './game-storage.js';
import type { StorageHost } from './game-storage.js';

/** What keeps a match asks its session. */
export interface KeepingSession<State, Move> {
  /** What is to be saved; `undefined` while that is not known, or own moves are tried. */
  toSave(): SavedGame | undefined;
  /** Shows what was played elsewhere, and saved under the same key. */
  follow(match: Match<State, Move>, choice: SavedChoice | undefined): void;
  requestUpdate(): void;
}

/** Keeps the match of an element under the key of the page, and reports what goes wrong. */
export class KeptMatch<State, Move> implements StorageHost<State, Move> {
  readonly storage = new GameStorage<State, Move>(this);
  readonly #session: KeepingSession<State, Move>;
  readonly #error: ElementError;

  constructor(session: KeepingSession<State, Move>, error: ElementError) {
    this.#session = session;
    this.#error = error;
  }

  /** A new game starts: what cannot be read is set aside. */
  startOver(): void {
    if (this.#error.load === this.storage.error) this.#error.load = undefined;
    this.storage.startOver();
    this.#error.update();
  }

  savedGame(): SavedGame | undefined {
    return this.#session.toSave();
  }

  follow(match: Match<State, Move>, choice: SavedChoice | undefined): void {
    this.#session.follow(match, choice);
  }

  /** What cannot be saved does not disturb the game, so it is not the error of the element. */
  report(error: GameError | undefined): void {
    this.#session.requestUpdate();
    if (!error) return;
    if (error === this.storage.error) {
      this.#error.load = error;
      this.#error.update();
    } else {
      this.#error.report(error);
    }
  }
}
