import type { GameError } from '../../games/game-error.js';
import { gameError } from '../../games/game-error.js';
import { attributeText } from '../../games/texts.js';
import { continues, meaningOf, meaningSoFar } from '../../match/continuation.js';
import type { Match } from '../../match/match.js';
import type { AnyGame } from '../../match/record/record.js';
import type { SavedChoice } from '../../match/storage.js';
import type { Text } from '../base/attributes.js';
import type { GameStorage } from './storage/game-storage.js';
import { requestedRecord, spellingOf } from './match-request.js';
import type { MatchRequest } from './match-request.js';

/** What a request is loaded for. */
export interface LoadContext<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly matchType: typeof Match;
  /** The `persist` attribute. */
  readonly persist: Text;
  /** Missing for a game that is not saved. */
  readonly storage: GameStorage<State, Move> | undefined;
  readonly isDiagram: boolean;
  /** The players and the rules that the page asks for. May throw for bad attributes. */
  readonly setupAsked: () => string;
  /** The match that is shown already. */
  readonly shown: Match<State, Move> | undefined;
  /** The shown match, or the record that the user has left to try own moves. */
  readonly current: Match<State, Move> | undefined;
}

/** The game that a request would begin without its record, or the usual one. */
export function makePlaceholder(matchType: typeof Match, game: AnyGame, readRequest: () => MatchRequest): Match {
  try {
    return matchType.fromRecord(game, requestedRecord(game, { ...readRequest(), record: undefined }));
  } catch {
    return new matchType(game);
  }
}

/** The number of moves without the latest ones that nobody has decided. */
const playedIn = <State, Move>({ entries }: Match<State, Move>): number =>
  entries.findLastIndex(({ by }) => by !== 'auto') + 1;

/** Turns what the attributes ask for into a match, if they ask for another one than before. */
export class MatchLoader<State, Move> {
  /** What a diagram shows if its position is no legal moment of a game, as the game's `parsePosition` reads it. */
  diagramPosition: unknown;
  /** What the reader had chosen for the game that was loaded last. */
  choice: SavedChoice | undefined;
  /** The latest request as it was written, and the match it asked for. */
  #spelling = '';
  #meaning: (() => string) | undefined;
  /** The match that was found under the key. */
  #saved: Match<State, Move> | undefined;
  #savedLength = 0;

  /** Another loader that goes on from the same request. */
  fork(): MatchLoader<State, Move> {
    const loader = new MatchLoader<State, Move>();
    loader.#spelling = this.#spelling;
    loader.#meaning = this.#meaning;
    return loader;
  }

  /** Called with a saved match that is shown from now on. */
  noteSaved(match: Match<State, Move>): void {
    this.#saved = match;
    this.#savedLength = match.length;
  }

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
        return { match: this.#load(request, context), error: context.storage?.error };
      } catch (unusable) {
        const error = gameError(unusable);
        return { match: undefined, error: this.#isPicture(error, request, context) ? undefined : error };
      }
    } catch (unusable) {
      return { match: undefined, error: gameError(unusable) };
    }
  }

  /** @returns another match than the shown one, if the attributes ask for one */
  #load(request: MatchRequest, context: LoadContext<State, Move>): Match<State, Move> | undefined {
    const { game, matchType, storage, shown, current } = context;
    const key = attributeText(context.persist, 'persist') || undefined;
    const isSameKey = key === storage?.key;
    const spelling = spellingOf(request);
    if (isSameKey && spelling === this.#spelling) return undefined;
    const wanted = requestedRecord(game, request);
    const fresh = spelling === this.#spelling ? undefined : matchType.fromRecord<State, Move>(game, wanted);
    const isNew = fresh !== undefined && this.#isNew(fresh, shown);
    const saved = { game, matchType, wanted, page: key ? context.setupAsked() : '' };
    // A saved game counts until something is played under the key. Dice that roll by themselves are not.
    const maySearch = !isSameKey || !shown || (isNew && !this.#isPlayed(shown));
    const found = key && maySearch ? storage?.find(key, saved) : undefined;
    // A request that cannot be loaded leaves no trace, so that going back to the previous one changes nothing.
    this.#spelling = spelling;
    if (fresh) this.#meaning = meaningSoFar(fresh);
    // A longer record of the same game is played on, so that its moves are emitted.
    const isExtended = isSameKey && isNew && !found?.match && current?.extend(fresh);
    // The record says who plays, not the empty game before it.
    if (current && isExtended) current.gate.players = fresh.gate.players;
    if (!isSameKey || isNew) storage?.use(key, saved, found);
    if (found?.match) this.noteSaved(found.match);
    const match = found?.match ?? (isNew && !isExtended ? fresh : undefined);
    if (match !== fresh) fresh?.suspend();
    if (match) this.choice = found?.choice;
    return match;
  }

  /** Whether a match is neither the one that was asked for before nor the one that is shown, be it as a saved game. */
  #isNew(fresh: Match<State, Move>, shown: Match<State, Move> | undefined): boolean {
    if (!shown && !this.#meaning) return true;
    const meaning = meaningOf(fresh);
    if (meaning === this.#meaning?.()) return false;
    if (!shown) return true;
    const isSaved = shown === this.#saved && continues(shown, fresh);
    return !isSaved && meaning !== meaningOf(shown);
  }

  /** Whether anything was played since the match was loaded. */
  #isPlayed(shown: Match<State, Move>): boolean {
    const length = playedIn(shown);
    if (shown === this.#saved) return length !== this.#savedLength;
    return meaningOf(shown, length) !== this.#meaning?.();
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
