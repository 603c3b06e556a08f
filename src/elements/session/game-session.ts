import type { Actor } from '../../games/game.js';
import { settingsAgain } from '../../match/again.js';
import type { By, Ply } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import { checkPlayArguments } from '../../match/play-arguments.js';
import { omitUndefined } from '../../match/record/record.js';
import type { AgainOptions } from '../../match/settings.js';
import type { SavedChoice } from '../../match/storage.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import { nextSeed } from './daily-seed.js';
import type { ElementError } from '../base/element-error.js';
import { Leading } from './leading.js';
import type { GameStorage } from './storage/game-storage.js';
import { Keeper } from './storage/keeper.js';
import { LinkedMatch } from './linked-match.js';
import { MatchLoading } from './match-loading.js';
import { MODES } from '../base/mode.js';
import type { Mode } from '../base/mode.js';
import { PlyAttribute } from './ply-attribute.js';
import { ReaderChoice } from './reader-choice.js';
import { RecordBranch } from './record/record-branch.js';
import { RecordSource } from './record/record-source.js';
import { SessionModules } from './session-modules.js';
import { ShownMatch } from './shown-match.js';
import type { SessionHost } from './session-host.js';

/** Which match an element shows: the one that its attributes ask for, a saved one, a new one, or own moves beside a record. It is made on first need. */
export class GameSession<State, Move> {
  /** Whether the reader looks through a game that is over. */
  isLookedThrough = false;
  /** What the reader has chosen in place of what the page asks for. */
  readonly choice: ReaderChoice<State, Move>;
  /** Who leads the game, such as a lesson. */
  readonly leading: Leading<State, Move>;
  /** What is wrong with the attributes or the saved game. */
  readonly error: ElementError;
  readonly source: RecordSource;
  readonly plyAttribute: PlyAttribute;
  /** What is loaded for some attributes only. */
  readonly modules: SessionModules<State, Move>;
  /** Shows, and waits for, a game that is shared with other devices. */
  readonly sharing: LinkedMatch<State, Move>;
  readonly #host: SessionHost<State, Move>;
  readonly #keeper: Keeper<State, Move>;
  readonly #loading: MatchLoading<State, Move>;
  readonly #branch = new RecordBranch<State, Move>();
  readonly #shown: ShownMatch<State, Move>;
  #isStale = true;

