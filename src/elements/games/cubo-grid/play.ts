import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../../games/game.js';
import type { CuboMove, CuboState } from '../../../games/cubo/index.js';
import { isRolled } from '../../../games/cubo/phase.js';
import { ROUNDS } from '../../../games/cubo/rules.js';
import type { Cell, CuboSquare } from '../../../games/cubo/square.js';
import { MultiTouch } from '../../../interaction/multi-touch.js';
import type { CuboUserRefusalCode, CuboTerms } from '../../../locales/cubo/index.js';
import type { Entry } from '../../../match/entry.js';
import type { MenuItem } from '../../../ui/panel/menu.js';
import { seatSign } from '../../../ui/seats/seat-sign.js';
import { isOn } from '../../base/attributes.js';
import type { ElementChangeCause, GameChangeDetail } from '../../base/events.js';
import type { Setting } from '../../features/feature.js';
import { GamePlay } from '../../play/game-play.js';
import { ignoreKeyRepeat } from '../../play/key-repeat.js';
import type { PlayContext } from '../../play/play-context.js';
import type { Ending } from '../../play/ending.js';
import type { Beat, SeenMove } from '../../play/show/timeline.js';
import { readerSettings } from '../../play/reader-settings.js';
import { ActiveSeat } from './time/active-seat.js';
import { beatsOf, pointsOf } from './draw/beats.js';
import { endingOf } from './draw/deciles.js';
import { describeMove } from './words/describe.js';
import { focusAction, focusSquare } from './input/focus.js';
import { Pausing } from './time/pausing.js';
import type { CuboView } from './play-types.js';
import { cuboPlayStyles } from './draw/play.styles.js';
import { CuboPanel } from './draw/panel.js';
import { renderOwner, renderPlayers } from './draw/players.js';
import { playersStyles } from './draw/players.styles.js';
import { ReaderTimes } from './time/reader-time.js';
import { RealDice } from './input/real-dice.js';
import { Rolling } from './draw/rolling.js';
import { changedCells, scoredSquares } from './draw/shown.js';
import { OWN_KEYS } from './input/square-keys.js';
import { Staging } from './draw/staging.js';
import { StuckTray } from './draw/stuck.js';
import { Squares } from './input/squares.js';
import { Status } from './words/status.js';
import { summarizeDecision, summaryOf } from './words/summary.js';
import { Timing, isUntimed } from './time/timing.js';
import { trayStyles } from './draw/tray.styles.js';

export { en as english } from '../../../locales/cubo/play/en.js';

/** Lets users play Cubo by drag, tap, key and typed move; several at the same time, each with a square. */
export class CuboPlay extends GamePlay<CuboState, CuboMove, CuboTerms> {
  override readonly ownKeys = OWN_KEYS;
  readonly #view: CuboView;
  readonly #activeSeat: ActiveSeat;
  readonly #realDice: RealDice;
  readonly #readerTimes: ReaderTimes;
  readonly #timing: Timing;
  readonly #squares: Squares;
  readonly staging: Staging;
  readonly #pausing: Pausing;
  readonly #status: Status;
  readonly #panel: CuboPanel;

  constructor(context: PlayContext<CuboState, CuboMove, CuboTerms>, view: CuboView) {
    super(context, cuboPlayStyles, playersStyles, trayStyles);
    this.#view = view;
    const activeSeat = new ActiveSeat(this);
    const rolling = new Rolling(this);
    const realDice = new RealDice(this, view);
    const readerTimes = new ReaderTimes(this, activeSeat);
    const timing = new Timing(this, view, readerTimes, () => activeSeat.isEverySeat);
    const staging = new Staging(this, activeSeat, (seat) => this.#squares.of(seat).droppedOn);
    const common = { play: this, view, activeSeat, rolling, timing, staging };
    const squares = new Squares(common);
    const pausing = new Pausing(this, view, squares);
    const parts = { ...common, squares, pausing, realDice };
    this.#activeSeat = activeSeat;
    this.#realDice = realDice;
    this.#readerTimes = readerTimes;
    this.#timing = timing;
    this.#squares = squares;
    this.staging = staging;
    this.#pausing = pausing;
    this.#panel = new CuboPanel(parts);
    this.#status = new Status({ ...parts, readerTimes, panel: this.#panel });
    new StuckTray(this);
    new MultiTouch(context.element);
    ignoreKeyRepeat(context.element);
  }

  get #state(): CuboState {
    return this.context.match.state;
  }

