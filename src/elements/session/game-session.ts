import type { Actor } from '../../games/game.js';
import type { GameError } from '../../games/game-error.js';
import type { By, Ply } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import { checkPlayArguments } from '../../match/play-arguments.js';
import { omitUndefined } from '../../match/record/record.js';
import type { GameRecord } from '../../match/record/record.js';
import type { AgainOptions } from '../../match/settings.js';
import type { SavedChoice, SavedGame } from '../../match/storage.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import type { Text } from '../base/attributes.js';
import { dailySeed } from './daily-seed.js';
import type { ElementError } from '../base/element-error.js';
import { GameStorage } from '../features/persist/game-storage.js';
import type { StorageHost } from '../features/persist/game-storage.js';
import { isOfPage, ledRequest, requestedRecordOf } from './lead.js';
import { MatchLoader, makePlaceholder } from './match-loader.js';
import { readRequest, setupAsked } from './match-request.js';
import type { RequestHost } from './match-request.js';
import type { Mode } from '../base/mode.js';
import { PlyAttribute } from './ply-attribute.js';
import { RecordBranch } from './record-branch.js';
import { RecordSource } from './record-source.js';
import type { RecordHost } from './record-source.js';
import { ShownMatch } from './shown-match.js';
import type { MatchStage } from './shown-match.js';

/** The element, as its session sees it. */
export interface SessionHost<State, Move> extends RequestHost<State, Move>, MatchStage<State, Move>, RecordHost {
  readonly matchType: typeof Match;
  readonly activeMode: Mode;
  readonly persist?: Text;
  names?: Text;
  /** The game of a host elsewhere that is shown in place of the one that the attributes ask for. */
  readonly linked?: LinkedGame<State, Move> | undefined;
  /** What is saved under the key of the page. */
  readonly savedGame: SavedGame;
  /** Takes over what was set before the element began to work. */
  ensureStarted(): void;
  /** Applies the attributes that do not say which game is played. */
  applySettings(match: Match<State, Move>): void;
  setLoading(isLoading: boolean): void;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
}

/** Nothing has to be loaded. */
const NO_SOURCE: Pick<RecordSource, 'isLoading' | 'error'> = { isLoading: false, error: undefined };

/** What the page has asked for, and the match that it got. */
interface PageGame<State, Move> {
  readonly match: Match<State, Move> | undefined;
  readonly loader: MatchLoader<State, Move>;
  readonly chosenFor: string | undefined;
}

/**
 * Which match an element shows: the one that its attributes ask for, a saved one, one that was started anew, or own moves beside a record. It is made on
 * first need, and stays until something asks for another one.
 */
export class GameSession<State, Move> implements StorageHost<State, Move> {
  readonly storage = new GameStorage<State, Move>(this);
  readonly source: RecordSource;
  readonly plyAttribute: PlyAttribute;
  readonly #host: SessionHost<State, Move>;
  readonly #error: ElementError;
  #loader = new MatchLoader<State, Move>(this.storage);
  readonly #branch = new RecordBranch<State, Move>();
  readonly #shown: ShownMatch<State, Move>;
  /** What is shown, as a picture, until the record of `src` comes. */
  #placeholder: Match<State, Move> | undefined;
  /** What the page asked for when the reader chose other players or rules for the shown match. */
  #chosenFor: string | undefined;
  #isStale = true;
  /** The game of the element itself, while a linked one is shown in its place. */
  #own: Match<State, Move> | undefined;
  /** The game of the page, while somebody leads another one in its place. */
  #ofPage: PageGame<State, Move> | undefined;

  constructor(host: SessionHost<State, Move>, error: ElementError) {
    this.#host = host;
    this.#error = error;
    this.#shown = new ShownMatch(host);
    this.plyAttribute = new PlyAttribute(host);
    this.source = new RecordSource(host, () => host.requestUpdate('src', host));
  }

