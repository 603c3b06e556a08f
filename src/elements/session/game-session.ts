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
import type { Switch, Text } from '../base/attributes.js';
import { dailySeed } from './daily-seed.js';
import type { ElementStates } from '../base/element-states.js';
import type { ElementError } from '../base/element-error.js';
import { isOfPage, ledRequest, requestedRecordOf, settingOf } from './lead.js';
import type { LeadPolicy, SettingName } from './lead.js';
import type { GameStorage } from './game-storage.js';
import { KeptMatch } from './kept-match.js';
import { MatchLoader, makePlaceholder } from './match-loader.js';
import { readRequest, setupAsked } from './match-request.js';
import type { RequestHost } from './match-request.js';
import { MODES } from '../base/mode.js';
import type { Mode } from '../base/mode.js';
import { PlyAttribute } from './ply-attribute.js';
import { ReaderChoice } from './reader-choice.js';
import { RecordBranch } from './record-branch.js';
import { RecordSource } from './record-source.js';
import type { RecordHost } from './record-source.js';
import { ShownMatch } from './shown-match.js';
import type { MatchStage } from './shown-match.js';

/** The element whose match is shown: its rules, its attributes, and what it does when another match or moment is to be seen. */
export interface SessionHost<State, Move> extends RequestHost<State, Move>, MatchStage<State, Move>, RecordHost {
  readonly matchType: typeof Match;
  readonly mode?: Text;
  readonly persist?: Text;
  readonly marks?: Text;
  readonly controls?: Text;
  readonly coach?: Switch;
  readonly hints?: Switch;
  names?: Text;
  /** What is saved under the key of the page. */
  readonly savedGame: SavedGame;
  /** Takes over what was set before the element began to work. */
  ensureStarted(): void;
  /** Applies the attributes that do not say which game is played. */
  applySettings(match: Match<State, Move>): void;
  readonly states: ElementStates;
  requestUpdate(name?: PropertyKey, old?: unknown): void;
}

/** Nothing has to be loaded. */
const NO_SOURCE: Pick<RecordSource, 'isLoading' | 'error'> = { isLoading: false, error: undefined };

/** What the page has asked for, and the match that it got. */
interface PageGame<State, Move> {
  readonly match: Match<State, Move> | undefined;
  readonly loader: MatchLoader<State, Move>;
  readonly choice: SavedChoice | undefined;
}

/**
 * Which match an element shows: the one that its attributes ask for, a saved one, one that was started anew, or own moves beside a record. It is made on
 * first need, and stays until something asks for another one.
 */
export class GameSession<State, Move> {
  /** The game of a host elsewhere that is shown in place of the one that the attributes ask for. */
  linked: LinkedGame<State, Move> | undefined;
  /** Whether the reader looks through a game that is over. */
  isReviewed = false;
  /** Ends showing the game of a link; missing while the element shows its own. */
  leaveShared: (() => void) | undefined;
  /** What the reader has chosen in place of what the page asks for. */
  readonly choice: ReaderChoice<State, Move>;
  readonly source: RecordSource;
  readonly plyAttribute: PlyAttribute;
  readonly #host: SessionHost<State, Move>;
  readonly #error: ElementError;
  readonly #kept: KeptMatch<State, Move>;
  #loader: MatchLoader<State, Move>;
  #policy: LeadPolicy<Move> | undefined;
  readonly #branch = new RecordBranch<State, Move>();
  readonly #shown: ShownMatch<State, Move>;
  /** What is shown, as a picture, until the record of `src` comes. */
  #placeholder: Match<State, Move> | undefined;
  #isStale = true;
  /** The game of the element itself, while a linked one is shown in its place. */
  #own: Match<State, Move> | undefined;
  /** The game of the page, while somebody leads another one in its place. */
  #ofPage: PageGame<State, Move> | undefined;

