import type { GameError } from '../games/game-error.js';
import { gameError } from '../games/game-error.js';
import type { Match } from '../match/match.js';
import type { AnyGame, GameRecord } from '../match/record.js';
import { save } from '../match/storage.js';
import type { Text } from './attributes.js';
import { savedMatch } from './match-request.js';

/** What was found under a key: a game that the page asks for, or why it cannot be read. */
export interface Found<State, Move> {
  readonly match?: Match<State, Move> | undefined;
  readonly error?: GameError;
}

/** Keeps a game under the key of the `persist` attribute. */
export class GameStorage {
  /** Why the game saved under the key cannot be read. It is left alone until a new game starts. */
  error: GameError | undefined;
  #key: Text;

  get key(): Text {
    return this.#key;
  }

  /** Saves under a key from now on. */
  use(key: Text, error: GameError | undefined): void {
    this.#key = key;
    this.error = error;
  }

  save(record: GameRecord): void {
    if (this.#key && !this.error) save(this.#key, record);
  }
}

/** Looks for a saved game that the page asks for. */
export function findSaved<State, Move>(
  matchType: typeof Match,
  game: AnyGame<State, Move>,
  key: string,
  wanted: GameRecord,
): Found<State, Move> {
  try {
    return { match: savedMatch(matchType, game, key, wanted) };
  } catch (unreadable) {
    return { error: gameError(unreadable) };
  }
}