  /** The match that is shown, once changed attributes are applied. */
  get match(): Match<State, Move> {
    this.#host.ensureStarted();
    if (this.#own && !this.#host.linked) this.#returnToOwn(this.#own);
    const { match } = this.#shown;
    if (match && !this.#isStale) return match;
    this.#isStale = false;
    this.source.update();
    this.#host.setLoading(this.source.isLoading);
    const isBack = this.#followLead();
    const { match: before } = this.#shown;
    const loaded = this.#load();
    this.#host.applySettings(loaded);
    if (isBack && this.#shown.match === before) this.#shown.tellOf('load', 'script');
    return this.#shown.match ?? loaded;
  }

  /** The match that is shown, without a look at the attributes. */
  get shown(): Match<State, Move> | undefined {
    return this.#shown.match;
  }

  /** Whether attributes have changed since they were last applied. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** Attributes have changed. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** The current ply; in a record that was left, that of the record. */
  get ply(): number {
    const { match } = this;
    return (this.#branch.record ?? match).ply;
  }

  /** What a diagram shows if its position is no legal moment of a game. */
  get diagramPosition(): unknown {
    return this.#loader.diagramPosition;
  }

  /** Whether only a picture is shown until the first record comes. */
  get isWaiting(): boolean {
    return this.source.isLoading && this.#shown.match === this.#placeholder;
  }

  /** Whether a record is being replayed, and not left to try own moves. */
  get isReplayed(): boolean {
    return this.#host.activeMode === 'replay' && !this.#branch.record;
  }

  /** The ply at which the user left a record to try own moves. */
  get triedFrom(): number | undefined {
    return this.#branch.record?.ply;
  }

  /** What the reader has chosen in place of what the page asks for. Who asks for something else ends that. */
  get choice(): SavedChoice | undefined {
    const page = this.#chosenFor;
    if (page === undefined) return undefined;
    try {
      if (setupAsked(this.#request) !== page) this.#chosenFor = undefined;
    } catch {
      // What cannot be read asks for nothing.
    }
    return this.#chosenFor === undefined ? undefined : { page, names: this.#host.names ?? undefined };
  }

  /** The element is in a page. */
  connect(): void {
    this.#shown.match?.resume();
    this.source.start();
    this.storage.connect();
  }

  disconnect(): void {
    this.#shown.match?.suspend();
    this.storage.disconnect();
    this.source.stop();
  }

  /** Makes a move. In a replay this leaves the record. @throws GameError `bad-move`, `illegal-move` */
  play(move: Move | string, options: { actor?: Actor; at?: number; by?: 'script' | 'remote' }): void {
    const { match } = this;
    if (this.isReplayed) {
      checkPlayArguments(move, options);
      const read = match.read(move, options.actor);
      if (!match.refusal(read.move, read.actor)) {
        this.branchOff('script');
        if (!this.#branch.record) return; // A listener has gone back at once.
      }
    }
    this.match.play(move, options);
  }

  /** Goes to a ply; if own moves were tried, of the record that was left. @throws GameError `bad-ply` */
  goTo(ply: Ply, by: By): void {
    const { match } = this;
    (this.#branch.record ?? match).goTo(ply, by);
    this.returnToRecord(by);
  }

  /** Goes to the ply that the attribute asks for. @throws GameError `bad-ply` */
  goToRequested(): void {
    if (!this.isWaiting) this.plyAttribute.goToRequested(this.match as Match, (ply) => this.goTo(ply, 'script'));
  }

  /** Leaves a record, also that of a diagram, for moves that it does not have. A game goes on as it is. */
  branchOff(by: By): void {
    const { match } = this;
    const { activeMode, matchType } = this.#host;
    if (activeMode === 'play' || this.#branch.record) return;
    this.#begin(this.#branch.leave(match, matchType, activeMode), 'try', by);
  }

  /** Goes back to where the record was left, and drops the tried moves. */
  returnToRecord(by: By): void {
    const record = this.#branch.return();
    if (!record) return;
    this.#shown.show(record, 'return');
    this.#shown.tellOf('return', by);
  }

  /** Starts another match: a new game or a rematch; with other players or rules, those of the reader. */
  begin(how: AgainOptions, by: By): void {
    const { match, storage } = this;
    // Where the game is linked, its host is asked.
    if (!match.gate.admits({ cause: 'restart', moves: [], by }) || this.match !== match) return;
    const { dice } = match;
    const next = match.again({ seed: this.#nextSeed, ...omitUndefined(how), dice: dice === 'auto' ? 'remote' : dice });
    if (how.players ?? how.options) this.#chosenFor = setupAsked(this.#request);
    if (this.#error.load === storage.error) this.#error.load = undefined;
    storage.startOver();
    this.#error.update();
    this.#begin(next, 'restart', by);
  }

  /** Shows the match of the linked game. */
  showLinked(match: Match<State, Move>, cause: 'load' | 'restart'): void {
    this.#branch.return();
    this.#own ??= this.#shown.match;
    this.#shown.show(match, cause);
    this.#shown.tellOf(cause, 'remote');
    this.#applyAgain();
  }

  #returnToOwn(match: Match<State, Move>): void {
    this.#own = undefined;
    this.#branch.return();
    this.#shown.show(match, 'load');
    if (this.#host.isConnected) match.resume();
    this.#shown.tellOf('load', 'script');
    this.#isStale = true;
  }

  /**
   * Puts the game of the page aside once somebody leads, and goes on with a copy of it; takes it up again as it was when nobody does.
   * @returns whether the match of the page is back
   */
  #followLead(): boolean {
    const isLed = this.#host.policy !== undefined;
    const ofPage = this.#ofPage;
    if (isLed === (ofPage !== undefined)) return false;
    this.returnToRecord('script');
    if (!ofPage) {
      const match = this.#shown.match === this.#placeholder ? undefined : this.#shown.match;
      this.#ofPage = { match, loader: this.#loader, chosenFor: this.#chosenFor };
      this.#loader = this.#loader.withoutStorage();
      this.#chosenFor = undefined;
      if (match) this.#shown.show(this.#copy(match), 'load');
      return false;
    }
    this.#ofPage = undefined;
    this.#loader = ofPage.loader;
    this.#chosenFor = ofPage.chosenFor;
    // What the page asks for was never loaded, or is to come.
    if (!ofPage.match) this.#placeholder = this.#shown.match;
    else {
      this.#shown.show(ofPage.match, 'load');
      if (this.#host.isConnected) ofPage.match.resume();
    }
    return ofPage.match !== undefined;
  }

  #copy(match: Match<State, Move>): Match<State, Move> {
    const { record, seed, elapsed } = this.#host.savedGame;
    const copy = this.#host.matchType.fromRecord<State, Move>(match.game, record, { seed, elapsed, dice: 'remote' });
    copy.goTo(match.ply);
    return copy;
  }

  /** The element, as it is asked for a game: by the page, or by whoever leads the game. */
  get #request(): RequestHost<State, Move> {
    const { policy } = this.#host;
    return policy ? ledRequest(this.#host, policy) : this.#host;
  }

  get #requestedRecord(): Text | GameRecord {
    return requestedRecordOf(this.#host.policy, this.source.record);
  }

  savedGame(): SavedGame | undefined {
    const isKept = !this.#branch.record && !this.#host.linked && !this.#ofPage;
    return this.#shown.match && isKept ? this.#host.savedGame : undefined;
  }

  /** Shows what was played elsewhere, and saved under the same key. */
  follow(match: Match<State, Move>, choice: SavedChoice | undefined): void {
    this.#loader.noteSaved(match);
    this.#take(choice);
    const shown = this.#shown.match;
    if (shown?.seed === match.seed && shown.extend(match)) return this.#host.requestUpdate();
    this.#goToStart(match);
    this.#shown.show(match, 'load');
    this.#shown.tellOf('load', 'script');
    this.#applyAgain();
  }

  /** Goes by what the reader has chosen, or by what the page asks for. */
  #take(choice: SavedChoice | undefined): void {
    this.#chosenFor = choice?.page;
    if (choice?.names !== undefined) this.#host.names = choice.names;
  }

  /** What cannot be saved does not disturb the game, so it is not the error of the element. */
  report(error: GameError | undefined): void {
    this.#host.requestUpdate();
    if (!error) return;
    if (error === this.storage.error) {
      this.#error.load = error;
      this.#error.update();
    } else {
      this.#error.tell(error);
    }
  }

  /** With `seed="daily"`, a game of the day follows one of another day, and another one a game of the day. */
  get #nextSeed(): string | undefined {
    const { seed, game } = this.#host;
    const isOver = seed !== 'daily' || this.match.seed === dailySeed(game);
    return isOver ? undefined : dailySeed(game);
  }

  /** @returns the match that the attributes ask for, or the previous one if they cannot be used */
  #load(): Match<State, Move> {
    const { game, matchType, linked } = this.#host;
    const shown = this.#shown.match;
    if (linked && shown) return shown;
    const previous = shown === this.#placeholder ? undefined : shown;
    const { isLoading, error: sourceError } = isOfPage(this.#host.policy) ? this.source : NO_SOURCE;
    if (isLoading || (sourceError && previous)) {
      this.#tellLoadError(sourceError);
      return shown ?? this.#showPlaceholder();
    }
    const { loaded, error } = this.#loadRequested(previous);
    if (loaded || this.#host.activeMode !== this.#branch.mode) this.returnToRecord('script');
    const match = loaded ?? previous ?? new matchType<State, Move>(game);
    if (match !== previous) {
      this.#goToStart(match);
      this.#shown.show(match, 'load');
    }
    this.#tellLoadError(sourceError ?? error);
    if (loaded && shown) this.#shown.tellOf('load', 'script');
    return this.#shown.match ?? match;
  }

  /** @returns another match, if the attributes ask for one */
  #loadRequested(previous: Match<State, Move> | undefined): {
    loaded: Match<State, Move> | undefined;
    error: GameError | undefined;
  } {
    const { game, matchType, persist, activeMode } = this.#host;
    const current = this.#branch.record ?? previous;
    const length = current?.length;
    const { match: loaded, error } = this.#loader.load(() => readRequest(this.#request, this.#requestedRecord), {
      game,
      matchType,
      persist: this.#ofPage ? undefined : persist,
      isDiagram: activeMode === 'diagram',
      setupAsked: () => setupAsked(this.#request),
      shown: previous,
      current,
    });
    if (current?.length !== length) this.plyAttribute.retry();
    if (loaded) this.#take(this.#loader.choice);
    return { loaded, error };
  }

  #tellLoadError(error: GameError | undefined): void {
    this.#error.load = error;
    this.#error.isOfRecord = this.source.isGiven;
    this.#error.update();
  }

  /** Shows the game that there would be without the record. */
  #showPlaceholder(): Match<State, Move> {
    const { game, matchType } = this.#host;
    const match = makePlaceholder(matchType, game, () => readRequest(this.#request, undefined)) as Match<State, Move>;
    this.#placeholder = match;
    this.#shown.show(match, 'load');
    return match;
  }

  /** The ply after the opening dice, where a replay starts. */
  startOf({ entries, length }: Match<State, Move>): number {
    const opening = entries.findIndex(({ actor }) => actor !== 'chance');
    return opening < 0 ? length : opening;
  }

  /** A game is shown as it was left; a replay starts after the opening dice, unless the page says otherwise. */
  #goToStart(match: Match<State, Move>): void {
    const start = this.#host.activeMode === 'replay' ? this.startOf(match) : match.length;
    this.plyAttribute.goToFirst(match as Match, start);
  }

  #begin(match: Match<State, Move>, cause: 'restart' | 'try', by: By): void {
    this.#shown.show(match, cause);
    this.storage.save(by);
    this.#shown.tellOf(cause, by);
    this.#applyAgain();
  }

  /** Dice that roll by themselves do so once the page knows of the new match. */
  #applyAgain(): void {
    this.#isStale = true;
    void this.match;
  }
}
