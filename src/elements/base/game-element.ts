import { isServer } from 'lit';
import type { CSSResult, LitElement, PropertyValues, TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import type { Language, Term } from '../../interaction/language.js';
import type { CommonTerms, PictureTerms } from '../../locales/common/terms.js';
import type { By, Entry } from '../../match/entry.js';
import { Match } from '../../match/match.js';
import type { AnyGame } from '../../match/record/record.js';
import type { SavedGame } from '../../match/storage.js';
import type { LinkableElement } from '../../online/link/linked-game.js';
import type { Control, ControlledGame, Placement } from '../controls/controls.js';
import type { Extras } from '../features/extras.js';
import type { GamePlay } from '../play/game-play.js';
import type { PlayContext } from '../play/play-context.js';
import { PlayLoader } from '../play/play-loader.js';
import type { Player } from '../play/player.js';
import { applySettings } from '../session/apply-settings.js';
import { ElementLinks } from '../session/links/element-links.js';
import { GameSession } from '../session/game-session.js';
import type { LeadableElement } from '../session/lead.js';
import type { SessionHost } from '../session/session-host.js';
import { SeatNames } from '../session/seat-names.js';
import type { AnyElement } from './any-element.js';
import { AuthorMarks } from './author-marks.js';
import { ElementError } from './element-error.js';
import { ElementRoot } from './element-root.js';
import { ElementStates } from './element-states.js';
import type { ElementChangeCause } from './events.js';
import { isPosterShown, renderFrame, renderPoster } from './frame.js';
import { GameMethods } from './game-methods.js';
import { hydration } from './hydration.js';
import { LazyModules } from './lazy-modules.js';
import type { LazyModule, MarksModule } from './lazy-modules.js';
import type { Mode } from './mode.js';
import { Recovery, loadGameAgain } from '../session/recovery.js';
import { registerLengths } from './registered-lengths.js';

/**
 * The base of all game elements, and how they are drawn. It is made of parts: {@link GameSession} knows which match is shown, {@link AuthorMarks} what is
 * marked on it, {@link PlayLoader} loads what lets a reader play, {@link ElementError} reports what is wrong.
 *
 * @cssstate over - The game is over.
 * @cssstate hint - A hint is shown.
 * @cssstate connecting - A game that is shared with other devices is being joined.
 * @cssstate offline - The connection to a game that is shared with other devices is lost; it is tried again.
 * @cssstate loading - The record that `src` names is being loaded.
 * @cssstate error - An attribute or a saved game cannot be used.
 */
export abstract class GameElement<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>>
  extends GameMethods<State, Move>
  implements SessionHost<State, Move>, ControlledGame, LinkableElement<State, Move>, LeadableElement<State, Move>
{
  /** @internal The rules. */
  abstract readonly game: AnyGame<State, Move>;
  /** @internal Who plays a new game if the page does not say, in the words of `seats`. Without it, as few people as the game allows. */
  declare readonly usualSeats?: string;
  /** @internal The class of the match: a `TimedMatch` for games with time limits. */
  get matchType(): typeof Match {
    return Match;
  }

  /** @internal Whether the game may be played by a clock, if it is loaded only for such games how matches keep time. */
  mayHaveClock?(record: unknown): boolean;

  /** @internal */
  abstract readonly language: Language<PictureTerms>;
  /** @internal What the game adds to features. */
  readonly extras: Extras<State, Move, Terms> = {};
  /** @internal */
  readonly states = new ElementStates(this.attachInternals());
  readonly #root = new ElementRoot(this);
  readonly #error: ElementError = new ElementError(
    this,
    (error) => {
      this.states.set('error', error);
      this.requestUpdate();
    },
    () => this.session.isStale,
  );
  /** @internal Loads again what could not be loaded. */
  readonly recovery: Recovery = new Recovery(this, () => loadGameAgain(this));
  /** @internal The modules that few pages need. */
  readonly modules: LazyModules = new LazyModules(
    (styles) => this.#root.addPictureStyles(styles),
    () => {
      this.session.invalidate();
      this.requestUpdate();
    },
    this.recovery.note,
  );
  /** @internal Loads what lets a reader play. */
  readonly loader: PlayLoader<State, Move, Terms, Play> = new PlayLoader<State, Move, Terms, Play>(this, () =>
    this.loadPlay(),
  );
  /** @internal Which match is shown. */
  override readonly session: GameSession<State, Move> = new GameSession<State, Move>(this, this.#error);
  /** @internal What the author has marked on the game. */
  readonly authorMarks = new AuthorMarks(this);
  /** @internal What the players are called. */
  readonly seatNames = new SeatNames(this);
  /** @internal The places in the page for controls of this game. */
  readonly placements = new Set<Placement>();
  /** Whether the picture is rendered as if nobody could play. */
  #isPicture = false;
  #hadFocus: boolean | undefined;

  constructor() {
    super();
    new ElementLinks(this as unknown as AnyElement);
  }

  override connectedCallback(): void {
    if (isServer) return;
    registerLengths(this.ownerDocument);
    super.connectedCallback();
    this.session.connect();
    this.loader.schedule(this.activeMode);
  }

  /** The browser has dropped the styles, since they belong to the document that the element has left. */
  adoptedCallback(): void {
    this.#root.renewStyles();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.disconnect();
    this.loader.cancel();
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (change[0] !== undefined) this.session.invalidate();
    super.requestUpdate(...change);
  }

  /** Waits for what the attributes ask for: until then, all stays as it is. On a broken line, the element shows what it can. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const loading = this.session.modules.load();
    if (!loading) return super.scheduleUpdate();
    return loading.then((isLoaded) => (isLoaded ? this.scheduleUpdate() : super.scheduleUpdate()));
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return isServer ? super.createRenderRoot() : this.#root.create();
  }

  protected override update(changed: PropertyValues<this>): void {
    const draw = () => super.update(changed);
    const hydrating = hydration();
    if (hydrating) hydrating.update(this, changed, draw);
    else draw();
  }

  protected override willUpdate(): void {
    const { player } = this;
    this.#hadFocus = player?.hasFocus;
    this.states.set('menu', player?.panel.isMenuOpen);
    this.states.set('hint', player?.isAdvised);
    this.states.set('captioned', !isServer && this.querySelector(':scope > [slot="caption"]'));
    if (!this.loader.isAwaited || this.#root.isServerDrawn) this.session.update();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('mode') || changed.has('loading')) this.loader.schedule(this.activeMode);
    if (this.loader.isAwaited) return;
    // Others wait in the room.
    if (this.session.sharing.isJoining) this.wake();
    const { player } = this;
    // If the focused control was removed, focus stays in the element, for users of keyboards and screen readers.
    if (this.#hadFocus && this.isConnected && !player?.hasFocus) player?.keepFocus();
    this.session.reflectPly();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.loader.complete;
    const isStillComplete = await this.modules.settled(
      () => super.getUpdateComplete(),
      () => this.player?.complete,
    );
    return isComplete && isStillComplete;
  }

  protected override render(): TemplateResult {
    if (isPosterShown(this, this.#root.isServerDrawn)) return renderPoster();
    return renderFrame(this, {
      error: this.#error.current,
      language: this.language,
      hasPanel: this.hasPanel,
      table: () => this.renderTable(),
    });
  }

  /** Whether there is more in the panel than a few buttons now and then. */
  protected get hasPanel(): boolean {
    return this.shows('panel');
  }

  /** @internal Whether a control stands in the game itself. If some do not, the part that lets a reader play knows which. */
  readonly shows = (control: Control | 'panel'): boolean =>
    this.activeMode === 'diagram' ||
    (!this.session.leading.setting('controls') && this.placements.size === 0) ||
    Boolean(this.gamePlay && this.player?.context.shows(control));

  /** @internal The players, as they stand in a place of their own. */
  abstract renderSeats(): unknown;
  /** The board, the sheets, the table: what is there from the first moment. */
  protected abstract renderTable(): TemplateResult;
  /** Loads the game's part that lets a reader play. @returns what makes it */
  protected abstract loadPlay(): Promise<(context: PlayContext<State, Move, Terms>) => Play>;
  /** @internal Loads the module that draws the author's marks. A game without it ignores them. */
  declare readonly loadMarks?: () => Promise<MarksModule>;
  /** Reads the attributes of this element that are no options of the game. @throws GameError `bad-attribute` */
  protected checkSettings?(): void;
  /** @internal The name of a seat if no computer plays for it. */
  abstract sideName(seat: Seat): string;

  /** @internal What is saved under the key of the page. */
  get savedGame(): SavedGame {
    const { match } = this;
    const record = match.toRecord();
    const seed = record.seed === undefined ? match.seed : undefined;
    return { record, seed, elapsed: match.elapsed, choice: this.session.choice.current };
  }

  /** @internal What lets the reader play, once it is loaded. */
  get player(): Player<State, Move, Terms, Play> | undefined {
    return this.#isPicture ? undefined : this.loader.loaded;
  }

  /** @internal The game's part of it. */
  get gamePlay(): Play | undefined {
    // Until a shared game is there, readers see a picture.
    return this.session.sharing.isJoining ? undefined : this.player?.play;
  }

  /** @internal The template without the part that lets the reader play, as a server renders it. */
  renderPicture(): TemplateResult {
    this.#isPicture = true;
    const picture = this.render();
    this.#isPicture = false;
    return picture;
  }

  /** @internal A module that few pages need, once it is loaded. */
  lazy<Part extends LazyModule>(loader: () => Promise<Part>): Part | undefined {
    const module = this.modules.get(loader);
    hydration()?.noteModule(this, loader, module !== undefined);
    return module;
  }

  /** @internal Adds the styles of a module that is loaded later. */
  addStyles(...styles: readonly CSSResult[]): void {
    this.#root.addStyles(styles);
  }

  /** @internal The mode; `replay` while the reader looks through a game that is over. */
  get activeMode(): Mode {
    return this.session.activeMode;
  }

  /** @internal Where in the window that is which the reader presses next: the button that completes the move, or else the dice. */
  get nextRect(): DOMRect | undefined {
    return this.player?.nextRect;
  }

  /** @internal The terms in the language of the element, also those that playing adds, for what is loaded with it. */
  get words(): Term<Terms> {
    return this.language.words as Term<Terms>;
  }

  /** @internal The name of a seat. */
  nameOf(seat: Seat): string {
    return this.seatNames.of(seat);
  }

  /** @internal Loads what lets a reader play. */
  readonly wake = (): void => {
    if (this.activeMode === 'diagram') this.loader.show();
    else this.loader.wake();
  };

  /** @internal Applies the attributes that do not say which game is played. */
  applySettings(match: Match<State, Move>): void {
    this.#error.settings = applySettings(this, match, () => this.checkSettings?.());
    this.#error.update();
  }

  /** @internal Shows another match, or another moment of it. */
  present(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void {
    this.authorMarks.clear();
    if (cause === 'load' || cause === 'restart') this.session.isLookedThrough = false;
    this.player?.matchChanged(cause, moves, by);
    this.states.set('over', this.session.shown?.outcome);
    this.requestUpdate();
  }
}
