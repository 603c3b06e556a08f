import { LitElement, html, nothing } from 'lit';
import type { CSSResult, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { Actor, Outcome, Seat } from '../games/game.js';
import { gameError } from '../games/game-error.js';
import type { GameError } from '../games/game-error.js';
import { whenVisible } from '../interaction/when-visible.js';
import type { Language, Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { By, Entry, MatchChange } from '../match/entry.js';
import { Match } from '../match/match.js';
import { DICE_MODES } from '../match/settings.js';
import type { AgainOptions } from '../match/settings.js';
import type { AnyGame, GameRecord } from '../match/record.js';
import { save } from '../match/storage.js';
import { isOn, parseNames, parseWord } from './attributes.js';
import type { Switch, Text } from './attributes.js';
import { emit } from './events.js';
import type { ElementChangeCause, GameChangeDetail, GameElementEventMap } from './events.js';
import type { Drawing } from '../ui/drawing.js';
import { captureGameError } from './capture-game-error.js';
import type { GamePlay, PlayHost } from './game-play.js';
import { LazyModules } from './lazy-modules.js';
import type { LazyModule, MarksModule } from './lazy-modules.js';
import { keyOf, savedMatch, requestedRecord } from './match-request.js';

const MODES = ['play', 'replay', 'diagram'] as const;
/** What the attributes can ask an element to be: a game to play, a record to look through, a picture. */
export type Mode = (typeof MODES)[number];

const loadErrorMessage = () => import('../ui/error-message.js');

const defined = new WeakSet<CustomElementConstructor>();

type Listener<Element, Event> = (this: Element, event: Event) => unknown;

/** The details of events are those of the game: `board.addEventListener('game-move', ({ detail }) => detail.move.from)`. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- merging asks for the parameters of the class
export interface GameElement<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>> {
  addEventListener<Type extends keyof GameElementEventMap<Move>>(
    type: Type,
    listener: Listener<this, GameElementEventMap<Move>[Type]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof GameElementEventMap<Move>>(
    type: Type,
    listener: Listener<this, GameElementEventMap<Move>[Type]>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * What all game elements have in common: they own a match, load it from their attributes, play what readers and pages ask for,
 * tell of it by events and in words, and never throw into the page for what an attribute says.
 *
 * @attr {string} lang - The language of the element; without it that of the nearest ancestor that has one.
 *
 * @event {CustomEvent<GameMoveDetail>} game-before-move - Before a move that the reader makes; `preventDefault()` refuses it.
 * @event {CustomEvent<GameMoveDetail>} game-move - A move was made, dice, draws and the end of a time included: `{ actor, move, text, by }`.
 * @event {CustomEvent<GameChangeDetail>} game-change - After any change: `{ cause, by, moves }`.
 * @event {CustomEvent<GameMessageDetail>} game-refuse - The reader tried what the rules refuse: `{ code, message }`.
 * @event {CustomEvent<GameEndDetail>} game-end - The game is over: `{ winners, scores, reason }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or a saved game cannot be used: `{ code, message }`.
 *
 * @cssstate over - The game is over.
 * @cssstate error - An attribute or a saved game cannot be used.
 *
 * @cssprop --tabletop-room - The height that is kept free before the script of the element has run; without it what a game takes as it begins.
 * @cssprop --tabletop-accent - The one accent: focus, what is chosen, where it can go and what it would make.
 * @cssprop --tabletop-on-accent - Text on the accent.
 * @cssprop --tabletop-surface - Buttons and fields.
 * @cssprop --tabletop-text - Text; without it the page's own, and a dark or light one on the surface.
 * @cssprop --tabletop-muted - Less important text.
 * @cssprop --tabletop-line - Borders of buttons and fields.
 * @cssprop --tabletop-mark - The author's marks.
 * @cssprop --tabletop-danger - What is wrong: error messages, and what does not fit.
 * @cssprop --tabletop-radius - The radius of corners.
 * @cssprop --tabletop-shadow - The shadow of what lies there: dice, tiles, sheets.
 * @cssprop --tabletop-shadow-raised - The shadow of what is raised: dice and tiles that are moved, and dialogs.
 * @cssprop --tabletop-seat-0 - The first player: White's dice in Triad, elsewhere the sign at the name. `--tabletop-seat-1` is the second, and so on.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- all of its methods are there
export abstract class GameElement<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>>
  extends LitElement
  implements PlayHost<State, Move, Terms>
{
  static override readonly properties: PropertyDeclarations = {
    seats: {},
    names: {},
    seed: {},
    position: {},
    record: {},
    ply: { noAccessor: true },
    marks: {},
    mode: {},
    dice: {},
    undoPastChance: { attribute: 'undo-past-chance' },
    persist: {},
  };

  /** Registers the element, under another name or in another registry where wanted. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    const self = this as unknown as CustomElementConstructor & { readonly tag: string };
    const name = tag ?? self.tag;
    const known = registry?.get(name);
    if (!registry || known === self || known?.prototype instanceof self) return;
    if (known) {
      console.warn(`<${name}> is already defined`);
      return;
    }
    // A class can be registered once only, so further names get a class of their own.
    registry.define(name, defined.has(self) ? class extends self {} : self);
    defined.add(self);
  }

  /** Who sits on the seats: `human` for each, separated by spaces. */
  declare seats?: Text;
  /** What the players are called: `Ann, Bob`. */
  declare names?: Text;
  /** What chance is drawn from: the same text gives the same dice and tiles. Without it they are different each time. */
  declare seed?: Text;
  /** The position to begin from, in the game's notation. */
  declare position?: Text;
  /** A recorded game to go on with, as JSON or in the text form; also accepted as a `<script type="text/plain">` child. */
  declare record?: Text | GameRecord;
  /**
   * What the author points at, in the names of the game: cells and arrows, `c3 b1-b4`; sums and numbers, `7 x4`; rows and boxes,
   * `2 3c5`; places in the middle, `m1`; tiles, `344 345-055`. It is drawn on the game and said to those who do not see it.
   */
  declare marks?: Text;
  /** What the element is for: `play`, `replay` (look through a record) or `diagram` (a picture, also of what no game reaches). */
  declare mode?: 'play' | 'replay' | 'diagram' | null;
  /** How dice and tiles come: `tap` (the reader rolls and draws), `auto`, `enter` (real ones are entered) or `remote` (a script says). */
  declare dice?: 'tap' | 'auto' | 'enter' | 'remote' | null;
  /** Lets undo take back what chance has brought, rolled dice and drawn tiles; the same come again. */
  declare undoPastChance?: Switch;
  /** A key of the page's local storage under which the game is kept and found again. */
  declare persist?: Text;

  protected abstract readonly game: AnyGame<State, Move>;
  /** What plays the game in time: `TimedMatch` where the game has time limits. When it is another one, the game goes on in that. */
  protected readonly matchType: typeof Match = Match;
  protected abstract readonly language: Language<Terms>;
  /** What lets the reader play, once it has been loaded. */
  protected controls: Play | undefined;
  /** @internal What the author has marked, once that can be drawn. */
  drawing: Drawing | undefined;

  readonly #internals = this.attachInternals();
  #match: Match<State, Move> | undefined;
  #matchType: typeof Match | undefined;
  #unsubscribe: (() => void) | undefined;
  /** A record that was left to try own moves. */
  #record: Match<State, Move> | undefined;
  /** What a diagram shows that is no moment of a game. */
  #diagramPosition: unknown;
  /** Where the page wants to be, until it is there. */
  #wantedPly: Text;
  #isPlyNew = false;
  #isReflecting = false;
  #isStale = true;
  #hasStarted = false;
  #request = '';
  #saveKey: Text;
  /** What is the matter with the save under that key: it is left as it is until a new game is begun. */
  #saveError: GameError | undefined;
  #loadError: GameError | undefined;
  #settingsError: GameError | undefined;
  #hadFocus = false;
  #stopWaiting: (() => void) | undefined;
  readonly #parts = new LazyModules((styles) => {
    this.#isStale = true;
    this.adopt(styles);
    this.requestUpdate();
  });
  #playLoad: Promise<void> | undefined;

  /** The game in time: state, moves, undo and redo, records. It stays the same until another game is loaded or begun. */
  get match(): Match<State, Move> {
    return this.#load();
  }

  /** The current state of the game. */
  get state(): State {
    return this.match.state;
  }

  /**
   * How many plies have been played at the moment that is shown, in the record where own moves are being tried. Setting it, or
   * the attribute, goes there; the attribute is kept in step in a replay, and wherever it is written.
   *
   * @type {number | string | null | undefined}
   */
  get ply(): number {
    const { match } = this;
    return (this.#record ?? match).ply;
  }

  set ply(ply: number | Text) {
    if (this.#isReflecting) return;
    this.#wantedPly = ply?.toString();
    this.#isPlyNew = this.#isStale = true;
    // By its name it would be read, and the game loaded, before the page has said everything.
    this.requestUpdate();
  }

  /** The result, or `undefined` while the game goes on. */
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }

  /** What is wrong with the attributes or the saved game, if anything. */
  get error(): GameError | undefined {
    this.#load();
    return this.#error;
  }

  /**
   * Makes a move for whoever's turn it is. A record that is replayed is left for it.
   * @throws GameError `bad-move`, `illegal-move` with the refusal
   */
  play(move: Move | string, options: { actor?: Actor; at?: number } = {}): void {
    const { match } = this;
    if (this.#isReplayed) {
      const read = match.read(move, options.actor);
      if (!match.refusal(read.move, read.actor)) {
        this.tryMoves();
        if (!this.#record) return; // A listener has gone back at once.
      }
    }
    this.match.play(move, options);
  }

  /** Takes back the latest move, or the latest of one seat; nothing of a record that is replayed. @returns whether there was one */
  undo(seat?: Seat): boolean {
    return !this.#isReplayed && this.match.undo(seat);
  }

  /** Plays again what was taken back. @returns whether there was anything */
  redo(): boolean {
    return !this.#isReplayed && this.match.redo();
  }

  /**
   * Begins a new game with the same options, without a seed with other dice each time. A record that is replayed is shown from its
   * start instead.
   */
  restart(seed?: string): void {
    if (this.activeMode === 'replay') this.goTo(0);
    else this.begin({ seed }, 'script');
  }

  /**
   * Shows the moment after so many plies; back in the record, where own moves were tried.
   * @throws GameError `bad-ply`
   */
  goTo(ply: number, by: By = 'script'): void {
    const { match } = this;
    (this.#record ?? match).goTo(ply, by);
    this.returnToRecord(by);
  }

  /** Leaves a record that is replayed, to try own moves from the moment that is shown. */
  tryMoves(by: By = 'script'): void {
    const { match } = this;
    if (!this.#isReplayed) return;
    const record = match.toRecord();
    const played = { ...record, moves: record.moves.slice(0, match.ply) };
    this.#record = match;
    this.#begin(this.matchType.fromRecord(this.game, played, { dice: 'remote', fixed: true }), 'try', by);
  }

  /** Goes back to the record where it was left. What was tried is dropped. */
  returnToRecord(by: By = 'script'): void {
    const record = this.#record;
    if (!record) return;
    this.#record = undefined;
    this.#adopt(record, 'return');
    this.#tell('return', by);
  }

  /** The legal moves of a seat, or of all who may move now. */
  legalMoves(seat?: Seat): readonly Move[] {
    return this.match.legalMoves(seat);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#match?.resume();
    // A record may still be on its way.
    if (document.readyState === 'loading')
      addEventListener('load', () => this.requestUpdate('record', this), { once: true });
    this.#wakeInTime();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#match?.suspend();
    this.#stopWaiting?.();
  }

  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    if (change[0] !== undefined) this.#isStale = true;
    super.requestUpdate(...change);
  }

  protected override performUpdate(): void {
    this.#hasStarted = true;
    super.performUpdate();
  }

  protected override willUpdate(): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    this.#load();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('mode')) this.#wakeInTime();
    // What was removed had the focus: a reader without a mouse must not be thrown out of the element.
    if (this.#hadFocus && this.isConnected && !this.shadowRoot?.activeElement) this.controls?.keepFocus();
    this.#reflectPly();
  }

  /** Whether a record is looked through, and not left for own moves. */
  get #isReplayed(): boolean {
    return this.activeMode === 'replay' && !this.#record;
  }

  #reflectPly(): void {
    const ply = String(this.ply);
    const isFollowed = this.activeMode === 'replay' || this.hasAttribute('ply');
    if (!isFollowed || this.#wantedPly || this.getAttribute('ply') === ply) return;
    this.#isReflecting = true;
    this.setAttribute('ply', ply);
    this.#isReflecting = false;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all([this.#playLoad, this.#parts.complete]);
    const isDrawn = await super.getUpdateComplete();
    // What has been loaded can ask for more: bad marks for the error message.
    await Promise.all([this.#parts.complete, this.controls?.complete]);
    return isComplete && isDrawn && super.getUpdateComplete();
  }

  protected override render(): TemplateResult {
    const isDiagram = this.activeMode === 'diagram';
    return html`<div class="container" lang=${this.language.lang()}>
        <div
          class="frame"
          part="frame"
          data-mode=${this.activeMode}
          ?data-asleep=${!this.controls}
          @focusin=${this.#wake}
          @pointerdown=${this.#wake}
        >
          ${this.#error && this.late(loadErrorMessage)?.renderError(this.#error, this.words)} ${this.renderTable()}
          <slot name="caption"></slot>
          ${isDiagram ? nothing : html`<div class="panel" part="panel">${this.controls?.renderPanel()}</div>`}
        </div>
        <div class="visually-hidden" role="status">${this.controls?.spoken}</div>
      </div>
      <slot hidden @slotchange=${() => this.requestUpdate('record', this)}></slot>`;
  }

  /** The board, the sheets, the table: what is there from the first moment. */
  protected abstract renderTable(): TemplateResult;
  /** Loads what lets the reader play. */
  protected abstract loadPlay(): Promise<Play>;
  /** Loads what draws the author's marks. */
  protected abstract readonly loadMarks: () => Promise<MarksModule>;

  /** What the page says of an option of the game: by the property of the same name. */
  protected optionText(name: string): unknown {
    return (this as Record<string, unknown>)[name];
  }

  /** Reads what the attributes of this element say beside the options of the game. @throws GameError `bad-attribute` */
  protected checkSettings?(): void;

  /** What is kept of the game under the key of the page; nothing while that is not known. */
  protected get savedRecord(): GameRecord | undefined {
    return this.match.toRecord();
  }

  /** What a diagram shows where it is no moment of a game, as the game's `parsePosition` reads it. */
  protected get diagramPosition(): unknown {
    return this.#diagramPosition;
  }

  /** A part that few pages need, once it is there. */
  protected late<Part extends LazyModule>(loader: () => Promise<Part>): Part | undefined {
    return this.#parts.get(loader);
  }

  /** @internal Adds what is loaded later to the element's looks. */
  adopt(...styles: readonly CSSResult[]): void {
    const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
    (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(...sheets);
  }

  /** @internal The mode, `play` where it is unknown. */
  get activeMode(): Mode {
    return MODES.find((mode) => mode === this.mode) ?? 'play';
  }

  /** @internal Whether the reader may move: in a game, or where they try own moves. */
  get isPlayed(): boolean {
    return this.activeMode === 'play' || this.#record !== undefined;
  }

  /** @internal The ply at which a record was left to try own moves. */
  get triedFrom(): number | undefined {
    return this.#record?.ply;
  }

  /** @internal The sentences in the element's language. */
  get words(): Term<Terms> {
    return this.language.words;
  }

  /** @internal What a seat is called where nobody has a name. */
  abstract sideName(seat: Seat): string;

  /** @internal The name of a seat as the attribute says it, or an empty text. */
  givenName(seat: Seat): string {
    return parseNames(this.names)[seat] ?? '';
  }

  /** @internal What a seat is called. */
  nameOf(seat: Seat): string {
    return this.givenName(seat) || this.sideName(seat);
  }

  /** @internal Begins another match: a new game, a rematch. Dice that roll by themselves do so when the page knows of it. */
  begin(how: AgainOptions, by: By): void {
    const { dice } = this.match;
    const match = this.match.again({ ...how, dice: dice === 'auto' ? 'remote' : dice });
    if (this.#loadError === this.#saveError) this.#setErrors(undefined, this.#settingsError);
    this.#saveError = undefined;
    this.#begin(match, 'restart', by);
  }

  /** The links that lead into a replay may stand far above it. */
  #wakeInTime(): void {
    this.#stopWaiting?.();
    if (this.activeMode === 'replay') this.#wake();
    else this.#stopWaiting = whenVisible(this, this.#wake);
  }

  readonly #wake = (): void => {
    if (this.activeMode === 'diagram') return;
    this.#playLoad ??= this.loadPlay().then(
      (controls) => {
        this.controls = controls;
        this.requestUpdate();
      },
      // Without it the game is still shown, and the next touch tries again.
      () => (this.#playLoad = undefined),
    );
  };

  #load(): Match<State, Move> {
    // Upgraded elements get what was set on them before with the first update, and a page may not wait for that.
    if (!this.#hasStarted && this.isConnected) this.performUpdate();
    if (this.#isStale || !this.#match) {
      this.#isStale = false;
      this.#loadGame();
      this.#applySettings(this.#match as unknown as Match<State, Move>);
    }
    return this.#match as Match<State, Move>;
  }

  /** Loads what the attributes ask for, where that is something else than before. What cannot be loaded changes nothing. */
  #loadGame(): void {
    const { game, matchType, persist, seats, seed, position } = this;
    const options = Object.fromEntries(Object.keys(game.options).map((name) => [name, this.optionText(name)]));
    const child = this.querySelector(':scope > script[type="text/plain"]')?.textContent;
    const request = { seats, seed, position, options, record: this.record || child?.trim() };
    let error: GameError | undefined;
    let match: Match<State, Move> | undefined;
    try {
      const asked = keyOf(request);
      const isNew = asked !== this.#request;
      if (isNew || persist !== this.#saveKey) {
        const wanted = requestedRecord(game, request);
        let damage: GameError | undefined;
        try {
          // Once a game is played, what the page asks for anew is not the game that was saved meanwhile.
          if (persist && (!this.#match || persist !== this.#saveKey)) {
            match = savedMatch(matchType, game, persist, wanted);
          }
        } catch (unreadable) {
          damage = gameError(unreadable);
        }
        if (isNew) match ??= matchType.fromRecord(game, wanted);
        // What could not be loaded has left no trace, so that going back to what is played leaves it alone.
        this.#request = asked;
        this.#saveKey = persist;
        this.#saveError = damage;
      }
      error = this.#saveError;
    } catch (unusable) {
      error = gameError(unusable);
    }
    this.#diagramPosition = undefined;
    if (error?.code === 'bad-position' && this.activeMode === 'diagram' && !request.record) {
      try {
        this.#diagramPosition = game.parsePosition(String(position));
        error = undefined;
      } catch {
        // It is not even a picture: the error says what is wrong with it.
      }
    }
    const played = this.#match;
    const isFirst = !played;
    if (isFirst) match ??= new matchType(game);
    // What it takes to keep time may be loaded later.
    const isGoingOn = !isFirst && !match && matchType !== this.#matchType;
    if (isGoingOn) {
      match = matchType.fromRecord(game, played.toRecord());
      match.goTo(played.ply);
    }
    this.#matchType = matchType;
    if (match || this.activeMode !== 'replay') this.returnToRecord();
    if (match) {
      if (!isGoingOn) this.#goToStart(match);
      this.#adopt(match, 'load');
    }
    this.#setErrors(error, this.#settingsError);
    if (match && !isFirst && !isGoingOn) this.#tell('load', 'script');
  }

  /** A game is loaded as it was left, and a replay where the opening dice lie, if the page does not say otherwise. */
  #goToStart(match: Match<State, Move>): void {
    const opening = match.entries.findIndex(({ actor }) => actor !== 'chance');
    const start = this.activeMode === 'replay' && opening >= 0 ? opening : match.length;
    const wanted = Number(this.#wantedPly || start);
    match.goTo(match.stateAt(wanted) ? wanted : start);
    this.#isPlyNew = true;
  }

  /** A ply that there is not waits for another record; a game that has been played on since is not thrown back to it. */
  #goToWanted(): void {
    const wanted = this.#wantedPly;
    const isNew = this.#isPlyNew;
    this.#isPlyNew = false;
    if (wanted && (isNew || !this.match.stateAt(Number(wanted)))) this.goTo(Number(wanted));
    this.#wantedPly = undefined;
  }

  #applySettings(match: Match<State, Move>): void {
    match.undoPastChance = isOn(this.undoPastChance);
    const errors = [
      () => {
        const dice = parseWord('dice', this.dice, DICE_MODES, 'tap');
        // Nothing is added to a record that is looked through.
        match.dice = this.isPlayed ? dice : 'remote';
      },
      () => parseWord('mode', this.mode, MODES, 'play'),
      () => (this.drawing = this.#readDrawing()),
      () => this.checkSettings?.(),
      () => this.#goToWanted(),
    ].map(captureGameError);
    this.#setErrors(
      this.#loadError,
      errors.find((error) => error),
    );
  }

  /** The marks; until what they are drawn with is there, none. */
  #readDrawing(): Drawing | undefined {
    if (!this.marks) return undefined;
    return this.late(this.loadMarks)?.readMarks(this.marks);
  }

  /** Its dice roll when the page knows of it. */
  #begin(match: Match<State, Move>, cause: 'restart' | 'try', by: By): void {
    this.#adopt(match, cause);
    this.#save();
    this.#tell(cause, by);
    this.#isStale = true;
    this.#load();
  }

  #adopt(match: Match<State, Move>, cause: ElementChangeCause): void {
    this.#unsubscribe?.();
    this.#match?.suspend();
    this.#match = match;
    this.#unsubscribe = match.subscribe((change) => this.#onChange(match, change));
    if (!this.isConnected) match.suspend();
    this.#present(cause);
  }

  #onChange(match: Match<State, Move>, { cause, by, moves }: MatchChange<Move>): void {
    if (this.#match !== match) return;
    this.#present(cause, moves, by);
    this.#save();
    const change = { cause, by, moves: moves.map(({ actor, move, text, by }) => ({ actor, move, text, by })) };
    // Spoken before a listener can answer. What its answer has overtaken is not told any more.
    this.controls?.tell(change);
    for (const detail of change.moves) {
      emit(this, 'game-move', detail);
      if (this.#match !== match) return;
    }
    emit(this, 'game-change', change);
    if (match.outcome && moves.at(-1) === match.entries[match.ply - 1]) emit(this, 'game-end', match.outcome);
  }

  #present(cause: ElementChangeCause, moves: readonly Entry<Move>[] = [], by: By = 'script'): void {
    this.controls?.matchChanged(cause, moves, by);
    this.#setState('over', this.#match?.outcome);
    this.requestUpdate();
  }

  #tell(cause: ElementChangeCause, by: By): void {
    const change: GameChangeDetail<Move> = { cause, by, moves: [] };
    this.controls?.tell(change);
    emit(this, 'game-change', change);
  }

  #save(): void {
    const key = this.#saveKey;
    const record = key && this.#match && !this.#saveError && !this.#record && this.savedRecord;
    if (record) save(key, record);
  }

  get #error(): GameError | undefined {
    return this.#loadError ?? this.#settingsError;
  }

  #setErrors(load: GameError | undefined, settings: GameError | undefined): void {
    const before = this.#error;
    this.#loadError = load;
    this.#settingsError = settings;
    const error = this.#error;
    if (error?.message === before?.message) return;
    this.#setState('error', error);
    this.requestUpdate();
    if (error) emit(this, 'game-error', { code: error.code, message: error.message });
  }

  #setState(name: 'over' | 'error', isOn: unknown): void {
    this.#internals.states?.[isOn ? 'add' : 'delete'](name);
  }
}
