import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import type { CuboMove, CuboOutcome, CuboSeat, CuboState } from '../../games/cubo/index.js';
import { ROUNDS, deadline, isRolled } from '../../games/cubo/rules.js';
import type { Cell, CuboSquare } from '../../games/cubo/square.js';
import { MultiTouch } from '../../interaction/multi-touch.js';
import type { CuboReaderRefusalCode, CuboTerms } from '../../locales/cubo/index.js';
import type { Entry } from '../../match/entry.js';
import { button } from '../../ui/button.js';
import { icons } from '../../ui/icons.js';
import { seatSign } from '../../ui/seat-sign.js';
import type { Tool } from '../../ui/toolbar.js';
import { isOn } from '../attributes.js';
import type { Switch } from '../attributes.js';
import type { ElementChangeCause, GameChangeDetail } from '../events.js';
import { GamePlay } from '../game-play.js';
import type { PlayHost } from '../play-host.js';
import { ignoreHeldKeys } from '../key-repeat.js';
import { PlayClock } from '../play-clock.js';
import { NO_DICE_ENTERED, enterDice } from '../dice-entry.js';
import type { DiceEntryAction } from '../dice-entry.js';
import type * as Best from './best.js';
import { describeBuilding, describeMove, describeOutcome } from './describe.js';
import { pendingDice } from './pending-dice.js';
import type { PendingDice } from './pending-dice.js';
import { dieName } from './names.js';
import { cuboPlayStyles } from './play.styles.js';
import { renderRounds } from './result.js';
import { SquarePlay } from './square-play.js';
import type { CuboTable } from './square-play.js';
import { Tones } from './tones.js';

/** What the element says of how it is played. */
export interface CuboView {
  paused?: Switch;
  sound?: Switch;
  readonly numerals?: Switch;
}

