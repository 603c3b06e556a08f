import type { GameError } from '../../games/game-error.js';
import type { Match } from '../../match/match.js';
import type { ElementError } from '../base/element-error.js';
import type { GameSession } from './game-session.js';
import type { Taker } from './leading.js';
import { MatchLoader, makePlaceholder } from './match-loader.js';
import { readRequest, setupAsked } from './match-request.js';
import type { RecordBranch } from './record/record-branch.js';
import type { SessionHost } from './session-host.js';
import type { ShownMatch } from './shown-match.js';

/** The parts of a session that loading changes. */
interface LoadingParts<State, Move> {
  readonly error: ElementError;
  readonly shown: ShownMatch<State, Move>;
  readonly branch: RecordBranch<State, Move>;
}

/** What was asked for, and the match that it got, while another game is shown in its place. */
interface WaitingGame<State, Move> {
  readonly taker: Taker;
  readonly match: Match<State, Move> | undefined;
  readonly loader: MatchLoader<State, Move>;
  readonly chosenFor: string | undefined;
  readonly start: number | undefined;
  readonly isLookedThrough: boolean;
}

/** The ply after the opening dice, where a replay starts. */
export function startOf({ entries, length }: Pick<Match, 'entries' | 'length'>): number {
  const opening = entries.findIndex(({ actor }) => actor !== 'chance');
  return opening < 0 ? length : opening;
}

/** Shows the match that the attributes, or whoever leads the game, ask for. What cannot be loaded leaves the one before. */
export class MatchLoading<State, Move> {
  readonly #session: GameSession<State, Move>;
  readonly #host: SessionHost<State, Move>;
  readonly #parts: LoadingParts<State, Move>;
  /** Whether a match is shown for which events are emitted. */
  hasBegun = false;
  #loader = new MatchLoader<State, Move>();
  /** What is shown, as a picture, until the record of `src` comes. */
  #placeholder: Match<State, Move> | undefined;
  /** The game of the page, and those that others have shown in its place; the one that waits for the shown game comes last. */
  readonly #waiting: WaitingGame<State, Move>[] = [];

  constructor(session: GameSession<State, Move>, host: SessionHost<State, Move>, parts: LoadingParts<State, Move>) {
    this.#session = session;
    this.#host = host;
    this.#parts = parts;
  }

  /** What a diagram shows if its position is no legal moment of a game. */
  get diagramPosition(): unknown {
    return this.#loader.diagramPosition;
  }

  /** Whether only a picture is shown, until the record comes. */
  get isPlaceholder(): boolean {
    return this.#parts.shown.match === this.#placeholder;
  }

  /** Whether another game is shown in place of that of the page. */
  get isAway(): boolean {
    return this.#waiting.length > 0;
  }

  /** Called with a saved match that is shown from now on. */
  noteSaved(match: Match<State, Move>): void {
    this.#loader.noteSaved(match);
  }

  /** What is asked for before the element has begun to show it: no event is emitted. */
  begin(): Match<State, Move> {
    this.#session.source.read();
    return this.#load();
  }

  /**
   * Loads and shows what is asked for now.
   * @param apply applies the other attributes to the match
   * @returns the match, or the previous one if what is asked for cannot be used
   */
  load(apply: (match: Match<State, Move>) => void): Match<State, Move> {
    const { shown } = this.#parts;
    const isBack = !this.#session.linked && this.#followTakers();
    const { match: before } = shown;
    const loaded = this.#load();
    this.hasBegun = true;
    this.#session.storage?.reportForeign();
    apply(loaded);
    if (isBack && shown.match === before) shown.announce('load', 'script');
    if (isBack) this.#session.storage?.catchUp();
    return loaded;
  }

  /** A game is shown as it was left; a replay starts after the opening dice, unless the page says otherwise. */
  goToStart(match: Match<State, Move>): void {
    const start = this.#session.activeMode === 'replay' ? startOf(match) : match.length;
    this.#session.plyAttribute.goToFirst(match as Match, start);
  }