  override get isCovered(): boolean {
    return this.#pausing.isPaused;
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<CuboMove>[]): void {
    // Moves of other players take away neither a question nor a notice.
    const isElsewhere = cause !== 'play' || this.context.match.outcome !== undefined;
    if (isElsewhere) this.reset();
    this.#squares.matchChanged(moves, isElsewhere);
    const isRoundOver = moves.length > 0 && this.#state.rounds.length > 0 && scoredSquares(this.#state);
    if (isRoundOver) this.#readerTimes.roundEnded();
  }

  /** What a square was when it was scored, or would be after the move that was begun; `undefined` if it is shown as it lies. */
  squareOf(seat: Seat): CuboSquare | undefined {
    return this.#panel.side?.square ?? this.#squares.shown(seat);
  }

  /** The cells of a seat that the latest move has changed. */
  changedOn(seat: Seat): readonly Cell[] {
    return this.#panel.side?.cells ?? changedCells(this.context.match, seat);
  }

  isWinner(seat: Seat): boolean {
    const { outcome } = this.context.match;
    return Boolean(outcome && outcome.scores.length > 1 && outcome.winners.includes(seat));
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.seats.length > 1 ? seatSign(actor) : nothing;
  }

  /** Whether several players sit at this element. */
  get isShared(): boolean {
    return this.#activeSeat.isShared;
  }