  constructor(host: SessionHost<State, Move>, error: ElementError) {
    this.#host = host;
    this.#error = error;
    this.#shown = new ShownMatch(host);
    this.choice = new ReaderChoice(() => this.#request, host);
    this.#kept = new KeptMatch(
      {
        toSave: () => (this.#shown.match && this.#isKept ? host.savedGame : undefined),
        follow: (match, choice) => this.#follow(match, choice),
        requestUpdate: () => host.requestUpdate(),
      },
      error,
    );
    this.#loader = new MatchLoader(this.storage);
    this.plyAttribute = new PlyAttribute(host);
    this.source = new RecordSource(host, () => host.requestUpdate('src', host));
  }

  /** The match that is shown, once changed attributes are applied. */
  get match(): Match<State, Move> {
    this.#host.ensureStarted();
    if (this.#own && !this.linked) this.#returnToOwn(this.#own);
    const { match } = this.#shown;
    if (match && !this.#isStale) return match;
    this.#isStale = false;
    this.source.update();
    this.#host.states.set('loading', this.source.isLoading);
    const isBack = this.#followLead();
    const { match: before } = this.#shown;
    const loaded = this.#load();
    this.#host.applySettings(loaded);
    if (isBack && this.#shown.match === before) this.#shown.announce('load', 'script');
    return this.#shown.match ?? loaded;
  }

  /** Keeps the match under the key of the page. */
  get storage(): GameStorage<State, Move> {
    return this.#kept.storage;
  }

  /** The mode that the page asks for; `play` if the attribute is none. */
  get authorMode(): Mode {
    return MODES.find((mode) => mode === this.#host.mode) ?? 'play';
  }

  /** The mode; `replay` while the reader looks through a game that is over. */
  get activeMode(): Mode {
    return this.isReviewed ? 'replay' : this.authorMode;
  }

  /** Whether the reader may move: in a game, or while trying own moves. */
  get isPlayed(): boolean {
    const { activeMode } = this;
    return activeMode === 'play' || (activeMode === 'replay' && this.triedFrom !== undefined);
  }

  /** What whoever leads the game decides, such as a lesson; missing while nobody does. */
  get policy(): LeadPolicy<Move> | undefined {
    return this.#policy;
  }

  /** Lets somebody lead the game. @returns gives it back, unless somebody else leads */
  lead(policy: LeadPolicy<Move> | undefined): () => void {
    this.#policy = policy;
    this.#isStale = true;
    this.#host.requestUpdate();
    return () => {
      if (policy && this.#policy === policy) this.lead(undefined);
    };
  }

  /** The value that an attribute has in effect, by its property: that of the page, or else of whoever leads the game. */
  setting(name: SettingName): Text {
    return settingOf(this.#policy, name, this.#host[name]);
  }

  /** What is marked on the game: by whoever leads it, or else by the page. */
  get marks(): Text {
    return this.#policy ? this.#policy.marks : this.#host.marks;
  }

  /** What is wrong with the attributes or the saved game. */
  get error(): GameError | undefined {
    return this.#error.current;
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
    return this.activeMode === 'replay' && !this.#branch.record;
  }

  /** The ply at which the user left a record to try own moves. */
  get triedFrom(): number | undefined {
    return this.#branch.record?.ply;
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
    const { activeMode } = this;
    const { matchType } = this.#host;
    if (activeMode === 'play' || this.#branch.record) return;
    this.#begin(this.#branch.leave(match, matchType, activeMode), 'try', by);
  }

  /** Goes back to where the record was left, and drops the tried moves. */
  returnToRecord(by: By): void {
    const record = this.#branch.return();
    if (!record) return;
    this.#shown.show(record, 'return');
    this.#shown.announce('return', by);
  }

  /** Starts another match: a new game or a rematch; with other players or rules, those of the reader. */
  begin(how: AgainOptions, by: By): void {
    const { match } = this;
    // Where the game is linked, its host is asked.
    if (!match.gate.admits({ cause: 'restart', moves: [], by }) || this.match !== match) return;
    const { dice } = match;
    const next = match.again({ seed: this.#nextSeed, ...omitUndefined(how), dice: dice === 'auto' ? 'remote' : dice });
    if (how.players ?? how.options) this.choice.note();
    this.#kept.startOver();
    this.#begin(next, 'restart', by);
  }

  /** Leaves the record of a replay to try own moves from the shown moment. */
  tryMoves(by: By): void {
    if (this.isReplayed) this.branchOff(by);
  }

  /** Leads through a game that is over as through a record, or goes back to its end. */
  review(isOn: boolean): void {
    if (isOn === this.isReviewed) return;
    this.returnToRecord('user');
    this.isReviewed = isOn;
    this.#isStale = true;
    this.goTo(isOn ? this.#startOf(this.match) : 'last', 'user');
    this.#host.requestUpdate();
  }

  /** Sets the names of the players, in the form of the attribute. */
  rename(names: string): void {
    this.#host.names = names;
  }

  /** Shows the match of the linked game. */
  showLinked(cause: 'load' | 'restart'): void {
    const match = this.linked?.match;
    if (!match) return;
    this.#branch.return();
    this.#own ??= this.#shown.match;
    this.#shown.show(match, cause);
    this.#shown.announce(cause, 'remote');
    this.#applyAgain();
  }

  #returnToOwn(match: Match<State, Move>): void {
    this.#own = undefined;
    this.#branch.return();
    this.#shown.show(match, 'load');
    if (this.#host.isConnected) match.resume();
    this.#shown.announce('load', 'script');
    this.#isStale = true;
  }

  /**
   * Puts the game of the page aside once somebody leads, and goes on with a copy of it; takes it up again as it was when nobody does.
   * @returns whether the match of the page is back
   */
  #followLead(): boolean {
    const isLed = this.#policy !== undefined;
    const ofPage = this.#ofPage;
    if (isLed === (ofPage !== undefined)) return false;
    this.returnToRecord('script');
    if (!ofPage) {
      const match = this.#shown.match === this.#placeholder ? undefined : this.#shown.match;
      this.#ofPage = { match, loader: this.#loader, choice: this.choice.current };
      this.#loader = this.#loader.withoutStorage();
      this.choice.take(undefined);
      if (match) this.#shown.show(this.#copy(match), 'load');
      return false;
    }
    this.#ofPage = undefined;
    this.#loader = ofPage.loader;
    this.choice.take(ofPage.choice);
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
    return this.#policy ? ledRequest(this.#host, this.#policy) : this.#host;
  }

  get #requestedRecord(): Text | GameRecord {
    return requestedRecordOf(this.#policy, this.source.record);
  }

  /** Whether what is shown is the game that the page keeps. */
  get #isKept(): boolean {
    return !this.#branch.record && !this.linked && !this.#ofPage;
  }

  /** Shows what was played elsewhere, and saved under the same key. */
  #follow(match: Match<State, Move>, choice: SavedChoice | undefined): void {
    this.#loader.noteSaved(match);
    this.choice.take(choice);
    const shown = this.#shown.match;
    if (shown?.seed === match.seed && shown.extend(match)) return this.#host.requestUpdate();
    this.#goToStart(match);
    this.#shown.show(match, 'load');
    this.#shown.announce('load', 'script');
    this.#applyAgain();
  }

  /** With `seed="daily"`, a game of the day follows one of another day, and another one a game of the day. */
  get #nextSeed(): string | undefined {
    const { seed, game } = this.#host;
    const isOver = seed !== 'daily' || this.match.seed === dailySeed(game);
    return isOver ? undefined : dailySeed(game);
  }

  /** @returns the match that the attributes ask for, or the previous one if they cannot be used */
  #load(): Match<State, Move> {
    const { game, matchType } = this.#host;
    const shown = this.#shown.match;
    if (this.linked && shown) return shown;
    const previous = shown === this.#placeholder ? undefined : shown;
    const { isLoading, error: sourceError } = isOfPage(this.#policy) ? this.source : NO_SOURCE;
    if (isLoading || (sourceError && previous)) {
      this.#setLoadError(sourceError);
      return shown ?? this.#showPlaceholder();
    }
    const { loaded, error } = this.#loadRequested(previous);
    if (loaded || this.activeMode !== this.#branch.mode) this.returnToRecord('script');
    const match = loaded ?? previous ?? new matchType<State, Move>(game);
    if (match !== previous) {
      this.#goToStart(match);
      this.#shown.show(match, 'load');
    }
    this.#setLoadError(sourceError ?? error);
    if (loaded && shown) this.#shown.announce('load', 'script');
    return this.#shown.match ?? match;
  }

  /** @returns another match, if the attributes ask for one */
  #loadRequested(previous: Match<State, Move> | undefined): {
    loaded: Match<State, Move> | undefined;
    error: GameError | undefined;
  } {
    const { game, matchType, persist } = this.#host;
    const current = this.#branch.record ?? previous;
    const length = current?.length;
    const { match: loaded, error } = this.#loader.load(() => readRequest(this.#request, this.#requestedRecord), {
      game,
      matchType,
      persist: this.#ofPage ? undefined : persist,
      isDiagram: this.activeMode === 'diagram',
      setupAsked: () => setupAsked(this.#request),
      shown: previous,
      current,
    });
    if (current?.length !== length) this.plyAttribute.retry();
    if (loaded) this.choice.take(this.#loader.choice);
    return { loaded, error };
  }

  #setLoadError(error: GameError | undefined): void {
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
  #startOf({ entries, length }: Match<State, Move>): number {
    const opening = entries.findIndex(({ actor }) => actor !== 'chance');
    return opening < 0 ? length : opening;
  }

  /** A game is shown as it was left; a replay starts after the opening dice, unless the page says otherwise. */
  #goToStart(match: Match<State, Move>): void {
    const start = this.activeMode === 'replay' ? this.#startOf(match) : match.length;
    this.plyAttribute.goToFirst(match as Match, start);
  }

  #begin(match: Match<State, Move>, cause: 'restart' | 'try', by: By): void {
    this.#shown.show(match, cause);
    this.storage.save(by);
    this.#shown.announce(cause, by);
    this.#applyAgain();
  }

  /** Dice that roll by themselves do so once the page knows of the new match. */
  #applyAgain(): void {
    this.#isStale = true;
    void this.match;
  }
}
