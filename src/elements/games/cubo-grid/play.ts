import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../../games/game.js';
import type { CuboMove, CuboOptions, CuboOutcome, CuboState } from '../../../games/cubo/index.js';
import { deadline, isRolled, takers } from '../../../games/cubo/phase.js';
import { ROUNDS } from '../../../games/cubo/rules.js';
import type { Cell, CuboSquare } from '../../../games/cubo/square.js';
import { MultiTouch } from '../../../interaction/multi-touch.js';
import type { CuboUserRefusalCode, CuboTerms } from '../../../locales/cubo/index.js';
import type { Entry } from '../../../match/entry.js';
import type { MenuItem } from '../../../ui/panel/menu.js';
import type { SoundName } from '../../../ui/sound.js';
import { seatSign } from '../../../ui/seats/seat-sign.js';
import { isOn } from '../../base/attributes.js';
import type { ElementChangeCause, GameChangeDetail } from '../../base/events.js';
import { GamePlay } from '../../play/game-play.js';
import { ignoreKeyRepeat } from '../../play/key-repeat.js';
import { LazyModules } from '../../base/lazy-modules.js';
import type { PlayContext } from '../../play/play-context.js';
import type { Ending } from '../../play/ending.js';
import { readerSettings } from '../../play/reader-settings.js';
import { ActiveSeat } from './time/active-seat.js';
import { DECILES } from './draw/deciles.js';
import { describeMove, describeOutcome } from './words/describe.js';
import { focusAction, focusSquare } from './input/focus.js';
import { dieName } from './words/names.js';
import { Pausing } from './time/pausing.js';
import type { CuboView } from './play-types.js';
import { cuboPlayStyles } from './draw/play.styles.js';
import { renderPlayers } from './draw/players.js';
import { playersStyles } from './draw/players.styles.js';
import { ReaderTimes } from './time/reader-time.js';
import { RealDice } from './input/real-dice.js';
import { renderRounds } from './draw/result.js';
import { Rolling } from './draw/rolling.js';
import { changedCells, scoredSquares, worthAfterSwap } from './draw/shown.js';
import { describeAside, describeSituation } from './words/situation.js';
import type { Situation } from './words/situation.js';
import { SquarePlay } from './input/square-play.js';
import { Timing } from './time/timing.js';
import { buzzer, renderDish } from './draw/tray.js';
import { trayStyles } from './draw/tray.styles.js';

export { en as english } from '../../../locales/cubo/play/en.js';

const loadBest = () => import('./draw/best.js');

type Latest = Pick<Situation, 'chosen' | 'swapped'>;

/** Lets users play Cubo by drag, tap, key and typed move; several at the same time, each with a square. */
export class CuboPlay extends GamePlay<CuboState, CuboMove, CuboTerms> {
  readonly #view: CuboView;
  readonly #activeSeat: ActiveSeat;
  readonly #rolling: Rolling;
  readonly #realDice: RealDice;
  readonly #readerTimes: ReaderTimes;
  readonly #timing: Timing;
  readonly #squares = new Map<Seat, SquarePlay>();
  readonly #pausing: Pausing;
  readonly #modules: LazyModules;
  /** Whether the dice of the middle have just been rolled. */
  #isMiddleFresh = false;

  constructor(context: PlayContext<CuboState, CuboMove, CuboTerms>, view: CuboView) {
    super(context, cuboPlayStyles, playersStyles, trayStyles);
    this.#view = view;
    this.#activeSeat = new ActiveSeat(this);
    this.#rolling = new Rolling(this);
    this.#realDice = new RealDice(this, view);
    this.#readerTimes = new ReaderTimes(this, this.#activeSeat);
    this.#timing = new Timing(this, view, this.#readerTimes, () => this.#activeSeat.isEverySeat);
    this.#pausing = new Pausing(this, view, this.#squares);
    this.#modules = new LazyModules(
      (...styles) => context.addStyles(...styles),
      () => context.requestUpdate(),
    );
    context.addController({ hostUpdate: () => this.#letOthersGo() });
    new MultiTouch(context.element);
    ignoreKeyRepeat(context.element);
  }

  get #state(): CuboState {
    return this.context.match.state;
  }