  constructor(host: SessionHost<State, Move>, error: ElementError) {
    this.#host = host;
    this.error = error;
    this.#shown = new ShownMatch(host);
    this.sharing = new LinkedMatch(host, this.#shown, this.#branch);
    this.leading = new Leading(host, () => {
      this.#isStale = true;
      host.requestUpdate();
    });
    this.choice = new ReaderChoice(() => this.leading.request, host);
    this.modules = new SessionModules(this, host);
    this.#keeper = new Keeper(
      host,
      {
        toSave: () => (this.#shown.match && this.#isKept ? host.savedGame : undefined),
        follow: (match, choice) => this.#follow(match, choice),
        requestUpdate: () => host.requestUpdate(),
      },
      error,
    );
    this.plyAttribute = new PlyAttribute(host);
    this.source = new RecordSource(host, () => host.requestUpdate('src', host));
    this.#loading = new MatchLoading(this, host, { error, shown: this.#shown, branch: this.#branch });
  }

  /** The match that is shown; before the first update, the one that is asked for. */
  get match(): Match<State, Move> {
    const { match } = this.#shown;
    return match && this.#loading.hasBegun ? match : this.#loading.begin();
  }

  /** Shows what is asked for, if that has changed. The element calls it when it updates. */
  update(): Match<State, Move> {
    if (this.sharing.leave()) this.#isStale = true;
    if (!this.#shown.match || this.#isStale) this.#load();
    this.sharing.close();
    return this.#shown.match as Match<State, Move>;
  }

  /** Shows what is asked for, before something is done with it. */
  prepare(): Match<State, Move> {
    this.#host.takeProperties();
    return this.update();
  }

  /** The game of a host elsewhere that is shown in place of the one that the attributes ask for. */
  get linked(): LinkedGame<State, Move> | undefined {
    return this.sharing.game;
  }

  set linked(game: LinkedGame<State, Move> | undefined) {
    if (game && this.leading.fromLink) {
      this.leading.showLink(undefined);
      this.update();
    }
    this.sharing.game = game;
  }

  /** The mode that the page asks for, `play` if the attribute is none; `replay` for the game of a link. */
  get authorMode(): Mode {
    const { mode } = this.leading.author;
    return MODES.find((each) => each === mode) ?? 'play';
  }

  /** The mode; `replay` while the reader looks through a game that is over. */
  get activeMode(): Mode {
    return this.isLookedThrough ? 'replay' : this.authorMode;
  }

  /** Whether the reader may move: in a game, or while trying own moves. */
  get isPlayed(): boolean {
    const { activeMode } = this;
    return activeMode === 'play' || (activeMode === 'replay' && this.triedFrom !== undefined);
  }

  /** The match that is shown; `undefined` until there is one. */
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

  /** Writes the ply to its attribute, where it is followed; never that of the game of a link. */
  reflectPly(): void {
    if (!this.leading.fromLink) this.plyAttribute.reflect(this.ply, this.authorMode === 'replay');
  }

  /** What a diagram shows if its position is no legal moment of a game. */
  get diagramPosition(): unknown {
    return this.#loading.diagramPosition;
  }

  /** Where the match is saved; `undefined` until there was a key. */
  get storage(): GameStorage<State, Move> | undefined {
    return this.#keeper.storage;
  }

  /** Whether what is asked for is not there yet. */
  get isLoading(): boolean {
    return (this.leading.isOfPage && this.source.isLoading) || this.modules.isMissing;
  }

  /** Whether only a picture is shown until the first record, or the saved game, comes. */
  get isWaiting(): boolean {
    return this.isLoading && this.#loading.isPlaceholder;
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
    this.source.connect();
    this.#keeper.connect();
  }

  disconnect(): void {
    this.#shown.match?.suspend();
    this.#keeper.disconnect();
    this.source.stop();
  }

  /** Makes a move. In a replay this leaves the record. @throws GameError `bad-move`, `illegal-move` */
  play(move: Move | string, options: { actor?: Actor; at?: number; by?: 'script' | 'remote' }): void {
    const match = this.prepare();
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
    const match = this.prepare();
    (this.#branch.record ?? match).goTo(ply, by);
    this.returnToRecord(by);
  }

  /** Leaves a record, also that of a diagram, for moves that it does not have. A game goes on as it is. */
  branchOff(by: By): void {
    const { match, activeMode } = this;
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
    const match = this.prepare();
    // Where the game is linked, its host is asked.
    if (!match.gate.admits({ cause: 'restart', moves: [], by }) || this.match !== match) return;
    const { game, matchType } = this.#host;
    const dice = match.dice === 'auto' ? 'remote' : match.dice;
    const settings = settingsAgain(match, { seed: nextSeed(this.#host, match), ...omitUndefined(how), dice });
    const next = new matchType<State, Move>(game, settings);
    if (how.players ?? how.options) this.choice.note();
    this.#keeper.startOver();
    this.#begin(next, 'restart', by);
  }

  /** Leaves the record of a replay to try own moves from the shown moment. */
  tryMoves(by: By): void {
    if (this.isReplayed) this.branchOff(by);
  }

  /** Leads through a game that is over as through a record, or shows it as its players have it. */
  lookThrough(isOn: boolean): void {
    if (isOn === this.isLookedThrough) return;
    this.returnToRecord('user');
    this.isLookedThrough = isOn;
    this.#isStale = true;
    this.#host.requestUpdate();
  }

  /** Shows the match of the linked game. */
  showLinked(cause: 'load' | 'restart'): void {
    if (this.sharing.show(cause)) this.#applyAgain();
  }

  /** Whether what is shown is the game that the page keeps. */
  get #isKept(): boolean {
    return !this.#branch.record && !this.linked && !this.sharing.isJoining && !this.#loading.isAway;
  }

  /** Shows what was played elsewhere, and saved under the same key. */
  #follow(match: Match<State, Move>, choice: SavedChoice | undefined): void {
    this.#loading.noteSaved(match);
    this.choice.take(choice);
    const shown = this.#shown.match;
    if (shown?.seed === match.seed && shown.extend(match)) return this.#host.requestUpdate();
    this.#loading.goToStart(match);
    this.#shown.show(match, 'load');
    this.#shown.announce('load', 'script');
    this.#applyAgain();
  }

  #load(): void {
    this.#isStale = false;
    this.source.update();
    this.#host.states.set('loading', this.isLoading);
    this.#loading.load((match) => this.#host.applySettings(match));
  }

  #begin(match: Match<State, Move>, cause: 'restart' | 'try', by: By): void {
    this.#shown.show(match, cause);
    this.storage?.save(by);
    this.#shown.announce(cause, by);
    this.#applyAgain();
  }

  /** Dice that roll by themselves do so once the page knows of the new match. */
  #applyAgain(): void {
    this.#isStale = true;
    this.update();
  }
}