  /** The players with the round and the time. */
  renderPlayers(): TemplateResult {
    const state = this.#state;
    const { largeSeat } = this.staging;
    const isOpen = scoredSquares(state) !== undefined;
    const top = html`<span class="round">${this.words('cubo.round', state.round, ROUNDS)}</span>
      <span class="clock" part="clock" ?data-short=${this.#timing.isShort}>${this.#timing.render()}</span>`;
    const players = this.context.seats.order.map((seat) => ({
      seat,
      name: this.context.seats.render(seat),
      label: this.context.names.shown(seat),
      square: this.squareOf(seat) ?? (state.seats[seat]?.square as CuboSquare),
      isCovered: this.#squares.of(seat).isCovered || this.isCovered,
      isOwn: seat === largeSeat,
      isWinner: this.isWinner(seat),
      isDue: state.phase === 'exchange' && state.turn === seat,
      ...pointsOf(this.staging.scene, state, seat),
      show: isOpen || this.intentions.mayAct(seat) ? () => this.staging.look(seat) : undefined,
    }));
    return renderPlayers(players, state, top, isOn(this.#view.numerals), this.words);
  }

  /** The time round a square. */
  renderRing(seat: Seat): unknown {
    return seat === this.staging.largeSeat || this.isShared ? this.#timing.renderRing() : nothing;
  }

  /** The square to arrange; `undefined` if it is only to be looked at. */
  renderGrid(seat: Seat, label: string): TemplateResult | undefined {
    return this.#squares.of(seat).render(label);
  }

  /** The cover of a square; on another's square that lies large for a while, whose it is. */
  renderCover(seat: Seat): unknown {
    const isOthers = seat === this.staging.largeSeat && seat !== this.#activeSeat.current && !this.isShared;
    return isOthers ? renderOwner(seat, this.context.nameOf(seat)) : this.#squares.of(seat).renderCover();
  }

  override get viewTools(): readonly MenuItem[] {
    return this.context.isPlayed ? [this.#pausing.tool] : [];
  }

  override get settings(): readonly Setting[] {
    return this.#readerTimes.settings;
  }

  override get viewKeys(): Readonly<Record<string, () => void>> {
    if (!this.context.isPlayed) return {};
    const m = () => this.narrator.say(this.#status.middle);
    const { run: p } = this.#pausing.tool;
    return { ...(!this.isCovered && { m }), t: () => this.#timing.announceSeconds(), ...(p && { p }) };
  }

  override ownKey(event: KeyboardEvent): (() => void) | undefined {
    return this.#squares.of(this.#activeSeat.current).ownKey(event);
  }

  override whyNot(key: string): string | undefined {
    return key === 'x' || key === 'n' ? this.words('cubo.withShift', key.toUpperCase()) : undefined;
  }

  override renderGameActions(): unknown {
    return this.#panel.renderActions();
  }

  override renderHand(): unknown {
    return this.#panel.renderHand();
  }

  override renderSums(): unknown {
    return this.#panel.renderSums(this.#status.shownNames);
  }

  override get complete(): Promise<unknown> | undefined {
    return this.#panel.complete;
  }

  override get situation(): string {
    return this.#status.situation;
  }

  override get aside(): string {
    return this.#status.aside;
  }

  override get printedSituation(): string {
    return this.#status.printed;
  }

  override get ending(): Ending {
    return endingOf(this.context.match);
  }

  override get example(): string {
    const { due } = this.#realDice;
    return due ? '351624351'.slice(0, due.dice.length) : 'swap a1c3';
  }

  override playText(text: string): boolean {
    if (this.isCovered) {
      this.intentions.refuse({ code: 'paused' });
      return false;
    }
    return this.#realDice.playDigits(text) ?? this.intentions.play(text, this.#activeSeat.typing(text));
  }

  /** The page may turn sounds on, but what the reader chose holds. */
  override get isSounding(): boolean {
    return readerSettings().isSounding ?? isOn(this.#view.sound);
  }

  override beats(moves: readonly SeenMove<CuboState, CuboMove>[]): readonly Beat[] {
    return beatsOf(moves, this.#activeSeat.current);
  }

  override announce(change: GameChangeDetail<CuboMove>): void {
    if (!this.#status.announce(change)) super.announce(change);
  }

  override describeMove({ move, actor }: Entry<CuboMove>, before: CuboState): string {
    return describeMove(move, actor, before, this.#status.party, this.words);
  }

  override summarize({ move, actor }: Entry<CuboMove>, before: CuboState): string {
    return summaryOf(move, actor, before, this.words);
  }

  override refusalText(refusal: Refusal): string {
    const { code, place } = refusal as { code: CuboUserRefusalCode; place?: number };
    const decision = summarizeDecision(this.context.match, (seat) => this.intentions.mayAct(seat), this.words);
    return this.words(`cubo.refusal.${code}`, { place, decision });
  }

  /** Within a round, whoever has dice in hand rolls them. */
  override get roller(): Seat | undefined {
    const seat = this.#state.seats.findIndex(({ stage }) => stage === 'in-hand');
    return isRolled(this.#state) && seat >= 0 ? seat : undefined;
  }

  /** Hints are for the large square. */
  override get hintSeat(): Seat | undefined {
    const { current } = this.#activeSeat;
    return this.context.match.actors.includes(current) && this.intentions.mayAct(current) ? current : undefined;
  }

  /** With players elsewhere, undo takes back the user's own latest move. */
  override get seatToUndo(): Seat | undefined {
    return this.#activeSeat.isEverySeat ? undefined : this.#activeSeat.current;
  }

  /** A move within a time limit cannot be undone: the time since then would be lost. */
  override get isUndoOpen(): boolean {
    return isUntimed(this.context.match, this.seatToUndo);
  }

  override readonly pendingDice = () => (this.isCovered ? undefined : this.#realDice.toEnter);

  override get escapeMove(): (() => void) | undefined {
    return this.#squares.of(this.#activeSeat.current).escapeMove;
  }

  override keepFocus(): void {
    if (!focusAction(this, this.#activeSeat.current, this.isCovered)) this.focusTable();
  }

  override focusTable(): void {
    focusSquare(this, this.#activeSeat.current);
  }
}