  #load(): Match<State, Move> {
    const { game, matchType } = this.#host;
    const { shown, branch } = this.#parts;
    const session = this.#session;
    const { match: current } = shown;
    if (session.linked && current) return current;
    const previous = current === this.#placeholder ? undefined : current;
    const sourceError = session.leading.isOfPage ? session.source.error : undefined;
    if (session.isLoading || session.sharing.isJoining || (sourceError && previous)) {
      this.#setError(sourceError);
      return current ?? this.#showPlaceholder();
    }
    const { loaded, error } = this.#loadRequested(previous);
    if (loaded || session.activeMode !== branch.mode) session.returnToRecord('script');
    const match = loaded ?? previous ?? new matchType<State, Move>(game);
    if (match !== previous) {
      this.goToStart(match);
      shown.show(match, 'load');
    }
    this.#setError(sourceError ?? error);
    if (loaded && this.hasBegun) shown.announce('load', 'script');
    return shown.match ?? match;
  }

  /** @returns another match, if one is asked for */
  #loadRequested(previous: Match<State, Move> | undefined): {
    loaded: Match<State, Move> | undefined;
    error: GameError | undefined;
  } {
    const { game, matchType, persist } = this.#host;
    const session = this.#session;
    const current = this.#parts.branch.record ?? previous;
    const length = current?.length;
    const { match: loaded, error } = this.#loader.load(
      () => readRequest(session.leading.request, session.leading.recordOr(session.source.record)),
      {
        game,
        matchType,
        persist: this.isAway ? undefined : persist,
        storage: this.isAway ? undefined : session.storage,
        isDiagram: session.activeMode === 'diagram',
        setupAsked: () => setupAsked(session.leading.request),
        shown: previous,
        current,
      },
    );
    if (current?.length !== length) session.plyAttribute.retry();
    if (loaded) session.choice.take(this.#loader.choice);
    return { loaded, error };
  }

  /** Shows the game that there would be without the record. */
  #showPlaceholder(): Match<State, Move> {
    const { game, matchType } = this.#host;
    const request = () => readRequest(this.#session.leading.request, undefined);
    const match = makePlaceholder(matchType, game, request) as Match<State, Move>;
    this.#placeholder = match;
    this.#parts.shown.show(match, 'load');
    return match;
  }

  /** Puts a game aside for each one that takes its place, and takes it up again afterwards, as it was. @returns whether one is back */
  #followTakers(): boolean {
    const { takers } = this.#session.leading;
    const waiting = this.#waiting;
    const isOther = ({ taker }: WaitingGame<State, Move>, index: number) => taker !== takers[index];
    if (waiting.length === takers.length && !waiting.some(isOther)) return false;
    this.#session.returnToRecord('script');
    let isBack = false;
    while (waiting.some(isOther)) isBack = this.#takeUp(waiting.pop() as WaitingGame<State, Move>);
    for (const taker of takers.slice(waiting.length)) {
      this.#putAside(taker);
      isBack = false;
    }
    return isBack;
  }

  /** Whoever leads goes on with a copy of the game; a link brings another one. */
  #putAside(taker: Taker): void {
    const { choice, plyAttribute, isLookedThrough } = this.#session;
    const { chosenFor } = choice;
    const { start } = plyAttribute;
    const { shown } = this.#parts;
    const match = this.isPlaceholder ? undefined : shown.match;
    this.#waiting.push({ taker, match, loader: this.#loader, chosenFor, start, isLookedThrough });
    choice.chosenFor = undefined;
    this.#loader = taker === 'lead' ? this.#loader.fork() : new MatchLoader();
    if (taker === 'link') this.#placeholder = shown.match;
    else if (match) shown.show(this.#copy(match), 'load');
  }

  /** @returns whether there is a match; what was asked for may never have been loaded, or is to come */
  #takeUp({ match, loader, chosenFor, start, isLookedThrough }: WaitingGame<State, Move>): boolean {
    const session = this.#session;
    const { shown } = this.#parts;
    this.#loader = loader;
    this.#placeholder = match ? undefined : shown.match;
    if (match) {
      shown.show(match, 'load');
      if (this.#host.isConnected) match.resume();
    }
    session.choice.chosenFor = chosenFor;
    session.plyAttribute.start = start;
    session.isLookedThrough = isLookedThrough;
    return match !== undefined;
  }

  #copy(match: Match<State, Move>): Match<State, Move> {
    const { record, seed, elapsed } = this.#host.savedGame;
    const copy = this.#host.matchType.fromRecord<State, Move>(match.game, record, { seed, elapsed, dice: 'remote' });
    copy.goTo(match.ply);
    return copy;
  }

  #setError(error: GameError | undefined): void {
    const { error: shown } = this.#parts;
    shown.load = error;
    shown.isOfRecord = this.#session.source.isGiven;
  }
}