/** Lets readers play Cubo: by drag, tap, key and typed move; several at the same time, with a square each. */
export class CuboPlay extends GamePlay<CuboState, CuboMove, CuboTerms> {
  readonly #view: CuboView;
  /** It also says calls at once. */
  readonly #clock: PlayClock<CuboState, CuboMove, CuboTerms>;
  readonly #squares = new Map<Seat, SquarePlay>();
  /** What they see of this. */
  readonly #table: CuboTable = {
    host: this.host,
    hasNumerals: () => isOn(this.#view.numerals),
    scored: () => this.#scored,
    changedOn: (seat) => this.changedOn(seat),
    touch: (seat) => (this.#seat = seat),
    settle: () => undefined,
    make: (seat, move) => this.#make(seat, move),
    rollAgain: (seat) => this.#rollAgain(seat),
    throwFor: (seat) => this.#throwFor(seat),
    refuse: (refusal) => this.moves.refuse(refusal),
    say: (told) => this.narrator.say(told),
    forgetNotice: () => (this.moves.notice = undefined),
    shortcut: (event) => this.tools.shortcut(event),
  };

  /** Whose square has been touched last. */
  #seat: Seat = 0;
  #throwing = NO_DICE_ENTERED;
  /** The dice that are being entered. */
  #diceEntryFor = '';
  readonly #tones: Tones;
  #best: typeof Best | undefined;
  #bestLoad: Promise<void> | undefined;

  constructor(host: PlayHost<CuboState, CuboMove, CuboTerms>, view: CuboView) {
    super(host, cuboPlayStyles);
    this.#view = view;
    this.#tones = new Tones(() => isOn(view.sound) && host.isConnected);
    this.#clock = new PlayClock(host, {
      isOpen: () => !this.isPaused,
      secondsLeft: (seconds) => this.words('cubo.secondsLeft', seconds),
      onSecond: this.#onSecond,
    });
    host.addController({
      hostUpdated: this.#leaveCovered,
      hostDisconnected: () => this.#tones.close(),
    });
    new MultiTouch(host);
    ignoreHeldKeys(host);
  }

  /** What is covered loses the focus, but only later. */
  readonly #leaveCovered = (): void => {
    if (this.isPaused && (this.host.renderRoot as ShadowRoot).activeElement?.closest('.squares')) this.keepFocus();
  };

  get #state(): CuboState {
    return this.host.match.state;
  }

  get #names(): readonly string[] {
    return this.#state.seats.map((_, seat) => this.host.nameOf(seat));
  }

  #seatOf(seat: Seat): CuboSeat {
    return this.#state.seats[seat] as CuboSeat;
  }

  /** What is done in the square of a seat. */
  #square(seat: Seat): SquarePlay {
    const known = this.#squares.get(seat);
    const square = known ?? new SquarePlay(this.#table, seat);
    if (!known) this.#squares.set(seat, square);
    return square;
  }

  get isPaused(): boolean {
    return this.host.isPlayed && isOn(this.#view.paused);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<CuboMove>[]): void {
    // What others do meanwhile takes away neither a question nor an explanation.
    const isElsewhere = cause !== 'play' || this.host.match.outcome !== undefined;
    if (isElsewhere) this.reset();
    if (isElsewhere || this.#dueKey !== this.#diceEntryFor) this.#throwing = NO_DICE_ENTERED;
    const { seats } = this.#state;
    for (const [seat, square] of this.#squares) {
      if (seat in seats) continue;
      square.letGo();
      this.#squares.delete(seat);
    }
    for (const seat of seats.keys()) this.#square(seat).matchChanged(moves, isElsewhere);
    for (const { move } of moves) this.#playSound(move);
  }

  #playSound({ kind }: CuboMove): void {
    if (kind === 'call') this.#tones.play('call');
    if (kind === 'timeout') this.#tones.play('end');
  }

  // What is shown in the place of what lies there.

  /** Between two rounds and at the end, the squares that have just been scored are shown. */
  get #scored(): CuboState['rounds'][number] | undefined {
    const state = this.#state;
    return state.phase === 'over' || !isRolled(state) ? state.rounds.at(-1) : undefined;
  }

  /** Whether what a square has earned is explained. */
  isExplained(seat: Seat): boolean {
    return Boolean(this.#scored?.[seat]);
  }

  /** What a square would be, or was; `undefined` where it is shown as it lies. */
  squareOf(seat: Seat): CuboSquare | undefined {
    return this.#scored?.[seat] ?? this.#square(seat).preview;
  }

  /** The cells that the latest move has changed, where it was this seat's. */
  changedOn(seat: Seat): readonly Cell[] {
    const { match } = this.host;
    const latest = match.entries[match.ply - 1];
    if (latest?.actor !== seat) return [];
    const { move } = latest;
    return move.kind === 'swap' ? move.cells : move.kind === 'put' ? [move.cell] : [];
  }

  isWinner(seat: Seat): boolean {
    const { outcome } = this.host.match;
    return Boolean(outcome && outcome.scores.length > 1 && outcome.winners.includes(seat));
  }

  override renderName(seat: Seat): unknown {
    return [this.#state.seats.length > 1 ? seatSign(seat) : nothing, super.renderName(seat)];
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.seats.length > 1 ? seatSign(actor) : nothing;
  }

  /** The round; and while it is played the time that is left, and what stands in the place of squares that cannot be played on. */
  renderTop(): TemplateResult {
    const { words } = this;
    const { round, seats } = this.#state;
    const told = words('cubo.round', round, ROUNDS);
    if (!this.host.isPlayed) return html`<p class="round">${told}</p>`;
    return html`<div class="clock" part="clock" ?data-short=${this.#clock.isShort}>
        <span>${told}</span>
        ${this.#clock.render(words('cubo.time'), nothing)}
      </div>
      ${seats.length > 1 ? html`<p class="too-narrow">${words('cubo.tooNarrow')}</p>` : nothing}`;
  }

  /** The square as it is built on; nothing while it is only to be looked at. */
  renderGrid(seat: Seat, label: string): TemplateResult | undefined {
    return this.#scored || !isRolled(this.#state) ? undefined : this.#square(seat).render(label);
  }

  renderCover(seat: Seat): unknown {
    return this.#square(seat).renderCover();
  }

  renderSeatActions(seat: Seat): unknown {
    return this.#square(seat).renderActions();
  }

  #make(seat: Seat, move: CuboMove): boolean {
    this.#seat = seat;
    return this.moves.play(move, seat);
  }

  /** Takes all dice in hand, and throws them where the reader does that. */
  #rollAgain(seat: Seat): void {
    this.#rollWhile(
      () => this.#isInHand(seat),
      () => this.#make(seat, { kind: 'roll' }),
    );
  }

  #throwFor(seat: Seat): void {
    this.#rollWhile(() => this.#isInHand(seat));
  }

  #isInHand(seat: Seat): boolean {
    return this.host.match.dice === 'tap' && this.#seatOf(seat).stage === 'in-hand';
  }

  /** At the start of a round the dice of the middle and of all players, with one tap. */
  #rollRound(): void {
    this.#rollWhile(() => !isRolled(this.#state));
  }

  /** Rolls as long as dice are due, once something has begun that. */
  #rollWhile(isDue: () => boolean, begin: () => boolean = () => true): void {
    this.moves.notice = undefined;
    this.narrator.tellTogether(() => {
      if (begin()) this.moves.drawWhile(isDue);
    });
    this.host.requestUpdate();
  }

  // Beside the squares.

  override get viewTools(): readonly Tool[] {
    const { words, host } = this;
    if (!host.isPlayed) return [];
    const view = this.#view;
    const isLoud = isOn(view.sound);
    const canPause = this.isPaused || (!host.match.outcome && isRolled(this.#state));
    return [
      {
        id: 'pause',
        label: words(this.isPaused ? 'cubo.goOn' : 'cubo.pause'),
        icon: this.isPaused ? icons.play : icons.pause,
        run: canPause ? () => this.#pause(!this.isPaused) : undefined,
      },
      {
        id: 'sound',
        label: words(isLoud ? 'cubo.soundOff' : 'cubo.soundOn'),
        icon: isLoud ? icons.silence : icons.sound,
        run: () => {
          view.sound = !isLoud;
          if (isLoud) this.#tones.close();
          else this.#tones.play('call');
        },
      },
    ];
  }

  override get viewKeys(): Readonly<Record<string, () => void>> {
    if (!this.host.isPlayed) return {};
    const { words } = this;
    const { seconds } = this.#clock;
    return {
      m: () => this.narrator.say(words('cubo.middleRolled', this.#middleText)),
      t: () => this.narrator.say(seconds === undefined ? words('cubo.noLimit') : words('cubo.secondsLeft', seconds)),
      p: () => this.#pause(!this.isPaused),
    };
  }

  /** Place by place, since dice are taken by their places. */
  get #middleText(): string {
    const { words } = this;
    return this.#state.middle.map((die) => (die ? dieName(die, words) : words('cubo.empty'))).join(', ');
  }

  #pause(isPaused: boolean): void {
    if (isPaused && (this.host.match.outcome || !isRolled(this.#state))) return;
    for (const square of this.#squares.values()) square.letGo();
    this.moves.notice = undefined;
    this.#view.paused = isPaused;
    void this.host.updateComplete.then(() => {
      this.narrator.say(this.situation);
      if (!isPaused) this.focusTable();
    });
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const { dice } = this.host.match;
    const state = this.#state;
    if (this.isPaused) return button(words('cubo.goOn'), () => this.#pause(false), 'primary');
    if (isRolled(state) || dice !== 'tap') return nothing;
    return button(words('cubo.rollRound', state.round), () => this.#rollRound(), 'primary');
  }

  /** What has been earned by now, and for one who practises what could have been. */
  override renderChoices(): unknown {
    const { words } = this;
    const state = this.#state;
    if (state.rounds.length === 0) return nothing;
    return [this.#renderBest(), renderRounds(state, this.#names, words)];
  }

  #renderBest(): unknown {
    const state = this.#state;
    // Dice that roll by themselves leave no time between the rounds.
    const isShown = this.#scored ?? this.host.match.dice === 'auto';
    if (state.seats.length > 1 || !isShown) return nothing;
    this.#bestLoad ??= import('./best.js').then(
      (best) => {
        this.#best = best;
        this.host.requestUpdate();
      },
      // The next round tries again.
      () => (this.#bestLoad = undefined),
    );
    return this.#best?.renderBest(this.host.match, isOn(this.#view.numerals), this.words) ?? nothing;
  }

  override get complete(): Promise<void> | undefined {
    return this.#bestLoad ?? super.complete;
  }

  override get situation(): string {
    const { words, host } = this;
    const { outcome, dice } = host.match;
    const state = this.#state;
    if (outcome) return describeOutcome(outcome as CuboOutcome, this.#names, words);
    if (this.narrator.isTogether) return '';
    if (this.isPaused) return words('cubo.isPaused');
    if (!isRolled(state)) {
      const over = state.rounds.length > 0 ? words('cubo.roundOver', state.round - 1) : '';
      const next = dice === 'tap' ? words('tabletop.rollDice') : dice === 'enter' ? '' : words('tabletop.waitForDice');
      return [over, this.#dueText || next].filter(Boolean).join(' ');
    }
    if (state.phase === 'exchange') {
      const { taken } = this.#seatOf(state.turn);
      const task = words('cubo.exchange', taken ? dieName(taken, words) : '');
      return state.seats.length > 1 ? words('tabletop.of', this.#names[state.turn] ?? '', task) : task;
    }
    if (state.seats.length === 1 && this.#dueText) return this.#dueText;
    const building = describeBuilding(state, this.#names, this.#clock.seconds, words);
    return [building, this.#dueText].filter(Boolean).join(' ');
  }

  // Real dice.

  get #due(): PendingDice | undefined {
    return this.host.match.dice === 'enter' ? pendingDice(this.#state) : undefined;
  }

  /** What tells these dice from those of another moment. */
  get #dueKey(): string {
    const due = this.#due;
    return due ? `${this.#state.round} ${due.seat ?? 'middle'}` : '';
  }

  get #dueText(): string {
    const { words } = this;
    const due = this.#due;
    if (!due) return '';
    return due.seat === undefined ? words('cubo.enterMiddle') : words('cubo.enterSquare', this.#names[due.seat] ?? '');
  }

  override renderHand(): unknown {
    const due = this.#due;
    return due && !this.isPaused
      ? due.render(this.#throwing, isOn(this.#view.numerals), this.words, this.#throw)
      : nothing;
  }

  readonly #throw = (action: DiceEntryAction): void => {
    const due = this.#due;
    if (!due) return;
    const step = enterDice(this.#throwing, action, { count: due.dice.length, areDifferent: true });
    this.#throwing = step.interaction;
    this.#diceEntryFor = this.#dueKey;
    this.moves.notice = undefined;
    if (step.refusal) this.moves.refuse(step.refusal);
    else if (step.roll) this.moves.play(due.move(step.roll), 'chance');
    this.host.requestUpdate();
  };

  override get example(): string {
    const due = this.#due;
    return due ? '351624351'.slice(0, due.dice.length) : 'swap a1c3';
  }

  /** Dice that were rolled by hand can be typed as mere digits. */
  override playText(text: string): boolean {
    if (this.isPaused) {
      this.moves.refuse({ code: 'paused' });
      return false;
    }
    const due = this.#due;
    const digits = text.replace(/[\s,]/g, '');
    if (!due || !/^\d+$/.test(digits)) return this.moves.play(text, this.#typingSeat(text));
    const values = Array.from(digits, Number);
    if (values.length === due.dice.length && /^[1-6]+$/.test(digits))
      return this.moves.play(due.move(values), 'chance');
    this.moves.refuse({ code: 'bad-roll' });
    return false;
  }

  /** A move that is typed without a seat is of the one whose square was touched last, or who is to exchange. */
  #typingSeat(text: string): Seat | undefined {
    const { phase, turn } = this.#state;
    const isOwn = /^\s*(?:swap|[abc][123]|roll|call|take|put|keep)/i.test(text);
    return isOwn ? (phase === 'exchange' ? turn : this.#seat) : undefined;
  }

  // Time.

  readonly #onSecond = (seconds: number, isFirst: boolean): void => {
    if (isFirst && this.#state.seats.length > 1) this.#clock.say(this.situation);
    if (seconds <= 6) this.#tones.play('second');
  };

  override tell(change: GameChangeDetail<CuboMove>): void {
    if (this.narrator.isTogether) return;
    const isUrgent = change.moves.some(({ move: { kind } }) => kind === 'call' || kind === 'timeout');
    if (!isUrgent) super.tell(change);
    else {
      this.#clock.say(this.#describeUrgent(change.moves.length));
      this.narrator.say(this.situation);
    }
  }

  #describeUrgent(count: number): string {
    const { ply } = this.host.match;
    return Array.from({ length: count }, (_, i) => this.narrator.describePly(ply - count + i + 1)).join(' ');
  }

  override describeMove({ move, actor }: Entry<CuboMove>, before: CuboState): string {
    return describeMove(move, actor, before, this.#names, this.words);
  }

  override refusalText(refusal: Refusal): string {
    const { code, place } = refusal as { code: CuboReaderRefusalCode; place?: number };
    return this.words(`cubo.refusal.${code}`, { place });
  }

  override async openHelp(): Promise<void> {
    const [{ openHelp }, { cuboHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, cuboHelp);
  }

  /** A call within a time limit cannot be undone: the time since would be lost. */
  override get isUndoOpen(): boolean {
    const { match } = this.host;
    const latest = match.entries.slice(0, match.ply).findLastIndex(({ actor }) => typeof actor === 'number');
    const before = match.entries[latest]?.move.kind === 'call' ? match.stateAt(latest) : undefined;
    return !before || !deadline(before);
  }

  override get escapeMove(): (() => void) | undefined {
    if (this.#due && this.#throwing.dice.length > 0) return () => this.#throw({ name: 'clear' });
    return this.#square(this.#seat).escapeMove;
  }

  /** Focus goes to what is to be pressed next: in the panel, or in the square that was touched last. */
  override keepFocus(): void {
    const { host } = this;
    const root = host.renderRoot;
    const isBuilt =
      host.isPlayed && !this.tools.isAsking && !this.isPaused && isRolled(this.#state) && !host.match.outcome;
    const stage = this.#seatOf(this.#seat).stage;
    const seatButton = `.seat[data-seat="${this.#seat}"] .seat-actions button`;
    const places = isBuilt
      ? [stage === 'called' || stage === 'in-hand' ? seatButton : [], '.hand .keys .pick'].flat()
      : ['.actions .primary', '.hand .keys .pick'];
    const target = host.isPlayed ? places.map((place) => root.querySelector<HTMLElement>(place)).find(Boolean) : null;
    if (target) target.focus();
    else this.focusTable();
  }

  override focusTable(): void {
    const root = this.host.renderRoot;
    const cell = root.querySelector<HTMLElement>(`.seat[data-seat="${this.#seat}"] button.cell[tabindex="0"]`);
    (cell ?? root.querySelector<HTMLElement>('.squares[tabindex], .tool[tabindex="0"]'))?.focus();
  }
}
