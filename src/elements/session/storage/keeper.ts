import { isBlank } from '../../base/attributes.js';
import type { ElementError } from '../../base/element-error.js';
import type { GameStorage } from './game-storage.js';
import type { KeepingSession, KeptMatch } from './kept-match.js';
import type { SessionHost } from '../session-host.js';
import { matchKeeper } from '../shared-modules.js';

/** Keeps the match under the key of the page, once there is one. */
export class Keeper<State, Move> {
  readonly #host: SessionHost<State, Move>;
  readonly #session: KeepingSession<State, Move>;
  readonly #error: ElementError;
  #kept: KeptMatch<State, Move> | undefined;

  constructor(host: SessionHost<State, Move>, session: KeepingSession<State, Move>, error: ElementError) {
    this.#host = host;
    this.#session = session;
    this.#error = error;
  }

  /** Where the match is saved; `undefined` until there was a key. */
  get storage(): GameStorage<State, Move> | undefined {
    const { loaded } = matchKeeper;
    if (!this.#kept && loaded && !isBlank(this.#host.persist)) {
      this.#kept = new loaded.KeptMatch<State, Move>(this.#session, this.#error);
      if (this.#host.isConnected) this.connect();
    }
    return this.#kept?.storage;
  }

  /** A new game starts: what cannot be read is set aside. */
  startOver(): void {
    this.#kept?.startOver();
  }

  /** Follows what is saved elsewhere. */
  connect(): void {
    this.#kept?.storage.connect();
  }

  disconnect(): void {
    this.#kept?.storage.disconnect();
  }
}
