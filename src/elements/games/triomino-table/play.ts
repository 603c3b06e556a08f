import { html, nothing } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../../games/game.js';
import type { TriominoMove, TriominoState } from '../../../games/triomino/index.js';
import { phaseOf, poolOf } from '../../../games/triomino/phase.js';
import type { TriominoTerms } from '../../../locales/triomino/index.js';
import type { Entry } from '../../../match/entry.js';
import type { GameRecord } from '../../../match/record/record.js';
import { seatSign } from '../../../ui/seats/seat-sign.js';
import type { MenuItem } from '../../../ui/panel/menu.js';
import type { ElementChangeCause } from '../../base/events.js';
import { GamePlay } from '../../play/game-play.js';
import { findControl } from '../../base/host-roots.js';
import type { PlayContext } from '../../play/play-context.js';
import { ignoreKeyRepeat } from '../../play/key-repeat.js';
import type { Ending } from '../../play/ending.js';
import { readerSettings } from '../../play/reader-settings.js';
import type { Beat, SeenMove } from '../../play/show/timeline.js';
import type { Act } from './draw/beats.js';
import { Camera } from './draw/camera.js';
import { describeBest, describeCounts, describeRefusal } from './words/describe.js';
import { Ghosts } from './draw/ghosts.js';
import { describeMade } from './words/made.js';
import { PlaceChoice } from './input/place-choice.js';
import type { TriominoView } from './play-types.js';
import { poolPicture } from './draw/pool.js';
import { triominoPlayStyles } from './draw/play.styles.js';
import { RackPlay } from './input/rack-play.js';
import { Flights } from './show/flights.js';
import { renderScores } from './draw/score-table.js';
import { Secrecy } from './words/secrecy.js';
import { describeSituation } from './words/situation.js';
import { doerOf, summaryOf } from './words/summary.js';
import { TableKeys } from './input/table-keys.js';
import { TileEntry } from './input/tile-entry.js';
import { TileLaying } from './input/tile-laying.js';
import { TurnActions } from './input/turn-actions.js';
import { TurnTime } from './time/turn-time.js';
import { VisibleTiles } from './input/visible-tiles.js';
import { ZoomTools } from './input/zoom-tools.js';

export { en as english } from '../../../locales/triomino/play/en.js';

/** Lets users play Triomino by drag, tap, key and typed move: one after another on one device, or each on their own. */
export class TriominoPlay extends GamePlay<TriominoState, TriominoMove, TriominoTerms> {
  override readonly keepsTime = true;
  readonly camera: Camera;
  readonly #view: TriominoView;
  readonly #flights: Flights;
  readonly #tiles: VisibleTiles;
  readonly #zoom: ZoomTools;
  readonly #keys: TableKeys;
  readonly #actions: TurnActions;
  readonly #entry: TileEntry;
  readonly #laying: TileLaying;
  readonly #places: PlaceChoice;
  readonly #rack: RackPlay;
  readonly #time: TurnTime;
  readonly #ghosts: Ghosts;
  readonly #secrecy: Secrecy;

