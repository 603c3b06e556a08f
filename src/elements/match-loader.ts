import type { GameError } from '../games/game-error.js';
import { gameError } from '../games/game-error.js';
import { attributeText } from '../games/texts.js';
import { continues, meaningOf } from '../match/continuation.js';
import type { Match } from '../match/match.js';
import type { AnyGame } from '../match/record.js';
import type { Text } from './attributes.js';
import { GameStorage } from './game-storage.js';
import type { StorageHost } from './game-storage.js';
import { requestedRecord, spellingOf } from './match-request.js';
import type { MatchRequest } from './match-request.js';

/** What a request is loaded for. */
export interface LoadContext<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly matchType: typeof Match;
  /** The `persist` attribute. */
  readonly persist: Text;
  readonly isDiagram: boolean;
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
  readonly storage: GameStorage<State, Move>;
  /** What a diagram shows if its position is no legal moment of a game, as the game's `parsePosition` reads it. */
  diagramPosition: unknown;
  /** The latest request as it was written, and the match it asked for. */
  #spelling = '';
  #meaning = '';
  /** The match that was found under the key. */
  #found: Match<State, Move> | undefined;
  #foundLength = 0;

  constructor(host: StorageHost<State, Move>) {
    this.storage = new GameStorage({
      ...host,
      follow: (match) => {
        this.#keep(match);
        host.follow(match);
      },
    });
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
    const { game, matchType, shown, current } = context;
    const { storage } = this;
    const persist = attributeText(context.persist, 'persist') || undefined;
    const spelling = spellingOf(request);
    const isRewritten = spelling !== this.#spelling;
    const isKept = persist === storage.key;
    if (!isRewritten && isKept) return undefined;
    const wanted = requestedRecord(game, request);
    const fresh = isRewritten ? matchType.fromRecord<State, Move>(game, wanted) : undefined;
    const meaning = fresh ? meaningOf(fresh as Match) : this.#meaning;
    const isFound = fresh && shown && shown === this.#found && continues(shown as Match, fresh as Match);
    const isShown = shown && meaning === meaningOf(shown as Match);
    const isNew = meaning !== this.#meaning && !isFound && !isShown;
    // A saved game counts until something is played under the key. Dice that roll by themselves are not.
    const mayFind = !isKept || !shown || (isNew && !this.#isPlayed(shown));
    const saved = { game, matchType, wanted };
    const found = mayFind && persist ? storage.find(persist, saved) : undefined;
    // A request that cannot be loaded leaves no trace, so that going back to the previous one changes nothing.
    this.#spelling = spelling;
    this.#meaning = meaning;
    // A longer record of the same game is played on, so that the page hears of its moves.
    const isExtended = isKept && isNew && !found?.match && fresh && current?.extend(fresh);
    if (!isKept || isNew) storage.use(persist, saved, found);
    if (found?.match) this.#keep(found.match);
    const match = found?.match ?? (isNew && !isExtended ? fresh : undefined);
    if (match !== fresh) fresh?.suspend();
    return match;
  }

  #keep(found: Match<State, Move>): void {
    this.#found = found;
    this.#foundLength = found.length;
  }

  /** Whether anything was played since the game was loaded. */
  #isPlayed(shown: Match<State, Move>): boolean {
    const length = playedIn(shown);
    if (shown === this.#found) return length !== this.#foundLength;
    return meaningOf(shown as Match, length) !== this.#meaning;
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
