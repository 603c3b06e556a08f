import { html, nothing } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import { conceal } from '../../games/triomino/conceal.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { makeMove } from '../../games/triomino/notation.js';
import { phaseOf } from '../../games/triomino/phase.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import type { Entry } from '../../match/entry.js';
import type { GameRecord } from '../../match/record.js';
import { seatSign } from '../../ui/seat-sign.js';
import type { Tool } from '../../ui/toolbar.js';
import type { ElementChangeCause } from '../events.js';
import { GamePlay } from '../game-play.js';
import { findControl } from '../host-roots.js';
import type { PlayHost } from '../play-host.js';
import { ignoreKeyRepeat } from '../key-repeat.js';
import { PlayClock } from '../play-clock.js';
import { Camera } from './camera.js';
import { describeCounts, describeMove, describeRefusal, isOfLostTurn } from './describe.js';
import { PlaceChoice } from './place-choice.js';
import type { TriominoView } from './play-types.js';
import { triominoPlayStyles } from './play.styles.js';
import { RackPlay } from './rack-play.js';
import { renderScores } from './score-table.js';
import { describeSituation } from './situation.js';
import { TableKeys } from './table-keys.js';
import { TileEntry } from './tile-entry.js';
import { TileLaying } from './tile-laying.js';
import { TurnActions } from './turn-actions.js';
import { recordFor } from './viewer.js';
import type { Viewer } from './viewer.js';
import { VisibleTiles } from './visible-tiles.js';
import { ZoomTools } from './zoom-tools.js';

/** Lets users play Triomino by drag, tap, key and typed move: one after another on one device, or each on their own. */
export class TriominoPlay extends GamePlay<TriominoState, TriominoMove, TriominoTerms> {
  readonly camera: Camera;
  readonly #view: TriominoView;
  readonly #tiles: VisibleTiles;
  readonly #zoom: ZoomTools;
  readonly #keys: TableKeys;
  readonly #actions: TurnActions;
  readonly #entry: TileEntry;
  readonly #laying: TileLaying;
  readonly #places: PlaceChoice;
  readonly #rack: RackPlay;
  readonly #clock: PlayClock<TriominoState, TriominoMove, TriominoTerms>;