  get #names(): readonly string[] {
    return this.#state.seats.map((_, seat) => this.context.nameOf(seat));
  }

  #square(seat: Seat): SquarePlay {
    const known = this.#squares.get(seat);
    if (known) return known;
    const parts = {
      game: this,
      view: this.#view,
      activeSeat: this.#activeSeat,
      rolling: this.#rolling,
      timing: this.#timing,
    };
    const square = new SquarePlay(parts, seat);
    this.#squares.set(seat, square);
    return square;
  }

  get isPaused(): boolean {
    return this.#pausing.isPaused;
  }

  override get isCovered(): boolean {
    return this.isPaused;
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<CuboMove>[]): void {
    // Moves of other players take away neither a question nor a notice.
    const isElsewhere = cause !== 'play' || this.context.match.outcome !== undefined;
    if (isElsewhere) this.reset();
    this.#realDice.matchChanged(isElsewhere);
    const { seats } = this.#state;
    for (const [seat, square] of this.#squares) {
      if (seat in seats) continue;
      square.letGo();
      this.#squares.delete(seat);
    }
    for (const seat of seats.keys()) this.#square(seat).matchChanged(moves, isElsewhere);
    this.#isMiddleFresh = moves.some(({ move }) => move.kind === 'middle');
    const isRoundOver = moves.length > 0 && this.#state.rounds.length > 0 && scoredSquares(this.#state);
    if (isRoundOver) this.#readerTimes.roundEnded();
  }

  /** A page may hand a seat to another device while the user drags one of its dice. */
  #letOthersGo(): void {
    for (const [seat, square] of this.#squares) if (!this.intentions.mayAct(seat)) square.letGo();
  }

  /** What a square was when it was scored, or would be after the move that was begun; `undefined` if it is shown as it lies. */
  squareOf(seat: Seat): CuboSquare | undefined {
    return scoredSquares(this.#state)?.[seat] ?? this.#square(seat).preview;
  }

  /** The cells of a seat that the latest move has changed. */
  changedOn(seat: Seat): readonly Cell[] {
    return changedCells(this.context.match, seat);
  }

  isWinner(seat: Seat): boolean {
    const { outcome } = this.context.match;
    return Boolean(outcome && outcome.scores.length > 1 && outcome.winners.includes(seat));
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.seats.length > 1 ? seatSign(actor) : nothing;
  }

  /** The round. */
  get roundText(): string {
    return this.words('cubo.round', this.#state.round, ROUNDS);
  }

  /** Whether several players sit at this element. */
  get isShared(): boolean {
    return this.#activeSeat.isShared;
  }

  /** The seat whose square is large where there is room for one. */
  get ownSeat(): Seat {
    return this.#activeSeat.current;
  }

  /** The players with the round and the time. */
  renderPlayers(): TemplateResult {
    const state = this.#state;
    const { context } = this;
    const top = html`<span class="round">${this.roundText}</span>
      <span class="clock" part="clock" ?data-short=${this.#timing.isShort}>${this.#timing.render()}</span>`;
    const isNamed = (seat: Seat) => state.seats.length > 1 || context.names.given(seat);
    const players = [...state.seats.keys()].map((seat) => ({
      seat,
      name: isNamed(seat) ? this.context.seats.render(seat) : nothing,
      label: context.nameOf(seat),
      square: this.squareOf(seat) ?? (state.seats[seat]?.square as CuboSquare),
      isCovered: this.#square(seat).isCovered || this.isPaused,
      isOwn: seat === this.ownSeat,
      isWinner: this.isWinner(seat),
      isDue: state.phase === 'exchange' && state.turn === seat,
      show: this.intentions.mayAct(seat) ? () => this.#show(seat) : undefined,
    }));
    return renderPlayers(players, state, top, isOn(this.#view.numerals), this.words);
  }

  #show(seat: Seat): void {
    this.#activeSeat.touch(seat);
    void this.context.updateComplete.then(() => focusSquare(this, seat));
  }

  /** The time round a square. */
  renderRing(seat: Seat): unknown {
    return seat === this.ownSeat || this.isShared ? this.#timing.renderRing() : nothing;
  }

  /** The square to arrange; `undefined` if it is only to be looked at. */
  renderGrid(seat: Seat, label: string): TemplateResult | undefined {
    return this.#square(seat).render(label);
  }

  renderCover(seat: Seat): unknown {
    return this.#square(seat).renderCover();
  }

  override get viewTools(): readonly MenuItem[] {
    return this.context.isPlayed ? [this.#pausing.tool, ...this.#readerTimes.items] : [];
  }

  override get viewKeys(): Readonly<Record<string, () => void>> {
    if (!this.context.isPlayed) return {};
    return {
      ...(this.isPaused ? {} : { m: () => this.narrator.say(this.words('cubo.middleRolled', this.#middleText)) }),
      t: () => this.#timing.tellSeconds(),
      p: this.#pausing.toggle,
    };
  }

  /** By place, since dice are taken by their places. */
  get #middleText(): string {
    const { words } = this;
    return this.#state.middle.map((die) => (die ? dieName(die, words) : words('cubo.empty'))).join(', ');
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const state = this.#state;
    if (this.isPaused) return buzzer({ text: words('cubo.goOn'), run: this.#pausing.toggle });
    if (isRolled(state)) return [...state.seats.keys()].map((seat) => this.#square(seat).renderActions());
    if (!this.#rolling.isOpen) return this.#realDice.due ? nothing : buzzer({ text: words('cubo.call') });
    const label = words('cubo.rollRound', state.round);
    return buzzer({ text: words('cubo.roll'), label, run: () => this.#rolling.rollRound() });
  }

  /** The middle, or the dice that are rolled by hand. */
  override renderHand(): unknown {
    const { context, words, ownSeat } = this;
    const state = this.#state;
    const taking =
      state.phase === 'build' && isRolled(state) ? takers(state).filter((seat) => this.intentions.mayAct(seat)) : [];
    const taker = taking.includes(ownSeat) ? ownSeat : taking[0];
    const dish = renderDish(
      {
        dice: state.middle,
        marked: context.drawing?.places,
        numerals: isOn(this.#view.numerals),
        isFresh: this.#isMiddleFresh,
        take: taker === undefined ? undefined : (place) => void this.intentions.play({ kind: 'take', place }, taker),
        onKey: this.#square(taker ?? ownSeat).onKey,
      },
      words,
    );
    return [dish, this.isPaused ? nothing : this.#realDice.render()];
  }

  /** The points by round and, in a solo game, the best square that was possible. */
  override renderDetails(): unknown {
    const state = this.#state;
    if (state.rounds.length === 0) return nothing;
    return [this.#renderBest(), renderRounds(state, this.#names, this.words)];
  }

  #renderBest(): unknown {
    const { match } = this.context;
    // Dice that roll by themselves leave no time between the rounds.
    const isShown = scoredSquares(match.state) ?? match.dice === 'auto';
    if (match.seats > 1 || !isShown) return nothing;
    return this.#modules.get(loadBest)?.renderBest(match, isOn(this.#view.numerals), this.words) ?? nothing;
  }

  override get complete(): Promise<unknown> | undefined {
    return this.#modules.size > 0 ? this.#modules.complete : undefined;
  }

  override get situation(): string {
    return this.#describe(this.#latest, describeSituation);
  }

  override get aside(): string {
    return this.context.match.outcome || this.isPaused ? '' : this.#describe(this.#latest, describeAside);
  }

  /** Paper says what is to be done, not what has just been tried. */
  override get printedSituation(): string {
    return this.#describe({}, describeSituation);
  }

  /** What has just been tried. */
  get #latest(): Latest {
    const { ownSeat } = this;
    return {
      chosen: this.#square(ownSeat).hint,
      swapped: this.intentions.mayAct(ownSeat) ? worthAfterSwap(this.context.match, ownSeat) : undefined,
    };
  }

  #describe(latest: Latest, describe: typeof describeSituation): string {
    const { words, context } = this;
    const { outcome } = context.match;
    const names = this.#names;
    if (outcome) return describeOutcome(outcome as CuboOutcome, names, words);
    if (this.narrator.isTogether) return '';
    if (this.isPaused) return words('cubo.isPaused');
    return describe(
      {
        state: this.#state,
        names,
        prompt: this.#realDice.prompt,
        isRolling: this.#rolling.isOpen,
        seconds: this.#timing.seconds,
        mayAct: (seat: Seat) => this.intentions.mayAct(seat),
        isUntimed: this.#readerTimes.isFirstRound,
        ...latest,
      },
      words,
    );
  }

  override get ending(): Ending {
    const { outcome, options } = this.context.match;
    const { streets, resetColours } = options as unknown as CuboOptions;
    const isPrinted = streets === 'ordered' && !resetColours;
    return { scores: outcome?.scores ?? [], ...(isPrinted && { deciles: DECILES }) };
  }

  override get example(): string {
    const { due } = this.#realDice;
    return due ? '351624351'.slice(0, due.dice.length) : 'swap a1c3';
  }

  override playText(text: string): boolean {
    if (this.isPaused) {
      this.intentions.refuse({ code: 'paused' });
      return false;
    }
    return this.#realDice.playDigits(text) ?? this.intentions.play(text, this.#typingSeat(text));
  }

  /** A typed move without a seat is one of the active seat, or of the seat that exchanges a die. */
  #typingSeat(text: string): Seat | undefined {
    const { phase, turn } = this.#state;
    const isOfSeat = /^\s*(?:swap|[abc][123]|roll|call|take|put|keep)/i.test(text);
    return isOfSeat ? (phase === 'exchange' ? turn : this.#activeSeat.current) : undefined;
  }

  /** The page may turn sounds on, but what the reader chose holds. */
  override get isSounding(): boolean {
    return readerSettings().isSounding ?? isOn(this.#view.sound);
  }

  override soundOf({ move: { kind } }: Entry<CuboMove>): SoundName | undefined {
    return kind === 'call' ? 'call' : kind === 'timeout' ? 'end' : undefined;
  }

  override announce(change: GameChangeDetail<CuboMove>): void {
    if (this.narrator.isTogether || this.#timing.tellUrgent(change)) return;
    // How a computer player builds is seen.
    if (change.by === 'computer' && change.moves.every(({ move }) => move.kind === 'swap')) return;
    const { ply } = this.context.match;
    // What can be done has not changed, and builders are in a hurry.
    const isSwap = change.cause === 'play' && change.moves.every(({ move }) => move.kind === 'swap');
    if (isSwap)
      this.narrator.say(
        change.moves
          .map((_, i) => this.narrator.describePly(ply - i))
          .reverse()
          .join(' '),
      );
    else super.announce(change);
  }

  override describeMove({ move, actor }: Entry<CuboMove>, before: CuboState): string {
    return describeMove(move, actor, before, this.#names, this.words);
  }

  override refusalText(refusal: Refusal): string {
    const { code, place } = refusal as { code: CuboUserRefusalCode; place?: number };
    return this.words(`cubo.refusal.${code}`, { place });
  }

  /** Within a round, whoever has dice in hand rolls them. */
  override get roller(): Seat | undefined {
    const seat = this.#state.seats.findIndex(({ stage }) => stage === 'in-hand');
    return isRolled(this.#state) && seat >= 0 ? seat : undefined;
  }

  /** Hints are for the large square. */
  override get hintSeat(): Seat | undefined {
    const { ownSeat } = this;
    return this.context.match.actors.includes(ownSeat) && this.intentions.mayAct(ownSeat) ? ownSeat : undefined;
  }

  /** With players elsewhere, undo takes back the user's own latest move. */
  override get seatToUndo(): Seat | undefined {
    return this.#activeSeat.isEverySeat ? undefined : this.#activeSeat.current;
  }

  /** A move within a time limit cannot be undone: the time since then would be lost. */
  override get isUndoOpen(): boolean {
    const { match } = this.context;
    const seat = this.seatToUndo;
    const latest = match.entries
      .slice(0, match.ply)
      .findLastIndex(({ actor }) => (seat === undefined ? typeof actor === 'number' : actor === seat));
    const before = latest < 0 ? undefined : match.stateAt(latest);
    return !before || !deadline(before);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#realDice.escapeMove ?? this.#square(this.#activeSeat.current).escapeMove;
  }

  override keepFocus(): void {
    const isFocused = focusAction(this, this.#activeSeat.current, this.isPaused);
    if (!isFocused) this.focusTable();
  }

  override focusTable(): void {
    focusSquare(this, this.#activeSeat.current);
  }
}