  constructor(context: PlayContext<TriominoState, TriominoMove, TriominoTerms>, view: TriominoView) {
    super(context, triominoPlayStyles);
    this.#view = view;
    this.camera = new Camera(context.element, () => ({ ...view.scene, places: this.#ghosts.places }));
    const tiles = new VisibleTiles(this, view);
    this.#flights = new Flights(this, this.camera, tiles);
    const zoom = new ZoomTools(this, this.camera);
    const keys = new TableKeys(this, this.camera, zoom);
    const actions = new TurnActions(this, tiles);
    const laying = new TileLaying(this, tiles, actions);
    const places = new PlaceChoice(this, laying, keys);
    this.#tiles = tiles;
    this.#keys = keys;
    this.#actions = actions;
    this.#laying = laying;
    this.#places = places;
    this.#zoom = zoom;
    this.#entry = new TileEntry(this, tiles, keys);
    this.#rack = new RackPlay(this, { tiles, laying, places, keys, sight: this.camera });
    this.#time = new TurnTime(this, tiles);
    this.#ghosts = new Ghosts(this, laying);
    this.#secrecy = new Secrecy(this, view, tiles);
    ignoreKeyRepeat(context.element);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<TriominoMove>[]): void {
    this.#rack.matchChanged(cause === 'play' ? moves.at(-1)?.move : undefined);
    this.reset();
    this.#entry.reset();
    this.#tiles.matchChanged(cause);
    const isStep = cause === 'play' || cause === 'undo' || cause === 'redo';
    if (!isStep) this.camera.cut();
    const isAway = moves.some(({ move }) => move.kind === 'deal' || (move.kind === 'lay' && !this.camera.sees(move)));
    if (isAway || !isStep) this.camera.reset();
  }

  override readonly matter = { seat: 'wood', chance: 'wood' } as const;

  override beats(moves: readonly SeenMove<TriominoState, TriominoMove>[]): readonly Beat[] {
    return this.#flights.prepare(moves);
  }

  /** What is being seen now. */
  get act(): Act | undefined {
    return this.#flights.act;
  }

  /** The seat whose tiles lie below the table. */
  get rackSeat(): Seat | undefined {
    return this.#tiles.rackSeat;
  }

  /** The round, and the time that is left if it is limited. */
  renderRound(): unknown {
    return this.#time.render();
  }

  /** The button for the whole table, on the table itself. */
  renderZoom(): unknown {
    return this.#zoom.render();
  }

  /** What lies on the table beside its tiles, and those that are on their way, over everything. */
  renderFlights(): unknown {
    return [this.#flights.renderStock(), this.#flights.render()];
  }

  /** The held tile in each place where it fits; else what the latest tile has earned. */
  renderGhosts(): readonly SVGTemplateResult[] {
    return this.#ghosts.render(this.camera);
  }

  /** The rack, or the lid over it, and what is left to buy; or the real tiles to enter. */
  override renderHand(): unknown {
    const { words } = this;
    const state = this.#state;
    const hasBegun = state.turn !== null || state.leader !== null;
    const { due } = this.#entry;
    if (due) {
      return [
        html`<div class="rack-area">${this.#entry.render()}</div>`,
        html`<div class="pool" part="pool">${this.#entry.renderCount(due)}</div>`,
      ];
    }
    return [
      html`<div class="rack-area" @keydown=${this.#keys.onKey}>${this.#tiles.renderLid() ?? this.#rack.render()}</div>`,
      html`<div class="pool" part="pool">
        ${hasBegun ? [poolPicture(poolOf(state)), html`<p>${words('triomino.toBuy', poolOf(state))}</p>`] : nothing}
        ${this.#flights.renderCost()}
      </div>`,
      readerSettings().isListing ? nothing : this.#renderPlaces(false),
    ];
  }

  #renderPlaces(isSeen: boolean): unknown {
    return this.#laying.current.name === 'chosen' ? this.#places.render(isSeen) : nothing;
  }

  /** What the gold place earns. */
  override get aside(): string {
    const { current, places, describedState } = this.#laying;
    return current.name === 'chosen' ? describeBest(places, describedState, this.words) : '';
  }

  override renderGameActions(): unknown {
    return this.#entry.due ? this.#entry.renderConfirm(this.#entry.due) : this.#actions.render();
  }

  /** The places of the chosen tile. */
  override renderAllMoves(): unknown {
    return this.#renderPlaces(true);
  }

  override renderDetails(): unknown {
    return this.context.activeMode === 'play' && !this.context.match.outcome ? this.#view.renderRacks() : nothing;
  }

  override renderSums(): unknown {
    const { outcome } = this.context.match;
    if (!this.#state.last || !(outcome || phaseOf(this.#state) === 'deal')) return undefined;
    return [renderScores(this.#state, this.#tiles.shownNames, this.words), outcome && this.#view.renderRacks()];
  }

  override get viewTools(): readonly MenuItem[] {
    return this.#zoom.tools;
  }

  override get viewKeys(): Readonly<Record<string, () => void>> {
    const { narrator } = this;
    const keys = {
      ...this.#zoom.keys,
      c: () => narrator.say(describeCounts(this.#state, this.#tiles.shownNames, this.words)),
      l: () => narrator.say(narrator.describePly(this.context.match.ply) || this.situation),
    };
    if (!this.context.isPlayed) return keys;
    return { ...keys, b: () => this.#actions.buy(), p: this.#actions.pass, t: () => narrator.say(this.#time.text) };
  }

  override get situation(): string {
    return describeSituation(this, { tiles: this.#tiles, entry: this.#entry, laying: this.#laying });
  }

  /** Tiles are drawn by whoever has bought them. */
  override get roller(): Seat | undefined {
    return this.#state.turn ?? undefined;
  }

  /** Nothing is said about tiles that are covered, or that the page does not show. */
  override get hintSeat(): Seat | undefined {
    return this.#tiles.isOwnTurn && !this.#tiles.isCovered ? super.hintSeat : undefined;
  }

  override get ending(): Ending {
    const { outcome } = this.context.match;
    return outcome && this.#state.options.scoring !== 'none' ? { scores: outcome.scores } : {};
  }

  override get example(): string {
    const { due } = this.#entry;
    return due ? ['012', '345'].slice(0, due.count).join(',') : '012@3,-1';
  }

  override playText(text: string): boolean {
    const { due } = this.#entry;
    if (due) return this.#entry.playText(text, due);
    return text.trim().toLowerCase() === 'buy' ? this.#actions.buy() : this.#actions.make(text);
  }

  override describeMove({ move, actor }: Entry<TriominoMove>, before: TriominoState): string {
    return describeMade(move, actor, before, this.#tiles.company, this.words);
  }

  override summarize({ move, actor }: Entry<TriominoMove>, before: TriominoState): string {
    return summaryOf(move, actor, before, this.#tiles.company, this.words);
  }

  override doerOf({ move, actor }: Entry<TriominoMove>, before: TriominoState): Seat | undefined {
    return doerOf(move, actor, before);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal, this.words, this.#tiles.names[this.#state.turn ?? 0] ?? '');
  }

  override readonly scoreOf = ({ scores }: TriominoState, seat: Seat) => scores[seat];

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.racks.length > 1 ? seatSign(actor) : nothing;
  }

  /** A move as the viewer may read it. */
  override textOf(made: Entry<TriominoMove>): string {
    return this.#secrecy.textOf(made);
  }

  override get reader(): string {
    return this.#secrecy.reader;
  }

  /** In a running game of several players, a record with nobody’s tiles. */
  override get sharedRecord(): GameRecord {
    return this.#secrecy.record;
  }

  override get printedSituation(): string {
    return this.#secrecy.printedTurn ?? super.printedSituation;
  }

  override ownKey(event: KeyboardEvent): (() => void) | undefined {
    return this.#keys.viewKey(event);
  }

  get onTableKey(): (event: KeyboardEvent) => void {
    return this.#keys.onTableKey;
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#entry.escape ?? this.#rack.escape;
  }

  /** Focus goes to what is to be pressed next: the cover, real tiles, or the rack. */
  override keepFocus(): void {
    const root = this.context.renderRoot;
    const asked = this.#tiles.isCovered ? root.querySelector<HTMLElement>('.actions .primary') : null;
    const next = this.#tiles.isOwnTurn ? null : '.actions .primary, .pad .button, .pad-tile';
    const target = asked ?? (next && root.querySelector<HTMLElement>(next));
    if (target && this.context.isPlayed) target.focus();
    else this.focusTable();
  }

  override focusTable(): void {
    const target = this.context.renderRoot.querySelector<HTMLElement>('.rack-tile[tabindex="0"], .table[tabindex]');
    (target ?? findControl(this.context, '.actions .button, .tool[tabindex="0"]'))?.focus();
  }

  get #state(): TriominoState {
    return this.context.match.state;
  }
}
