import type { GameError } from '../games/game-error.js';
import { gameError } from '../games/game-error.js';
import type { Match } from '../match/match.js';
import type { AnyGame, GameRecord } from '../match/record.js';
import { save } from '../match/storage.js';
import type { Text } from './attributes.js';
import { savedMatch } from './match-request.js';

/** Keeps a game under the key of the `persist` attribute. */
export class GameStorage {
  /** Why the game saved under the key cannot be read. It is left alone until a new game starts. */
  error: GameError | undefined;
  #key: Text;

  get key(): Text {
    return this.#key;
  }

  /** Looks up the saved game, if it is one that the page asks for, and remembers the key. */
  find<State, Move>(
    matchType: typeof Match,
    game: AnyGame<State, Move>,
    key: Text,
    wanted: GameRecord,
  ): Match<State, Move> | undefined {
    this.#key = key;
    this.error = undefined;
    if (!key) return undefined;
    try {
      return savedMatch(matchType, game, key, wanted);
    } catch (unreadable) {
      this.error = gameError(unreadable);
      return undefined;
    }
  }

  save(record: GameRecord): void {
    if (this.#key && !this.error) save(this.#key, record);
  }
}
