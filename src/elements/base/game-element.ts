import { html, isServer, nothing } from 'lit';
import type { CSSResult, LitElement, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { Actor, Outcome, Seat } from '../../games/game.js';
import type { GameError } from '../../games/game-error.js';
import type { Language, Term } from '../../interaction/language.js';
import { leadByLinks, listenToLinks } from '../../interaction/page-links.js';
import type { LinkRequest } from '../../interaction/page-links.js';
import type { CommonTerms, PictureTerms } from '../../locales/common/terms.js';
import type { By, Entry, Ply } from '../../match/entry.js';
import { Match } from '../../match/match.js';
import { DICE_MODES } from '../../match/settings.js';
import type { AgainOptions } from '../../match/settings.js';
import type { AnyGame, GameRecord } from '../../match/record/record.js';
import type { SavedGame } from '../../match/storage.js';
import type { LinkableElement, LinkedGame } from '../../online/link/linked-game.js';
import type { OnlineStatus } from '../../online/link/online-game.js';
import { DEFAULT_LEVEL, LEVELS } from '../../opponents/level.js';
import type { Level } from '../../opponents/level.js';
import type { Drawing } from '../../ui/drawing.js';
import { AuthorMarks } from './author-marks.js';
import { SETUPS, isOn, isolated, knownLevel, knownNames, parseNames, parseSeats, parseWord } from './attributes.js';
import type { Switch, Text } from './attributes.js';
import { captureGameError } from './capture-game-error.js';
import { computerName } from '../features/computer/computer-name.js';
import type { Control, ControlledGame, Placement } from '../controls/controls.js';
import { DocumentStyles } from './document-styles.js';
import { defineElement } from './element-definition.js';
import { ElementError } from './element-error.js';
import type { ElementChangeCause } from './events.js';
import type { GamePlay } from '../play/game-play.js';
import { GameSession } from '../session/game-session.js';
import { settingOf } from '../session/lead.js';
import type { LeadPolicy, LeadableElement, SettingName } from '../session/lead.js';
import type { SessionHost } from '../session/game-session.js';
import type { GameStorage } from '../features/persist/game-storage.js';
import { hydration } from './hydration.js';
import { LazyModules } from './lazy-modules.js';
import type { LazyModule, MarksModule } from './lazy-modules.js';
import { ListenedElement } from './listened-element.js';
import { MODES } from './mode.js';
import type { Mode } from './mode.js';
import type { PlayHost } from '../play/play-host.js';
import { registerLengths } from './registered-lengths.js';
import { PlayLoader } from '../play/play-loader.js';
import { isNew } from '../play/reader-settings.js';
import { isSharedHere, parseShareUrl } from '../features/share/share-url.js';

const loadErrorMessage = () => import('../../ui/error-message.js');
const loadLoadingMessage = () => import('../../ui/loading-message.js');

/**
 * The base of all game elements: attributes, properties, methods and rendering. Attributes never make it throw into the page. It is made of parts:
 * {@link GameSession} knows which match is shown, {@link AuthorMarks} what is marked on it, {@link PlayLoader} loads what lets a user play,
 * {@link ElementError} tells what is wrong.
 *
 * @attr {string} lang - The language of the element. Default: that of the nearest ancestor with a `lang`.
 *
 * @event {CustomEvent<GameBeforeMoveDetail>} game-before-move - Before a move or a roll of the user: `{ actor, move, text, by, explain }`. `preventDefault()` refuses it, `explain(text)` says why.
 * @event {CustomEvent<GameBeforeChangeDetail>} game-before-change - Before undo, redo or a new game by the user: `{ cause, by, moves, explain }`. `preventDefault()` refuses it, `explain(text)` says why.
 * @event {CustomEvent<GameMoveDetail>} game-move - After a move, including dice, draws and the end of a time limit: `{ actor, move, text, by }`.
 * @event {CustomEvent<GameChangeDetail>} game-change - After any change: `{ cause, by, moves }`.
 * @event {CustomEvent<GameMessageDetail>} game-refuse - The user tried what the rules refuse: `{ code, message }`.
 * @event {CustomEvent<GameHintDetail>} game-hint - The user was given a step of a hint: `{ step, actor, move, text, message }`, where the step is `where`, `what` or `why`.
 * @event {CustomEvent<GameEndDetail>} game-end - The game is over: `{ winners, scores, reason }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or the saved game cannot be used, or the game cannot be saved: `{ code, message }`.
 *
 * @cssstate over - The game is over.
 * @cssstate hint - A hint is shown.
 * @cssstate connecting - A game that is shared with other devices is being joined.
 * @cssstate offline - The connection to a game that is shared with other devices is lost; it is tried again.
 * @cssstate loading - The record that `src` names is being loaded.
 * @cssstate error - An attribute or a saved game cannot be used.
 *
 * @cssprop --tabletop-room - The height reserved before the script of the element runs. Default: the height of the game at its start.
 * @cssprop --tabletop-view-height - The height in which all that a turn needs is seen together: less than 100svh below a header that stays.
 * @cssprop --tabletop-accent - The accent: focus, what is chosen, and where it can go.
 * @cssprop --tabletop-on-accent - Text on the accent.
 * @cssprop --tabletop-surface - Buttons and fields.
 * @cssprop --tabletop-text - Text. Default: the page's own, and a dark or light one on the surface.
 * @cssprop --tabletop-muted - Less important text.
 * @cssprop --tabletop-line - Borders of buttons and fields.
 * @cssprop --tabletop-mark - The author's marks.
 * @cssprop --tabletop-hint - What a hint points at. Default: the accent.
 * @cssprop --tabletop-best - The card at the end of a game that is the reader's best so far.
 * @cssprop --tabletop-danger - Error messages, and pieces that do not fit.
 * @cssprop --tabletop-radius - The radius of corners.
 * @cssprop --tabletop-relief - How much light and shade dice, boards and tiles have, from 0, flat as print, to 1.
 * @cssprop --tabletop-shadow - The shadow where dice, tiles and sheets touch what they lie on.
 * @cssprop --tabletop-shadow-cast - The shadow that they cast.
 * @cssprop --tabletop-shadow-raised - The shadow of dragged pieces and dialogs.
 * @cssprop --tabletop-seat-0 - The colour of the first player: White's dice in Triad, elsewhere the sign next to the name. `--tabletop-seat-1` is the second, and so on.
 */
export abstract class GameElement<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>>
  extends ListenedElement<Move>
  implements
    PlayHost<State, Move, Terms>,
    SessionHost<State, Move>,
    ControlledGame,
    LinkableElement<State, Move>,
    LeadableElement<State, Move>
{
  static override readonly properties: PropertyDeclarations = {
    seats: {},
    level: {},
    setup: {},
    names: {},
    seed: {},
    position: {},
    positionCheck: { attribute: 'position-check' },
    record: {},
    src: {},
    ply: { noAccessor: true },
    marks: {},
    mode: {},
    dice: {},
    undoPastChance: { attribute: 'undo-past-chance' },
    persist: {},
    shareUrl: { attribute: 'share-url' },
    coach: {},
    hints: {},
    online: {},
    room: {},
    controls: {},
  };

  /** Registers the element: under its own name, or another one, or in another registry. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    listenToLinks();
    const elementClass = this as unknown as CustomElementConstructor & { readonly tag: string };
    defineElement(elementClass, tag ?? elementClass.tag, registry);
  }

  /**
   * Who decides for each seat, separated by spaces: `human` (whoever sits at this element), `remote` (a script or a link delivers the moves), or
   * `computer`, `computer:easy`, `computer:medium`, `computer:hard`. Default: in a new game of Triad or Triomino the reader against a computer player, in the
   * other games the reader alone; where there is a position, a record or `dice="remote"`, people.
   */
  declare seats?: Text;
  /** How well the computer plays for seats that name no level. Default: `medium`. */
  declare level?: Level | null;
  /**
   * What readers may choose in the dialog for a new game: everything that the game allows (`open`), or only what the page does not say (`fixed`): the players
   * without `seats`, the names without `names`, and each rule whose attribute is not set. Default: `open`.
   */
  declare setup?: 'open' | 'fixed' | null;
  /** The names of the players: `Ann, Bob`. */
  declare names?: Text;
  /**
   * The seed of chance: the same text gives the same dice and tiles; `daily` gives all readers the same ones on the same day (UTC). Default: different
   * ones each time.
   */
  declare seed?: Text;
  /** The position to start from, in the game's notation. */
  declare position?: Text;
  /**
   * Whether the position must be a legal moment of a game (`strict`), or may be any arrangement in which somebody can move (`loose`), as lessons need it. The
   * rules of play are the same.
   */
  declare positionCheck?: 'strict' | 'loose' | null;
  /** A recorded game to continue, as JSON or in the text form; also accepted as a `<script type="text/plain">` child. */
  declare record?: Text | GameRecord;
  /** The address of a file with the record, as text or JSON, on this site or on one that allows it (CORS). */
  declare src?: Text;
  /**
   * The author's marks, in the names of the game: cells and arrows, `c3 b1-b4`; sums and numbers, `7 x4`; rows and boxes, `2 3c5`; places in the
   * middle, `m1`; tiles, `344 345-055`. They are drawn on the game and spoken by screen readers.
   */
  declare marks?: Text;
  /** What the element is for: `play`, `replay` (step through a record) or `diagram` (a picture of any position). */
  declare mode?: 'play' | 'replay' | 'diagram' | null;
  /** Where dice and tiles come from: `tap` (the user rolls and draws), `auto`, `enter` (the user enters real ones) or `remote` (a script or a link delivers them). */
  declare dice?: 'tap' | 'auto' | 'enter' | 'remote' | null;
  /** Lets undo take back rolled dice and drawn tiles; the same ones come again. */
  declare undoPastChance?: Switch;
  /** The key in the page's local storage under which the game is saved and found again. */
  declare persist?: Text;
  /**
   * The address of a page with this game, to which the links of the share tool lead; empty for the page that the element is in. There, the element opens
   * such links. Default: no links.
   */
  declare shareUrl?: Text;
  /**
   * `off` spares readers who are new to the game its coach: the goal during their first turn, and then a tip about each thing that happens for the first time.
   * Default: `on`.
   */
  declare coach?: Switch;
  /**
   * `off` leaves out the hints that the reader can ask for: where to look, then what to do, then why. Default: `on`.
   */
  declare hints?: Switch;
  /**
   * The address of a host that shares the game with readers on other devices: `wss://…`, or `tabs` for other tabs of this browser. Readers play alone until they
   * invite somebody, or follow an invitation, whose link names the room. Default: nothing is shared.
   */
  declare online?: Text;
  /**
   * The room in which the game is shared, with `online`: all readers with the same address and room play the same game. Default: the room in the address of the
   * page, else a new one as soon as the reader invites somebody.
   */
  declare room?: Text;
  /**
   * The controls that stand in the game itself: `none`, or some of `status`, `toolbar`, `moves`, `seats` and `move-input`. Default: all, except those that
   * an element of the page shows, such as `<game-toolbar for="board">`.
   */
  declare controls?: Text;

  /** @internal The rules. */
  abstract readonly game: AnyGame<State, Move>;
  /** @internal Who plays a new game if the page does not say, in the words of `seats`. Without it, as few people as the game allows. */
  declare readonly usualSeats?: string;
  /** @internal The class of the match: a `TimedMatch` for games with time limits. */
  readonly matchType: typeof Match = Match;
  protected abstract readonly language: Language<PictureTerms>;
  readonly #internals = this.attachInternals();
  readonly #styles = new DocumentStyles((this.constructor as typeof LitElement).elementStyles as readonly CSSResult[]);
  readonly #error: ElementError = new ElementError(
    this,
    (error) => {
      this.#setState('error', error);
      this.requestUpdate();
    },
    () => this.#session.isStale,
  );
  /** @internal The modules that few pages need. */
  readonly modules = new LazyModules((styles) => {
    this.#session.invalidate();
    this.addStyles(...styles);
    this.requestUpdate();
  });
  readonly #play = new PlayLoader<Play>(
    this,
    () => this.loadPlay(),
    () => this.requestUpdate(),
  );
  readonly #session = new GameSession<State, Move>(this, this.#error);
  /** @internal What the author has marked on the game. */
  readonly authorMarks = new AuthorMarks(this);
  /** @internal The places in the page for controls of this game. */
  readonly placements = new Set<Placement>();
  /** Whether the first update has begun. */
  #hasStarted = false;
  /** Whether a server has drawn the first picture. */
  #isServerDrawn = false;
  /** Whether the reader was new to the game when it was first shown. */
  #isNewReader: boolean | undefined;
  /** Whether the picture is rendered as if nobody could play. */
  #isPicture = false;
  #hadFocus: boolean | undefined;
  /** @internal Whether the user looks through a game that is over. */
  isReviewed = false;
  #policy: LeadPolicy<Move> | undefined;
  /** @internal The game of a host elsewhere that is shown in place of the one that the attributes ask for. */
  linked: LinkedGame<State, Move> | undefined;

  constructor() {
    super();
    leadByLinks(this);
  }

  /** The match: state, moves, undo and redo, records. It stays the same until another game is loaded or started. */
  get match(): Match<State, Move> {
    return this.#session.match;
  }

  /** The current state of the game. */
  get state(): State {
    return this.match.state;
  }

  /**
   * The current ply; in a record that was left to try own moves, the ply of the record. Setting the property or the attribute goes there. The
   * attribute follows in a replay, and wherever it is present.
   *
   * @type {number | string | null | undefined}
   */
  get ply(): number {
    return this.#session.ply;
  }

  set ply(ply: number | Text) {
    if (!this.#session.plyAttribute.request(ply)) return;
    this.#session.invalidate();
    // With a name, Lit would read the property, which loads the game before the page has set everything.
    this.requestUpdate();
  }

  /** The result, or `undefined` while the game goes on. */
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** The error in the attributes or the saved game, if any. */
  get error(): GameError | undefined {
    void this.match;
    return this.#error.current;
  }

  /**
   * Makes a move for whoever's turn it is. In a replay this leaves the record to try own moves.
   * @throws GameError `bad-move`, `illegal-move` with the refusal
   */
  play(move: Move | string, options: { actor?: Actor; at?: number; by?: 'script' | 'remote' } = {}): void {
    this.#session.play(move, options);
  }

  /** Takes back the latest move, or the latest of one seat; in a replay nothing. @returns whether there was one */
  undo(seat?: Seat): boolean {
    return !this.#session.isReplayed && this.match.undo(seat);
  }

  /** Makes the move again that was undone. @returns whether there was one */
  redo(): boolean {
    return !this.#session.isReplayed && this.match.redo();
  }

  /** Starts a new game with the same options; without a seed, with other dice each time. A replay goes to its start instead. */
  restart(seed?: string): void {
    if (this.#authorMode === 'replay') this.goTo(0);
    else this.begin({ seed }, 'script');
  }

  /**
   * Goes to a ply, or to the `last`; if own moves were tried, of the record that was left.
   * @throws GameError `bad-ply`
   */
  goTo(ply: Ply, by: By = 'script'): void {
    this.#session.goTo(ply, by);
  }

  /** Leaves the record of a replay to try own moves from the shown moment. */
  tryMoves(by: By = 'script'): void {
    if (this.#session.isReplayed) this.branchOff(by);
  }

  /** Goes back to where the record was left, and drops the tried moves. */
  returnToRecord(by: By = 'script'): void {
    this.#session.returnToRecord(by);
  }

  /**
   * Leads the reader through the game, as lessons and puzzles do: the policy says which position is shown, who rolls, what is marked and what may be
   * played. The next call replaces it. The attributes stay as they are, and the game of the page waits meanwhile.
   * @returns gives the game back as it was, like `lead(undefined)`; does nothing once somebody else leads
   */
  lead(policy: LeadPolicy<Move> | undefined): () => void {
    this.#policy = policy;
    this.#session.invalidate();
    this.requestUpdate();
    return () => {
      if (policy && this.#policy === policy) this.lead(undefined);
    };
  }

  /** The legal moves of a seat, or of all who may move now. */
  legalMoves(seat?: Seat): readonly Move[] {
    return this.match.legalMoves(seat);
  }

  override connectedCallback(): void {
    if (isServer) return;
    registerLengths(this.ownerDocument);
    super.connectedCallback();
    this.#session.connect();
    // The parser may not have reached the record yet.
    if (document.readyState === 'loading')
      addEventListener('load', () => this.requestUpdate('record', this), { once: true });
    this.#play.schedule(this.activeMode);
  }

  /** The browser has dropped the styles, since they belong to the document that the element has left. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#styles.renew(this.shadowRoot);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session.disconnect();
    this.#play.cancel();
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (change[0] !== undefined) this.#session.invalidate();
    super.requestUpdate(...change);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const hydrated = hydration()?.takeRoot(this);
    this.#isServerDrawn = this.shadowRoot !== null;
    if (hydrated) return hydrated;
    if (isServer) return super.createRenderRoot();
    const { shadowRootOptions } = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    // Without hydration, what a server has rendered is drawn anew.
    root.replaceChildren();
    this.#styles.renew(root);
    return root;
  }

  protected override update(changed: PropertyValues<this>): void {
    const draw = () => super.update(changed);
    const hydrating = hydration();
    if (hydrating) hydrating.update(this, changed, draw);
    else draw();
  }

  protected override performUpdate(): void {
    this.#hasStarted = true;
    super.performUpdate();
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.gamePlay?.hasFocus;
    this.#setState('menu', this.gamePlay?.panel.isMenuOpen);
    this.#setState('hint', this.gamePlay?.hintText);
    this.#setState('captioned', !isServer && this.querySelector(':scope > [slot="caption"]'));
    void this.match;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('mode')) this.#play.schedule(this.activeMode);
    // Others wait in the room.
    if (this.online && (this.room || location.search.includes('room='))) this.wake();
    // If the focused control was removed, focus stays in the element, for users of keyboards and screen readers.
    if (this.#hadFocus && this.isConnected && !this.gamePlay?.hasFocus) this.gamePlay?.keepFocus();
    this.#session.plyAttribute.reflect(this.ply, this.#authorMode === 'replay');
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    await this.#play.complete;
    // What was loaded may ask for more: bad marks need the error message.
    for (let asked = -1; asked < this.modules.size;) {
      isComplete = (await super.getUpdateComplete()) && isComplete;
      asked = this.modules.size;
      await Promise.all([this.modules.complete, this.gamePlay?.complete]);
      await super.getUpdateComplete();
    }
    return isComplete;
  }

  protected override render(): TemplateResult {
    const isDiagram = this.activeMode === 'diagram';
    const { isWaiting } = this.#session;
    const error = this.#error.current;
    const panel = this.gamePlay?.panel;
    const hasCoachRoom = this.#hasCoachRoom;
    const coach = this.gamePlay?.coach?.render();
    return html`<div class="container" lang=${this.language.lang()}>
        <div
          class="frame"
          part="frame"
          data-mode=${this.activeMode}
          ?data-asleep=${!this.gamePlay}
          ?data-played=${this.isPlayed}
          ?data-bare=${!this.hasPanel}
          ?data-coached=${hasCoachRoom}
          ?inert=${isWaiting}
          @focusin=${this.wake}
          @pointerdown=${this.wake}
        >
          ${error && this.lazy(loadErrorMessage)?.renderError(error, this.language.words)}
          ${this.shows('seats') ? this.renderSeats() : nothing}
          ${hasCoachRoom ? html`<div class="coach-room">${coach}</div>` : nothing}
          <div class="stage" part="stage">${hasCoachRoom ? nothing : coach}${this.renderTable()}</div>
          ${
            isDiagram
              ? nothing
              : html`<div class="turn" part="turn" @keydown=${panel?.onKey}>${panel?.renderTurn()}</div>
                  <div class="panel" part="panel" @keydown=${panel?.onKey}>${panel?.render()}</div>`
          }
          <slot name="caption"></slot>
        </div>
        ${isWaiting ? this.lazy(loadLoadingMessage)?.renderLoading(this.language.words) : nothing}
        <div class="visually-hidden" role="status">${this.gamePlay?.narrator.spoken}</div>
      </div>
      <slot hidden @slotchange=${() => this.requestUpdate('record', this)}></slot>`;
  }

  /** Whether the line of the coach has room of its own, beside what else stands above the board. */
  protected readonly keepsCoachRoom: boolean = true;

  /**
   * Whether there is room for the line of the coach: for readers who are new to the game when it is first shown, and then as long as it is played, so that
   * nothing moves. What a server has drawn has none, since it does not know the reader.
   */
  get #hasCoachRoom(): boolean {
    if (isServer || !this.keepsCoachRoom || this.activeMode !== 'play' || this.#isPicture) return false;
    this.#isNewReader ??= !this.#isServerDrawn && isNew(this.game.id);
    return this.#isNewReader && isOn(this.setting('coach') ?? 'on') && this.shows('status') && this.match.gate.hasUser;
  }

  /** Whether there is more in the panel than a few buttons now and then. */
  protected get hasPanel(): boolean {
    return this.shows('panel');
  }

  /** @internal Whether a control stands in the game itself. If some do not, the part that lets a user play knows which. */
  readonly shows = (control: Control | 'panel'): boolean =>
    this.activeMode === 'diagram' ||
    (!this.setting('controls') && this.placements.size === 0) ||
    Boolean(this.gamePlay?.panel.shows(control));

  /** @internal The players, as they stand in a place of their own. */
  abstract renderSeats(): unknown;
  /** The board, the sheets, the table: what is there from the first moment. */
  protected abstract renderTable(): TemplateResult;
  /** Loads the part that lets a user play. */
  protected abstract loadPlay(): Promise<Play>;
  /** @internal Loads the module that draws the author's marks. A game without it ignores them. */
  declare readonly loadMarks?: () => Promise<MarksModule>;

  /** @internal The page's text for an option of the game: the property of the same name. */
  optionText(name: string): unknown {
    return (this as Record<string, unknown>)[name];
  }

  /** Reads the attributes of this element that are no options of the game. @throws GameError `bad-attribute` */
  protected checkSettings?(): void;

  /** @internal What is saved under the key of the page. */
  get savedGame(): SavedGame {
    const { match } = this;
    const record = match.toRecord();
    const seed = record.seed === undefined ? match.seed : undefined;
    return { record, seed, elapsed: match.elapsed, choice: this.#session.choice };
  }

  /** @internal Keeps the game under the key of the page. */
  get storage(): GameStorage<State, Move> {
    return this.#session.storage;
  }

  /** @internal What a diagram shows if it is no legal moment of a game, as the game's `parsePosition` reads it. */
  get diagramPosition(): unknown {
    return this.#session.diagramPosition;
  }

  /** @internal The part that lets the user play, once it is loaded. */
  get gamePlay(): Play | undefined {
    return this.#isPicture ? undefined : this.#play.gamePlay;
  }

  /** @internal Whether the part that lets the user play is loaded. */
  get isPlayable(): boolean {
    return this.#play.gamePlay !== undefined;
  }

  /** @internal The template without the part that lets the user play, as a server renders it. */
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
    if (!isServer) this.#styles.add(this.renderRoot as ShadowRoot, styles);
  }

  /** @internal The mode; `play` if the attribute is none, `replay` while the user looks through a game that is over. */
  get activeMode(): Mode {
    return this.isReviewed ? 'replay' : this.#authorMode;
  }

  /** The mode that the page asks for. */
  get #authorMode(): Mode {
    return MODES.find((mode) => mode === this.mode) ?? 'play';
  }

  /** @internal Whether the user may move: in a game, or while trying own moves. */
  get isPlayed(): boolean {
    const { activeMode } = this;
    return activeMode === 'play' || (activeMode === 'replay' && this.triedFrom !== undefined);
  }

  /** @internal The ply at which the user left a record to try own moves. */
  get triedFrom(): number | undefined {
    return this.#session.triedFrom;
  }

  /** @internal Leads through a game that is over as through a record, or goes back to its end. */
  review(isOn: boolean): void {
    if (isOn === this.isReviewed) return;
    this.returnToRecord('user');
    this.isReviewed = isOn;
    this.#session.invalidate();
    this.#session.goTo(isOn ? this.#session.startOf(this.match) : 'last', 'user');
    this.requestUpdate();
  }

  /** @internal Shows the match of the linked game. */
  showLinked(cause: 'load' | 'restart'): void {
    const match = this.linked?.match;
    if (match) this.#session.showLinked(match, cause);
  }

  /** @internal Leaves a record, also that of a diagram, for moves that it does not have. A game goes on as it is. */
  branchOff(by: By): void {
    this.#session.branchOff(by);
  }

  /** @internal The author's marks, once the module that draws them is loaded. */
  get drawing(): Drawing | undefined {
    return this.authorMarks.drawing;
  }

  /** @internal Ends showing the game of a link; missing while the element shows its own. */
  leaveShared?: (() => void) | undefined;

  /** @internal Whether the element shows games of this id that come in the address of the page. */
  takesShared(game: string): boolean {
    return this.game.id === game && !this.linked && this.activeMode !== 'diagram' && isSharedHere(this.shareUrl);
  }

  /** @internal Tells of an error that does not disturb the game. */
  tellError(error: GameError): void {
    this.#error.tell(error);
  }

  /** @internal What whoever leads the game decides; missing while nobody does. */
  get policy(): LeadPolicy<Move> | undefined {
    return this.#policy;
  }

  /** @internal The value that an attribute has in effect, by its property: that of the page, or else of whoever leads the game. */
  setting(name: SettingName): Text {
    return settingOf(this.#policy, name, this[name]);
  }

  /** @internal What is marked on the game: by whoever leads it, or else by the page. */
  get effectiveMarks(): Text {
    return this.#policy ? this.#policy.marks : this.marks;
  }

  /** @internal Where in the window that is which the reader presses next: the button that completes the move, or else the dice. */
  get nextRect(): DOMRect | undefined {
    const { renderRoot } = this;
    const button = renderRoot.querySelector('.turn .primary:not([aria-disabled="true"])');
    return (button ?? renderRoot.querySelector('.hand'))?.getBoundingClientRect();
  }

  /** @internal Does what a link or the address of the page asks for. */
  followLink(request: LinkRequest): void {
    this.#play.wake();
    if (this.#policy?.followLink?.(request)) return;
    // Without the network, a link does what it does without a script.
    import('../session/follow-link.js')
      .then(({ followLink }) => followLink(this, request))
      .catch(() => this.scrollIntoView());
  }

  /** @internal The terms in the language of the element, also those that playing adds, for what is loaded with it. */
  get words(): Term<Terms> {
    return this.language.words as Term<Terms>;
  }

  /** @internal The name of a seat if no computer plays for it. */
  abstract sideName(seat: Seat): string;

  /** @internal The name of a seat that nobody has named: that of its computer player, or of its side. */
  ownName(seat: Seat): string {
    return computerName(this.match.gate, seat, this.language.words) ?? this.sideName(seat);
  }

  /** @internal The name of a seat in the `names` attribute, or an empty text. */
  givenName(seat: Seat): string {
    return this.linked?.nameOf(seat) || (knownNames(this.names)[seat] ?? '');
  }

  /** @internal The name of a seat. */
  nameOf(seat: Seat): string {
    return isolated(this.givenName(seat)) || this.ownName(seat);
  }

  /** @internal Resolves when the record that `src` names is loaded, or cannot be. */
  get recordComplete(): Promise<void> | undefined {
    return this.#session.source.complete;
  }

  /** @internal Starts another match: a new game or a rematch. */
  begin(how: AgainOptions, by: By): void {
    this.#session.begin(how, by);
  }

  /** @internal Loads the part that lets a user play. */
  readonly wake = (): void => {
    if (this.activeMode !== 'diagram') this.#play.wake();
  };

  /** @internal Lit assigns properties that were set before the element was upgraded in its first update. */
  ensureStarted(): void {
    if (!this.#hasStarted && this.isConnected) this.performUpdate();
  }

  /** @internal Applies the attributes that do not say which game is played. */
  applySettings(match: Match<State, Move>): void {
    match.undoPastChance = isOn(this.undoPastChance);
    const { isWaiting, source } = this.#session;
    const errors = [
      () => {
        const players = parseSeats(this.setting('seats'), knownLevel(this.level));
        if (players && !this.#session.choice && !this.linked) match.gate.players = players;
      },
      () => parseWord('setup', this.setup, SETUPS, 'open'),
      () => parseWord('level', this.level, LEVELS, DEFAULT_LEVEL),
      // First it must be known whose tiles may be told: dice that roll by themselves are saved, and the page hears of them.
      () => this.#checkSettings(),
      () => {
        const dice = parseWord('dice', this.setting('dice'), DICE_MODES, 'tap');
        // Nothing is added to a record that is replayed, or that is to come.
        if (!this.linked) match.dice = this.isPlayed && !isWaiting ? dice : 'remote';
      },
      () => parseWord('mode', this.mode, MODES, 'play'),
      () => parseNames(this.names),
      () => parseShareUrl(this.shareUrl),
      () => source.check(this.#authorMode, match.length),
      () => this.authorMarks.read(this.effectiveMarks),
      () => this.gamePlay?.panel.checkControls(),
      () => this.gamePlay?.online?.check(),
      () => this.#session.goToRequested(),
    ].map(captureGameError);
    this.#error.settings = errors.filter((error) => error !== undefined);
    this.#error.update();
  }

  /** What does not fit the game before its record has come may fit the record. */
  #checkSettings(): void {
    const error = captureGameError(() => this.checkSettings?.());
    const isToCome = this.#session.isWaiting || (!isServer && document.readyState === 'loading');
    if (error && !isToCome) throw error;
  }

  /** @internal Shows another match, or another moment of it. */
  present(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void {
    this.authorMarks.clear();
    if (cause === 'load' || cause === 'restart') this.isReviewed = false;
    this.gamePlay?.matchChanged(cause, moves, by);
    this.#setState('over', this.#session.shown?.outcome);
    this.requestUpdate();
  }

  /** @internal */
  setLoading(isLoading: boolean): void {
    this.#setState('loading', isLoading);
  }

  /** @internal Shows how a game stands that is shared with other devices. */
  showConnection(status: OnlineStatus | undefined): void {
    this.#setState('connecting', status === 'connecting');
    this.#setState('offline', status === 'offline');
  }

  #setState(
    name: 'connecting' | 'offline' | 'over' | 'error' | 'captioned' | 'loading' | 'menu' | 'hint',
    isOn: unknown,
  ): void {
    this.#internals.states?.[isOn ? 'add' : 'delete'](name);
  }
}