  constructor(host: PlayHost<TriominoState, TriominoMove, TriominoTerms>, view: TriominoView) {
    super(host, triominoPlayStyles);
    this.#view = view;
    this.camera = new Camera(host, () => view.wholeBox);
    const tiles = new VisibleTiles(this, view);
    const keys = new TableKeys(this, this.camera);
    const actions = new TurnActions(this, tiles);
    const laying = new TileLaying(this, tiles, actions);
    const places = new PlaceChoice(this, laying, keys);
    this.#tiles = tiles;
    this.#keys = keys;
    this.#actions = actions;
    this.#laying = laying;
    this.#places = places;
    this.#zoom = new ZoomTools(this, this.camera);
    this.#entry = new TileEntry(this, tiles, keys);
    this.#rack = new RackPlay(this, { tiles, laying, places, keys });
    this.#clock = new PlayClock(host, {
      isOpen: () => !tiles.isHandOverDue,
      secondsLeft: (seconds) => this.words('triomino.secondsLeft', seconds),
    });
    ignoreKeyRepeat(host);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<TriominoMove>[]): void {
    const latest = moves.at(-1)?.move;
    this.#rack.matchChanged(latest?.kind === 'draw' ? latest.tile : null);
    this.reset();
    this.#entry.reset();
    this.#tiles.matchChanged(cause);
    const isAway = moves.some(({ move }) => move.kind === 'deal' || (move.kind === 'lay' && !this.camera.sees(move)));
    if (isAway || (cause !== 'play' && cause !== 'undo' && cause !== 'redo')) this.camera.reset();
  }

  /** The seat whose tiles lie below the table. */
  get rackSeat(): Seat | undefined {
    return this.#tiles.rackSeat;
  }

  /** The round, and the time that is left if it is limited. */
  renderRound(): TemplateResult {
    const { words } = this;
    const { round, options, racks } = this.#state;
    const { rounds, target, scoring, turnSeconds } = options;
    const isTargetSet = rounds === 0 && scoring !== 'none' && racks.length > 1;
    const clock = html`<p class="clock" part="clock" ?data-short=${this.#clock.isShort}>
      ${this.#clock.render(words('triomino.time'), '–')}
    </p>`;
    return html`<p class="round">${words('triomino.round', round, rounds, isTargetSet ? target : 0)}</p>
      ${turnSeconds > 0 && this.host.isPlayed ? clock : nothing}`;
  }

  /** The buttons for the view, on the table itself. */
  renderZoom(): TemplateResult {
    return this.#zoom.render();
  }

  /** The held tile in each place where it fits. */
  renderGhosts(): readonly SVGTemplateResult[] {
    return this.#laying.renderGhosts();
  }

  /** The own tiles, or what covers them. */
  renderRack(): TemplateResult {
    return this.#tiles.isCovered ? this.#tiles.renderCover(this.#keys.onKey) : this.#rack.render();
  }

  /** What was done last, and what it earned. */
  override renderHand(): unknown {
    const { match } = this.host;
    const { entries, ply } = match;
    const isTold = ({ move }: Entry<TriominoMove>, ply: number) =>
      ['lay', 'pass', 'timeout', 'lead'].includes(move.kind) || isOfLostTurn(move, match.stateAt(ply) as TriominoState);
    const latest = entries.slice(0, ply).findLastIndex(isTold);
    return latest < 0 ? nothing : html`<p class="latest">${this.narrator.describePly(latest + 1)}</p>`;
  }

  override renderGameActions(): unknown {
    return this.#actions.render();
  }

  /** The places of the chosen tile. */
  override renderAllMoves(): unknown {
    return this.#laying.current.name === 'chosen' ? this.#places.render() : nothing;
  }

  /** Real tiles to enter; between rounds and at the end the points. */
  override renderDetails(): unknown {
    const state = this.#state;
    const { due } = this.#entry;
    const isScored = phaseOf(state) === 'deal' || this.host.match.outcome;
    return [
      due ? this.#entry.render(due) : nothing,
      isScored ? renderScores(state, this.#tiles.names, this.words) : nothing,
    ];
  }

  override readonly viewTools: readonly Tool[] = [];

  override get viewKeys(): Readonly<Record<string, () => void>> {
    const { narrator } = this;
    const keys = {
      ...this.#zoom.keys,
      c: () => narrator.say(describeCounts(this.#state, this.#tiles.names, this.words)),
      l: () => narrator.say(narrator.describePly(this.host.match.ply) || this.situation),
    };
    if (!this.host.isPlayed) return keys;
    return { ...keys, b: () => this.#actions.buy(), p: this.#actions.pass, t: () => narrator.say(this.#timeLeft) };
  }

  get #timeLeft(): string {
    const { seconds } = this.#clock;
    return seconds === undefined ? this.words('triomino.noLimit') : this.words('triomino.secondsLeft', seconds);
  }

  override get situation(): string {
    return describeSituation(this, this.#tiles, this.#entry);
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
    return describeMove(move, actor, before, this.#tiles.company, this.words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal, this.words);
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.racks.length > 1 ? seatSign(actor) : nothing;
  }

  /** A move as the viewer may read it. */
  override textOf({ move, actor, text }: Entry<TriominoMove>): string {
    const viewer = this.#viewer;
    return viewer === 'all' ? text : makeMove(conceal(move, actor, viewer));
  }

  override get reader(): string {
    const { names, mayName } = this.#tiles.company;
    return [this.#viewer, ...names.map((_, seat) => mayName(seat))].join();
  }

  /** In a running game of several players, a record with nobody’s tiles. */
  override get sharedRecord(): GameRecord {
    return recordFor(this.host.match, this.#viewer);
  }

  /** Whose tiles everybody may read who sees the element. */
  get #viewer(): Viewer {
    return this.#view.viewing ?? (this.#isSecret ? 'public' : 'all');
  }

  /** What the player can do would give away tiles. */
  override get printedSituation(): string {
    const { turn } = this.#state;
    if (!this.#isSecret || turn === null) return this.situation;
    return this.words('tabletop.toMove', this.host.nameOf(turn));
  }

  get #isSecret(): boolean {
    const { match, activeMode } = this.host;
    return activeMode === 'play' && match.seats > 1 && !match.outcome;
  }

  override async openHelp(): Promise<void> {
    const [{ openHelp }, { triominoHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, triominoHelp);
  }

  get onTableKey(): (event: KeyboardEvent) => void {
    return this.#keys.onTableKey;
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#entry.escape ?? this.#rack.escape;
  }

  /** Focus goes to what is to be pressed next: the cover, real tiles, or the rack. */
  override keepFocus(): void {
    const root = this.host.renderRoot;
    const asked = root.querySelector<HTMLElement>('.actions .question ~ .primary, .cover .button');
    const next = this.#tiles.isOwnTurn ? null : '.actions .primary, .pad .button, .pad-tile';
    const target = asked ?? (next && root.querySelector<HTMLElement>(next));
    if (target && this.host.isPlayed) target.focus();
    else this.focusTable();
  }

  override focusTable(): void {
    const target = this.host.renderRoot.querySelector<HTMLElement>('.rack-tile[tabindex="0"], .table[tabindex]');
    (target ?? findControl(this.host, '.actions .button, .tool[tabindex="0"]'))?.focus();
  }

  get #state(): TriominoState {
    return this.host.match.state;
  }
}
