import { LitElement, html, isServer, nothing } from 'lit';
import type { CSSResult, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { Actor, Outcome, Seat } from '../games/game.js';
import type { GameError } from '../games/game-error.js';
import type { Language, Term } from '../interaction/language.js';
import { leadByLinks, listenToLinks } from '../interaction/page-links.js';
import type { LinkRequest } from '../interaction/page-links.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { By, Entry, MatchChange, Ply } from '../match/entry.js';
import { Match } from '../match/match.js';
import { DICE_MODES, POSITION_CHECKS } from '../match/settings.js';
import type { AgainOptions } from '../match/settings.js';
import { checkPlayArguments } from '../match/play-arguments.js';
import type { AnyGame, GameRecord } from '../match/record.js';
import type { SavedGame } from '../match/storage.js';
import type { Drawing } from '../ui/drawing.js';
import { AuthorMarks } from './author-marks.js';
import { isBlank, isOn, isolated, knownNames, parseNames, parseSeats, parseWord } from './attributes.js';
import type { Switch, Text } from './attributes.js';
import { captureGameError } from './capture-game-error.js';
import { checkRecordIsThere, childRecord } from './child-record.js';
import type { Control, ControlledGame, Placement } from './controls.js';
import { DocumentStyles } from './document-styles.js';
import { defineElement } from './element-definition.js';
import { ElementError } from './element-error.js';
import { EventBridge } from './event-bridge.js';
import type { ElementChangeCause, GameElementEventMap } from './events.js';
import type { GamePlay } from './game-play.js';
import type { GameStorage } from './game-storage.js';
import { hydration } from './hydration.js';
import { LazyModules } from './lazy-modules.js';
import type { LazyModule, MarksModule } from './lazy-modules.js';
import { MatchLoader, makePlaceholder } from './match-loader.js';
import type { MatchRequest } from './match-request.js';
import { MODES } from './mode.js';
import type { Mode } from './mode.js';
import type { PlayHost } from './play-host.js';
import { PlayLoader } from './play-loader.js';
import { PlyAttribute } from './ply-attribute.js';
import { RecordBranch } from './record-branch.js';
import { RecordSource } from './record-source.js';

const loadErrorMessage = () => import('../ui/error-message.js');
const loadLoadingMessage = () => import('../ui/loading-message.js');

type Listener<Element, Type extends keyof GameElementEventMap, Move> = (
  this: Element,
  event: GameElementEventMap<Move>[Type] & { readonly currentTarget: Element },
) => unknown;

/** The events carry the game's types: `board.addEventListener('game-move', ({ detail }) => detail.move.from)`. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the merged class has these parameters
export interface GameElement<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>> {
  addEventListener<Type extends keyof GameElementEventMap<Move>>(
    type: Type,
    listener: Listener<this, Type, Move>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof GameElementEventMap<Move>>(
    type: Type,
    listener: Listener<this, Type, Move>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * The base of all game elements. It owns a match, loads it from the attributes, hands what users and pages want to the match, and tells the page by
 * events. Attributes never make it throw into the page. It is made of parts: {@link MatchLoader} loads and finds saved games, {@link RecordBranch} keeps a
 * record that was left, {@link EventBridge} speaks with the page, {@link PlayLoader} loads what lets a user play.
 *
 * @attr {string} lang - The language of the element. Default: that of the nearest ancestor with a `lang`.
 *
 * @event {CustomEvent<GameBeforeMoveDetail>} game-before-move - Before a move or a roll of the user: `{ actor, move, text, by, explain }`. `preventDefault()` refuses it, `explain(text)` says why.
 * @event {CustomEvent<GameBeforeChangeDetail>} game-before-change - Before undo, redo or a new game by the user: `{ cause, by, moves, explain }`. `preventDefault()` refuses it, `explain(text)` says why.
 * @event {CustomEvent<GameMoveDetail>} game-move - After a move, including dice, draws and the end of a time limit: `{ actor, move, text, by }`.
 * @event {CustomEvent<GameChangeDetail>} game-change - After any change: `{ cause, by, moves }`.
 * @event {CustomEvent<GameMessageDetail>} game-refuse - The user tried what the rules refuse: `{ code, message }`.
 * @event {CustomEvent<GameEndDetail>} game-end - The game is over: `{ winners, scores, reason }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or the saved game cannot be used, or the game cannot be saved: `{ code, message }`.
 *
 * @cssstate over - The game is over.
 * @cssstate loading - The record that `src` names is being loaded.
 * @cssstate error - An attribute or a saved game cannot be used.
 *
 * @cssprop --tabletop-room - The height reserved before the script of the element runs. Default: the height of the game at its start.
 * @cssprop --tabletop-accent - The accent: focus, what is chosen, and where it can go.
 * @cssprop --tabletop-on-accent - Text on the accent.
 * @cssprop --tabletop-surface - Buttons and fields.
 * @cssprop --tabletop-text - Text. Default: the page's own, and a dark or light one on the surface.
 * @cssprop --tabletop-muted - Less important text.
 * @cssprop --tabletop-line - Borders of buttons and fields.
 * @cssprop --tabletop-mark - The author's marks.
 * @cssprop --tabletop-danger - Error messages, and pieces that do not fit.
 * @cssprop --tabletop-radius - The radius of corners.
 * @cssprop --tabletop-shadow - The shadow of dice, tiles and sheets.
 * @cssprop --tabletop-shadow-raised - The shadow of dragged pieces and dialogs.
 * @cssprop --tabletop-seat-0 - The colour of the first player: White's dice in Triad, elsewhere the sign next to the name. `--tabletop-seat-1` is the second, and so on.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the class has all methods of the interface
export abstract class GameElement<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>>
  extends LitElement
  implements PlayHost<State, Move, Terms>, ControlledGame
{
  static override readonly properties: PropertyDeclarations = {
    seats: {},
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
   * `computer`, `computer:easy`, `computer:medium`, `computer:hard`.
   */
  declare seats?: Text;
  /** The names of the players: `Ann, Bob`. */
  declare names?: Text;
  /** The seed of chance: the same text gives the same dice and tiles. Default: different ones each time. */
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
   * The controls that stand in the game itself: `none`, or some of `status`, `toolbar`, `moves`, `seats` and `move-input`. Default: all, except those that
   * an element of the page shows, such as `<game-toolbar for="board">`.
   */
  declare controls?: Text;

  protected abstract readonly game: AnyGame<State, Move>;
  /** The class of the match: a `TimedMatch` for games with time limits. */
  protected readonly matchType: typeof Match = Match;
  protected abstract readonly language: Language<Terms>;
  readonly #internals = this.attachInternals();
  readonly #loader = new MatchLoader<State, Move>({
    savedGame: () => (this.#shown && !this.#branch.record ? this.savedGame : undefined),
    follow: (match) => this.#follow(match),
    report: (error) => this.#reportSaving(error),
  });
  readonly #branch = new RecordBranch<State, Move>();
  readonly #events = new EventBridge<State, Move>(this);
  readonly #marks = new AuthorMarks();
  readonly #plyAttribute = new PlyAttribute(this);
  readonly #styles = new DocumentStyles((this.constructor as typeof LitElement).elementStyles as readonly CSSResult[]);
  readonly #error = new ElementError(
    this,
    (error) => {
      this.#setState('error', error);
      this.requestUpdate();
    },
    () => this.#isStale,
  );
  /** @internal The modules that few pages need. */
  readonly modules = new LazyModules((styles) => {
    this.#isStale = true;
    this.addStyles(...styles);
    this.requestUpdate();
  });
  readonly #play = new PlayLoader<Play>(
    this,
    () => this.loadPlay(),
    () => this.requestUpdate(),
  );
  readonly #source = new RecordSource(() => this.requestUpdate('src', this));
  /** What is shown, as a picture, until the record of `src` comes. */
  #placeholder: Match<State, Move> | undefined;
  /** @internal The places in the page for controls of this game. */
  readonly placements = new Set<Placement>();
  #shown: { readonly match: Match<State, Move>; readonly unsubscribe: () => void } | undefined;
  /** Whether attributes have changed since they were last applied. */
  #isStale = true;
  /** Whether the first update has begun. */
  #hasStarted = false;
  /** Whether the picture is rendered as if nobody could play. */
  #isPicture = false;
  #hadFocus: boolean | undefined;

  constructor() {
    super();
    leadByLinks(this);
  }

  /** The match: state, moves, undo and redo, records. It stays the same until another game is loaded or started. */
  get match(): Match<State, Move> {
    return this.#ensureMatch();
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
    const { match } = this;
    return (this.#branch.record ?? match).ply;
  }

  set ply(ply: number | Text) {
    if (!this.#plyAttribute.request(ply)) return;
    this.#isStale = true;
    // With a name, Lit would read the property, which loads the game before the page has set everything.
    this.requestUpdate();
  }

  /** The result, or `undefined` while the game goes on. */
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** The error in the attributes or the saved game, if any. */
  get error(): GameError | undefined {
    this.#ensureMatch();
    return this.#error.current;
  }

  /**
   * Makes a move for whoever's turn it is. In a replay this leaves the record to try own moves.
   * @throws GameError `bad-move`, `illegal-move` with the refusal
   */
  play(move: Move | string, options: { actor?: Actor; at?: number; by?: 'script' | 'remote' } = {}): void {
    const { match } = this;
    if (this.#isReplayed) {
      checkPlayArguments(move, options);
      const read = match.read(move, options.actor);
      if (!match.refusal(read.move, read.actor)) {
        this.tryMoves();
        if (!this.#branch.record) return; // A listener has gone back at once.
      }
    }
    this.match.play(move, options);
  }

  /** Takes back the latest move, or the latest of one seat; in a replay nothing. @returns whether there was one */
  undo(seat?: Seat): boolean {
    return !this.#isReplayed && this.match.undo(seat);
  }

  /** Makes the move again that was undone. @returns whether there was one */
  redo(): boolean {
    return !this.#isReplayed && this.match.redo();
  }

  /** Starts a new game with the same options; without a seed, with other dice each time. A replay goes to its start instead. */
  restart(seed?: string): void {
    if (this.activeMode === 'replay') this.goTo(0);
    else this.begin({ seed }, 'script');
  }

  /**
   * Goes to a ply, or to the `last`; if own moves were tried, of the record that was left.
   * @throws GameError `bad-ply`
   */
  goTo(ply: Ply, by: By = 'script'): void {
    const { match } = this;
    (this.#branch.record ?? match).goTo(ply, by);
    this.returnToRecord(by);
  }

  /** Leaves the record of a replay to try own moves from the shown moment. */
  tryMoves(by: By = 'script'): void {
    if (this.#isReplayed) this.branchOff(by);
  }

  /** Goes back to where the record was left, and drops the tried moves. */
  returnToRecord(by: By = 'script'): void {
    const record = this.#branch.return();
    if (!record) return;
    this.#show(record, 'return');
    this.#tellOf('return', by);
  }

  /** The legal moves of a seat, or of all who may move now. */
  legalMoves(seat?: Seat): readonly Move[] {
    return this.match.legalMoves(seat);
  }

  override connectedCallback(): void {
    if (isServer) return;
    super.connectedCallback();
    this.#shown?.match.resume();
    this.#source.start();
    this.storage.connect();
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
    this.#shown?.match.suspend();
    this.storage.disconnect();
    this.#play.cancel();
    this.#source.stop();
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (change[0] !== undefined) this.#isStale = true;
    super.requestUpdate(...change);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const hydrated = hydration()?.takeRoot(this);
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
    this.#setState('captioned', !isServer && this.querySelector(':scope > [slot="caption"]'));
    this.#ensureMatch();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('mode')) this.#play.schedule(this.activeMode);
    // If the focused control was removed, focus stays in the element, for users of keyboards and screen readers.
    if (this.#hadFocus && this.isConnected && !this.gamePlay?.hasFocus) this.gamePlay?.keepFocus();
    this.#plyAttribute.reflect(this.ply, this.activeMode === 'replay');
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
    const isWaiting = this.#isWaiting;
    const error = this.#error.current;
    const panel = this.gamePlay?.panel;
    return html`<div class="container" lang=${this.language.lang()}>
        <div
          class="frame"
          part="frame"
          data-mode=${this.activeMode}
          ?data-asleep=${!this.gamePlay}
          ?data-bare=${!this.hasPanel}
          ?inert=${isWaiting}
          @focusin=${this.wake}
          @pointerdown=${this.wake}
        >
          ${error && this.lazy(loadErrorMessage)?.renderError(error, this.words)} ${this.renderTable()}
          <slot name="caption"></slot>
          ${
            isDiagram
              ? nothing
              : html`<div class="panel" part="panel" @keydown=${panel?.onKey}>${panel?.render()}</div>`
          }
        </div>
        ${isWaiting ? this.lazy(loadLoadingMessage)?.renderLoading(this.words) : nothing}
        <div class="visually-hidden" role="status">${this.gamePlay?.narrator.spoken}</div>
      </div>
      <slot hidden @slotchange=${() => this.requestUpdate('record', this)}></slot>`;
  }

  /** Whether there is more in the panel than a few buttons now and then. */
  protected get hasPanel(): boolean {
    return this.shows('panel');
  }

  /** @internal Whether a control stands in the game itself. If some do not, the part that lets a user play knows which. */
  readonly shows = (control: Control | 'panel'): boolean =>
    this.activeMode === 'diagram' ||
    (!this.controls && this.placements.size === 0) ||
    Boolean(this.gamePlay?.panel.shows(control));

  /** @internal The players, as they stand in a place of their own. */
  abstract renderSeats(): unknown;
  /** The board, the sheets, the table: what is there from the first moment. */
  protected abstract renderTable(): TemplateResult;
  /** Loads the part that lets a user play. */
  protected abstract loadPlay(): Promise<Play>;
  /** Loads the module that draws the author's marks. A game without it ignores them. */
  declare protected readonly loadMarks?: () => Promise<MarksModule>;

  /** The page's text for an option of the game: the property of the same name. */
  protected optionText(name: string): unknown {
    return (this as Record<string, unknown>)[name];
  }

  /** Reads the attributes of this element that are no options of the game. @throws GameError `bad-attribute` */
  protected checkSettings?(): void;

  /** What is saved under the key of the page. */
  protected get savedGame(): SavedGame {
    const { match } = this;
    const record = match.toRecord();
    return { record, seed: record.seed === undefined ? match.seed : undefined, elapsed: match.elapsed };
  }

  /** @internal Keeps the game under the key of the page. */
  get storage(): GameStorage<State, Move> {
    return this.#loader.storage;
  }

  /** What a diagram shows if it is no legal moment of a game, as the game's `parsePosition` reads it. */
  protected get diagramPosition(): unknown {
    return this.#loader.diagramPosition;
  }

  /** The part that lets the user play, once it is loaded. */
  protected get gamePlay(): Play | undefined {
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

  /** A module that few pages need, once it is loaded. */
  protected lazy<Part extends LazyModule>(loader: () => Promise<Part>): Part | undefined {
    const module = this.modules.get(loader);
    hydration()?.noteModule(this, loader, module !== undefined);
    return module;
  }

  /** @internal Adds the styles of a module that is loaded later. */
  addStyles(...styles: readonly CSSResult[]): void {
    if (!isServer) this.#styles.add(this.renderRoot as ShadowRoot, styles);
  }

  /** @internal The mode; `play` if the attribute is none. */
  get activeMode(): Mode {
    return MODES.find((mode) => mode === this.mode) ?? 'play';
  }

  /** @internal Whether the user may move: in a game, or while trying own moves. */
  get isPlayed(): boolean {
    const { activeMode } = this;
    return activeMode === 'play' || (activeMode === 'replay' && this.#branch.record !== undefined);
  }

  /** @internal The ply at which the user left a record to try own moves. */
  get triedFrom(): number | undefined {
    return this.#branch.record?.ply;
  }

  /** @internal Leaves a record, also that of a diagram, for moves that it does not have. A game goes on as it is. */
  branchOff(by: By): void {
    const { match, activeMode } = this;
    if (activeMode === 'play' || this.#branch.record) return;
    this.#begin(this.#branch.leave(match, this.matchType, activeMode), 'try', by);
  }

  /** @internal The author's marks, once the module that draws them is loaded. */
  get drawing(): Drawing | undefined {
    return this.#marks.drawing;
  }

  /** @internal Does what a link or the address of the page asks for. */
  followLink(request: LinkRequest): void {
    void this.#followLink(request);
  }

  /** @internal The terms in the language of the element. */
  get words(): Term<Terms> {
    return this.language.words;
  }

  /** @internal The name of a seat that nobody has named. */
  abstract sideName(seat: Seat): string;

  /** @internal The name of a seat in the `names` attribute, or an empty text. */
  givenName(seat: Seat): string {
    return knownNames(this.names)[seat] ?? '';
  }

  /** @internal The name of a seat. */
  nameOf(seat: Seat): string {
    return isolated(this.givenName(seat)) || this.sideName(seat);
  }

  /** @internal Starts another match: a new game or a rematch. Dice that roll by themselves do so once the page knows of it. */
  begin(how: AgainOptions, by: By): void {
    const { match } = this;
    if (!match.gate.admits({ cause: 'restart', moves: [], by }) || this.match !== match) return;
    const { dice } = match;
    const next = match.again({ ...how, dice: dice === 'auto' ? 'remote' : dice });
    const { storage } = this;
    if (this.#error.load === storage.error) this.#error.load = undefined;
    storage.startOver();
    this.#error.update();
    this.#begin(next, 'restart', by);
  }

  async #followLink(request: LinkRequest): Promise<void> {
    this.#play.wake();
    try {
      const { LinkFollower } = await import('./follow-link.js');
      await this.#source.complete;
      await this.updateComplete;
      const follower = new LinkFollower({
        host: this,
        gamePlay: this.gamePlay,
        marks: this.#marks,
        isArrangement: this.diagramPosition !== undefined,
        readMarks: async (text) => {
          this.#readMarks(text);
          await this.modules.complete;
          return this.#readMarks(text);
        },
      });
      await follower.follow(request);
    } catch {
      // Without the network, a link does what it does without a script.
      this.scrollIntoView();
    }
  }

  /** Whether a record is being replayed, and not left to try own moves. */
  get #isReplayed(): boolean {
    return this.activeMode === 'replay' && !this.#branch.record;
  }

  /** @internal Loads the part that lets a user play. */
  readonly wake = (): void => {
    if (this.activeMode !== 'diagram') this.#play.wake();
  };

  /** Creates the match on first need, so that a page may play before the first render, and applies changed attributes. */
  #ensureMatch(): Match<State, Move> {
    // Lit assigns properties that were set before the element was upgraded in its first update.
    if (!this.#hasStarted && this.isConnected) this.performUpdate();
    if (this.#isStale || !this.#shown) {
      this.#isStale = false;
      this.#source.request(isBlank(this.record) ? this.src : undefined);
      if (this.isConnected) this.#source.start();
      this.#setState('loading', this.#source.isLoading);
      this.#applySettings(this.#loadMatch());
    }
    return (this.#shown as unknown as { match: Match<State, Move> }).match;
  }

  readonly #readRequest = (): MatchRequest => {
    const { game, seats, seed, position } = this;
    const options = Object.fromEntries(Object.keys(game.options).map((name) => [name, this.optionText(name)]));
    const positionCheck = parseWord('position-check', this.positionCheck, POSITION_CHECKS, 'strict');
    return { players: parseSeats(seats), seed, position, positionCheck, options, record: this.#wantedRecord };
  };

  get #wantedRecord(): Text | GameRecord {
    if (!isBlank(this.record)) return this.record;
    return isBlank(this.src) ? childRecord(this) : this.#source.text;
  }

  /** Whether only a picture is shown until the first record comes. */
  get #isWaiting(): boolean {
    return this.#source.isLoading && this.#shown?.match === this.#placeholder;
  }

  /** @returns the match that is shown: the one that the attributes ask for, or the previous one if they cannot be used */
  #loadMatch(): Match<State, Move> {
    const { game, matchType, persist } = this;
    const shown = this.#shown?.match;
    const previous = shown === this.#placeholder ? undefined : shown;
    const { isLoading, error: sourceError } = this.#source;
    if (isLoading || (sourceError && previous)) {
      this.#tellLoadError(sourceError);
      return shown ?? this.#showPlaceholder();
    }
    const isDiagram = this.activeMode === 'diagram';
    const current = this.#branch.record ?? previous;
    const context = { game, matchType, persist, isDiagram, shown: previous, current };
    const length = current?.length;
    const { match: loaded, error } = this.#loader.load(this.#readRequest, context);
    if (current?.length !== length) this.#plyAttribute.retry();
    const match = loaded ?? previous ?? new matchType<State, Move>(game);
    if (loaded || this.activeMode !== this.#branch.mode) this.returnToRecord();
    if (match !== previous && (loaded || !previous)) {
      this.#goToStart(match);
      this.#show(match, 'load');
    }
    this.#tellLoadError(sourceError ?? error);
    if (loaded && shown) this.#tellOf('load', 'script');
    return this.#shown?.match ?? match;
  }

  #tellLoadError(error: GameError | undefined): void {
    this.#error.load = error;
    this.#error.isOfRecord = !isBlank(this.#wantedRecord);
    this.#error.update();
  }

  /** The game that there would be without the record. */
  #showPlaceholder(): Match<State, Move> {
    const { game, matchType } = this;
    const match = makePlaceholder(matchType, game, this.#readRequest) as Match<State, Move>;
    this.#placeholder = match;
    this.#show(match, 'load');
    return match;
  }

  /** A game is shown as it was left; a replay starts after the opening dice, unless the page says otherwise. */
  #goToStart(match: Match<State, Move>): void {
    const opening = match.entries.findIndex(({ actor }) => actor !== 'chance');
    const start = this.activeMode === 'replay' && opening >= 0 ? opening : match.length;
    this.#plyAttribute.goToFirst(match as Match, start);
  }

  #applySettings(match: Match<State, Move>): void {
    match.undoPastChance = isOn(this.undoPastChance);
    const errors = [
      () => (match.gate.players = parseSeats(this.seats) ?? match.gate.players),
      // First it must be known whose tiles may be told: dice that roll by themselves are saved, and the page hears of them.
      () => this.#checkSettings(),
      () => {
        const dice = parseWord('dice', this.dice, DICE_MODES, 'tap');
        // Nothing is added to a record that is replayed, or that is to come.
        match.dice = this.isPlayed && !this.#isWaiting ? dice : 'remote';
      },
      () => parseWord('mode', this.mode, MODES, 'play'),
      () => parseNames(this.names),
      () => this.#checkRecord(match.length),
      () => this.#marks.read(this.marks, (text) => this.#readMarks(text)),
      () => this.gamePlay?.panel.checkControls(),
      () => this.#isWaiting || this.#plyAttribute.goToRequested(this.match as Match, (ply) => this.goTo(ply)),
    ].map(captureGameError);
    this.#error.settings = errors.filter((error) => error !== undefined);
    this.#error.update();
  }

  /** What does not fit the game before its record has come may fit the record. */
  #checkSettings(): void {
    const error = captureGameError(() => this.checkSettings?.());
    const isToCome = this.#isWaiting || (!isServer && document.readyState === 'loading');
    if (error && !isToCome) throw error;
  }

  #checkRecord(length: number): void {
    if (isBlank(this.record) && isBlank(this.src))
      checkRecordIsThere({ mode: this.activeMode, child: childRecord(this), length });
  }

  #readMarks(text: string): Drawing | undefined {
    const { loadMarks } = this;
    return loadMarks && this.lazy(loadMarks)?.readMarks(text);
  }

  /** Dice that roll by themselves do so once the page knows of the new match. */
  #begin(match: Match<State, Move>, cause: 'restart' | 'try', by: By): void {
    this.#show(match, cause);
    this.storage.save(by);
    this.#tellOf(cause, by);
    this.#isStale = true;
    this.#ensureMatch();
  }

  #show(match: Match<State, Move>, cause: ElementChangeCause): void {
    this.#shown?.unsubscribe();
    this.#shown?.match.suspend();
    this.#shown = { match, unsubscribe: match.subscribe((change) => this.#onChange(match, change)) };
    match.gate.guard = (intention) => {
      const { isAdmitted, explanation } = this.#events.ask(intention);
      if (explanation !== undefined) this.gamePlay?.moves.explain(explanation);
      return isAdmitted && this.#isShown(match);
    };
    if (!this.isConnected) match.suspend();
    this.#present(cause);
  }

  #isShown(match: Match<State, Move>): boolean {
    return this.#shown?.match === match;
  }

  #onChange(match: Match<State, Move>, change: MatchChange<Move>): void {
    if (!this.#isShown(match)) return;
    this.#present(change.cause, change.moves, change.by);
    this.storage.save(change.by);
    const detail = this.#events.detailOf(change);
    // Spoken before a listener can answer with another change.
    this.gamePlay?.tell(detail);
    this.#events.tell(match, detail, () => this.#isShown(match));
  }

  #present(cause: ElementChangeCause, moves: readonly Entry<Move>[] = [], by: By = 'script'): void {
    this.#marks.clear();
    this.gamePlay?.matchChanged(cause, moves, by);
    this.#setState('over', this.#shown?.match.outcome);
    this.requestUpdate();
  }

  #tellOf(cause: ElementChangeCause, by: By): void {
    this.gamePlay?.tell({ cause, by, moves: [] });
    this.#events.tellOf(cause, by);
  }

  /** Shows what was played elsewhere, and saved under the same key. */
  #follow(match: Match<State, Move>): void {
    const shown = this.#shown?.match;
    if (shown?.seed === match.seed && shown.extend(match)) return this.requestUpdate();
    this.#goToStart(match);
    this.#show(match, 'load');
    this.#tellOf('load', 'script');
    this.#isStale = true;
    this.#ensureMatch();
  }

  /** What cannot be saved does not disturb the game, so it is not the error of the element. */
  #reportSaving(error: GameError | undefined): void {
    this.requestUpdate();
    if (!error) return;
    if (error === this.storage.error) {
      this.#error.load = error;
      this.#error.update();
    } else {
      this.#error.tell(error);
    }
  }

  #setState(name: 'over' | 'error' | 'captioned' | 'loading', isOn: unknown): void {
    this.#internals.states?.[isOn ? 'add' : 'delete'](name);
  }
}
