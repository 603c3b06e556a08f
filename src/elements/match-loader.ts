import type { GameError } from '../games/game-error.js';
import { gameError } from '../games/game-error.js';
import type { Match } from '../match/match.js';
import type { AnyGame } from '../match/record.js';
import type { Text } from './attributes.js';
import { GameStorage, findSaved } from './game-storage.js';
import { keyOf, requestedRecord } from './match-request.js';
import type { MatchRequest } from './match-request.js';

/** What a request is loaded for. */
export interface LoadContext<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly matchType: typeof Match;
  /** The `persist` attribute. */
  readonly persist: Text;
  readonly isDiagram: boolean;
  /** Whether a match is shown already. */
  readonly isShown: boolean;
}

/** Turns what the attributes ask for into a match, if they ask for another one than before. */
export class MatchLoader<State, Move> {
  readonly storage = new GameStorage();
  /** What a diagram shows if its position is no legal moment of a game, as the game's `parsePosition` reads it. */
  diagramPosition: unknown;
  #key = '';

  /**
   * What cannot be loaded changes nothing but the error.
   * @param readRequest may throw for bad attributes
   * @returns the match, or `undefined` if the shown one stays
   */
  load(
    readRequest: () => MatchRequest,
    context: LoadContext<State, Move>,
  ): { match: Match<State, Move> | undefined; error: GameError | undefined } {
    this.diagramPosition = undefined;
    try {
      const request = readRequest();
      try {
        return { match: this.#load(request, context), error: this.storage.error };
      } catch (unusable) {
        const error = gameError(unusable);
        return { match: undefined, error: this.#isPicture(error, request, context) ? undefined : error };
      }
    } catch (unusable) {
      return { match: undefined, error: gameError(unusable) };
    }
  }

  #load(request: MatchRequest, context: LoadContext<State, Move>): Match<State, Move> | undefined {
    const { game, matchType, persist, isShown } = context;
    const { storage } = this;
    const key = keyOf(request);
    const isNew = key !== this.#key;
    if (!isNew && persist === storage.key) return undefined;
    const wanted = requestedRecord(game, request);
    // A saved game counts when the page opens or names another key, but not once a game is being played under the key.
    const mayFind = !isShown || persist !== storage.key;
    const found = mayFind && persist ? findSaved(matchType, game, persist, wanted) : {};
    const match = found.match ?? (isNew ? matchType.fromRecord<State, Move>(game, wanted) : undefined);
    // A request that cannot be loaded leaves no trace, so that going back to the previous one changes nothing.
    this.#key = key;
    storage.use(persist, found.error);
    return match;
  }

  /** A diagram may show any arrangement of well-formed pieces. */
  #isPicture(error: GameError, { record, position }: MatchRequest, context: LoadContext<State, Move>): boolean {
    if (error.code !== 'bad-position' || !context.isDiagram || record) return false;
    try {
      this.diagramPosition = context.game.parsePosition(String(position));
      return true;
    } catch {
      return false;
    }
  }
}
