import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import type { CuboMove, CuboOutcome, CuboSeat, CuboState } from '../../games/cubo/index.js';
import { ROUNDS, deadline, isCalled, isRolled } from '../../games/cubo/rules.js';
import { linesOf, totalOf } from '../../games/cubo/score.js';
import { CELLS, CENTRE, SIZE, cellName } from '../../games/cubo/square.js';
import type { Cell, CuboDie, CuboSquare } from '../../games/cubo/square.js';
import { DragListener } from '../../interaction/drag.js';
import { Fingers } from '../../interaction/fingers.js';
import { gridTarget } from '../../interaction/grid-keys.js';
import { enPlay } from '../../locales/cubo/en-play.js';
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
import type { PlayHost } from '../game-play.js';
import { ignoreHeldKeys } from '../held-keys.js';
import { PlayClock } from '../play-clock.js';
import { sentence } from '../sheet-words.js';
import { NOTHING_THROWN, throwDice } from '../throwing.js';
import type { ThrowingAction } from '../throwing.js';
import type * as Best from './best.js';
import { describeBuilding, describeLine, describeMove, describeOutcome, describeSquare } from './describe.js';
import { dueDice } from './due-dice.js';
import type { DueDice } from './due-dice.js';
import { grid } from './grid.js';
import { IDLE, canMove, isGiving, previewOf, reduce } from './interaction.js';
import type { Action, Interaction } from './interaction.js';
import { dieName } from './names.js';
import { cuboPlayStyles } from './play.styles.js';
import { colouredDie } from './picture.js';
import { renderRounds } from './result.js';
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
  readonly #drags = new Map<Seat, DragListener>();
  readonly #interactions = new Map<Seat, Interaction>();
  /** The cell of each seat that takes part in the tab order. */
  readonly #current = new Map<Seat, Cell>();
  /** Whose square has been touched last. */
  #seat: Seat = 0;
  #throwing = NOTHING_THROWN;
  /** The dice that are being entered. */
  #throwingFor = '';
  #isRolling = false;
  #fresh: readonly Seat[] = [];
  readonly #tones: Tones;
  #best: typeof Best | undefined;
  #bestLoad: Promise<void> | undefined;

  constructor(host: PlayHost<CuboState, CuboMove, CuboTerms>, view: CuboView) {
    super(host, enPlay, cuboPlayStyles);
    this.#view = view;
    this.#tones = new Tones(() => isOn(view.sound) && host.isConnected);
    this.#clock = new PlayClock(host, {
      isOpen: () => !this.isPaused,
      secondsLeft: (seconds) => this.words('cubo.secondsLeft', seconds),
      onSecond: this.#onSecond,
    });
    host.addController({
      hostUpdated: this.#leaveCovered,
      // A square that is taken out of the page does not hear how a drag ends.
      hostDisconnected: () => {
        for (const drag of this.#drags.values()) drag.abort();
        this.#tones.close();
      },
    });
    new Fingers(host);
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

  #interactionOf(seat: Seat): Interaction {
    return this.#interactions.get(seat) ?? IDLE;
  }

  get isPaused(): boolean {
    return this.host.isPlayed && isOn(this.#view.paused);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<CuboMove>[]): void {
    // What others do meanwhile takes away neither a question nor an explanation.
    const isElsewhere = cause !== 'play' || this.host.match.outcome !== undefined;
    if (isElsewhere) this.reset();
    if (isElsewhere || this.#dueKey !== this.#throwingFor) this.#throwing = NOTHING_THROWN;
    this.#fresh = moves.flatMap(({ move }) => (move.kind === 'dice' ? [move.seat] : []));
    const known = this.#state.seats;
    for (const seat of [...this.#interactions.keys()]) {
      // Nor a die out of one's hand.
      const isOwn = moves.some(({ actor, move }) => actor === seat || (move.kind === 'dice' && move.seat === seat));
      const mayGoOn = known[seat]?.stage === 'open' || isGiving(this.#state, seat);
      if (isElsewhere || isOwn || !mayGoOn) this.#letGo(seat);
    }
    for (const { move } of moves) this.#sing(move);
  }

  #letGo(seat: Seat): void {
    this.#drags.get(seat)?.abort();
    this.#setInteraction(seat, IDLE);
  }

  #sing({ kind }: CuboMove): void {
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
    const { square, taken } = this.#seatOf(seat);
    return this.#scored?.[seat] ?? previewOf(this.#interactionOf(seat), square, taken);
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
    const state = this.#state;
    const { square } = this.#seatOf(seat);
    if (this.#scored || !isRolled(state)) return undefined;
    const interaction = this.#interactionOf(seat);
    const shown = interaction.name === 'giving' ? (this.squareOf(seat) ?? square) : square;
    const chosen =
      interaction.name === 'idle' ? undefined : interaction.name === 'giving' ? interaction.cell : interaction.from;
    const isOpen = canMove(0, state, seat) || isGiving(state, seat);
    const fixed = square.flatMap((_, cell) => (isOpen && cell !== CENTRE ? [] : [cell]));
    const drag = this.#dragOf(seat);
    return html`<div
      class="grid"
      role="grid"
      aria-label=${label}
      data-interaction=${interaction.name}
      @click=${(event: MouseEvent) => this.#onClick(event, seat)}
      @focusin=${(event: FocusEvent) => this.#onFocus(event, seat)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, seat)}
      @focusout=${() => this.#pointAway(seat)}
      @pointerover=${(event: PointerEvent) => this.#onPointerOver(event, seat)}
      @pointerleave=${() => this.#pointAway(seat)}
      @pointerdown=${drag.down}
      @pointermove=${drag.move}
      @pointerup=${drag.up}
      @pointercancel=${drag.cancel}
      @lostpointercapture=${drag.cancel}
    >
      ${grid({
        square: shown,
        labels: this.#labels(shown, chosen, fixed),
        current: this.#current.get(seat) ?? 0,
        chosen,
        isDragged: interaction.name === 'dragging',
        over: interaction.name === 'chosen' || interaction.name === 'dragging' ? interaction.over : undefined,
        last: this.changedOn(seat),
        fixed,
        isFresh: this.#fresh.includes(seat),
        numerals: isOn(this.#view.numerals),
      })}
    </div>`;
  }

  #labels(square: CuboSquare, chosen: Cell | undefined, fixed: readonly Cell[]): readonly string[] {
    const { words, host } = this;
    return square.map((each, cell) => {
      const name = cellName(cell);
      const parts = [name, dieName(each, words)];
      if (host.drawing?.places.has(name)) parts.push(words('tabletop.marked'));
      if (cell === chosen) parts.push(words('cubo.chosen'));
      if (fixed.includes(cell)) parts.push(words('cubo.fixed'));
      return parts.join(', ');
    });
  }

  /** After the call a square is covered until all have called. */
  renderCover(seat: Seat): TemplateResult | typeof nothing {
    const { stage } = this.#seatOf(seat);
    const isCovered = this.#state.phase === 'build' && (stage === 'called' || stage === 'decided');
    return isCovered ? html`<div class="cover" part="cover" aria-hidden="true"><span>Cubo</span></div>` : nothing;
  }

  /** What a player can do beside arranging dice. */
  renderSeatActions(seat: Seat): TemplateResult {
    return html`<div
      class="seat-actions"
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, seat)}
      @focusin=${() => (this.#seat = seat)}
    >
      ${this.#seatActions(seat)}
    </div>`;
  }

  #seatActions(seat: Seat): unknown {
    const { words } = this;
    const state = this.#state;
    const { stage, square, taken } = this.#seatOf(seat);
    if (this.host.match.outcome || !isRolled(state)) {
      const isLate = this.#scored && !this.#scored[seat];
      return isLate ? html`<p>${words('cubo.notScored')}</p>` : nothing;
    }
    if (isGiving(state, seat)) {
      const interaction = this.#interactionOf(seat);
      const given = interaction.name === 'giving' ? square[interaction.cell] : undefined;
      const worth = given && totalOf(linesOf(this.squareOf(seat) ?? square, state.options));
      return html`${state.seats.length > 1 ? html`<p>${words('cubo.exchange', taken ? dieName(taken, words) : '')}</p>` : nothing}
      ${
        given && worth !== undefined
          ? button(words('cubo.put', dieName(given, words), worth), () => this.#confirmPut(seat), 'primary')
          : nothing
      }
      ${button(words('cubo.keep'), () => this.#make(seat, { kind: 'keep' }))}`;
    }
    if (stage === 'called') return this.#renderTaking(seat);
    if (stage === 'in-hand') {
      return this.host.match.dice === 'tap'
        ? button(words('cubo.throw'), () => this.#throwFor(seat), 'primary')
        : nothing;
    }
    if (stage !== 'open') return nothing;
    return [
      button(words('cubo.call'), () => this.#make(seat, { kind: 'call' }), 'primary'),
      isCalled(state) ? nothing : button(words('cubo.rollAgain'), () => this.#rollAgain(seat)),
    ];
  }

  #renderTaking(seat: Seat): TemplateResult {
    const { words } = this;
    const numerals = isOn(this.#view.numerals);
    return html`<div class="taking" role="group" aria-label=${words('cubo.take')}>
      ${this.#state.middle.map((die, i) => {
        if (!die) return html`<span class="gap"></span>`;
        const take = () => this.#make(seat, { kind: 'take', place: (i + 1) as 1 | 2 | 3 | 4 });
        return html`<button
          type="button"
          class="take"
          part="button"
          aria-label=${words('cubo.takeThis', dieName(die, words))}
          data-colour=${die.colour}
          @click=${take}
        >
          ${colouredDie(die, numerals)}
        </button>`;
      })}
      ${button(words('cubo.takeNone'), () => this.#make(seat, { kind: 'take', place: null }))}
    </div>`;
  }

  /** First comes what has fallen due while the device slept. */
  protected override play(input: CuboMove | string, actor?: Actor): boolean {
    this.#clock.settle();
    const isMade = super.play(input, actor);
    if (isMade) this.notice = undefined;
    return isMade;
  }

  #make(seat: Seat, move: CuboMove): boolean {
    this.#seat = seat;
    return this.play(move, seat);
  }

  #confirmPut(seat: Seat): void {
    const interaction = this.#interactionOf(seat);
    if (interaction.name === 'giving') this.#act(seat, { name: 'press', cell: interaction.cell });
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

  /** Rolls as long as dice are due and the page does not refuse it, and tells of all at once. */
  #rollWhile(isDue: () => boolean, begin: () => boolean = () => true): void {
    const { host } = this;
    const from = host.match.ply;
    this.#isRolling = true;
    this.notice = undefined;
    let ply = -1;
    if (begin()) {
      while (host.match.ply > ply && isDue()) {
        ply = host.match.ply;
        this.draw();
      }
    }
    this.#isRolling = false;
    const told = host.match.entries.slice(from, host.match.ply).map((_, i) => this.describePly(from + i + 1));
    if (told.length > 0) this.say([...told, this.situation].join(' '));
    host.requestUpdate();
  }

  // Beside the squares.

  protected override get viewTools(): readonly Tool[] {
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

  protected override get viewKeys(): Readonly<Record<string, () => void>> {
    if (!this.host.isPlayed) return {};
    const { words } = this;
    const { seconds } = this.#clock;
    return {
      m: () => this.say(words('cubo.middleRolled', this.#middleText)),
      t: () => this.say(seconds === undefined ? words('cubo.noLimit') : words('cubo.secondsLeft', seconds)),
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
    for (const seat of [...this.#interactions.keys()]) this.#letGo(seat);
    this.notice = undefined;
    this.#view.paused = isPaused;
    void this.host.updateComplete.then(() => {
      this.say(this.situation);
      if (!isPaused) this.focusTable();
    });
  }

  protected override renderGameActions(): unknown {
    const { words } = this;
    const { dice } = this.host.match;
    const state = this.#state;
    if (this.isPaused) return button(words('cubo.goOn'), () => this.#pause(false), 'primary');
    if (isRolled(state) || dice !== 'tap') return nothing;
    return button(words('cubo.rollRound', state.round), () => this.#rollRound(), 'primary');
  }

  /** What has been earned by now, and for one who practises what could have been. */
  protected override renderChoices(): unknown {
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
    if (this.#isRolling) return '';
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

  get #due(): DueDice | undefined {
    return this.host.match.dice === 'enter' ? dueDice(this.#state) : undefined;
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

  protected override renderHand(): unknown {
    const due = this.#due;
    return due && !this.isPaused
      ? due.render(this.#throwing, isOn(this.#view.numerals), this.words, this.#throw)
      : nothing;
  }

  readonly #throw = (action: ThrowingAction): void => {
    const due = this.#due;
    if (!due) return;
    const step = throwDice(this.#throwing, action, { count: due.dice.length, areDifferent: true });
    this.#throwing = step.interaction;
    this.#throwingFor = this.#dueKey;
    this.notice = undefined;
    if (step.refusal) this.refuse(step.refusal);
    else if (step.roll) this.play(due.move(step.roll), 'chance');
    this.host.requestUpdate();
  };

  protected override get example(): string {
    const due = this.#due;
    return due ? '351624351'.slice(0, due.dice.length) : 'swap a1c3';
  }

  /** Thrown dice can be typed as mere digits. */
  protected override playText(text: string): boolean {
    if (this.isPaused) {
      this.refuse({ code: 'paused' });
      return false;
    }
    const due = this.#due;
    const digits = text.replace(/[\s,]/g, '');
    if (!due || !/^\d+$/.test(digits)) return this.play(text, this.#typingSeat(text));
    const values = Array.from(digits, Number);
    if (values.length === due.dice.length && /^[1-6]+$/.test(digits)) return this.play(due.move(values), 'chance');
    this.refuse({ code: 'bad-roll' });
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
    if (this.#isRolling) return;
    const isUrgent = change.moves.some(({ move: { kind } }) => kind === 'call' || kind === 'timeout');
    if (!isUrgent) super.tell(change);
    else {
      this.#clock.say(this.#describeUrgent(change.moves.length));
      this.say(this.situation);
    }
  }

  #describeUrgent(count: number): string {
    const { ply } = this.host.match;
    return Array.from({ length: count }, (_, i) => this.describePly(ply - count + i + 1)).join(' ');
  }

  protected override describeMove({ move, actor }: Entry<CuboMove>, before: CuboState): string {
    return describeMove(move, actor, before, this.#names, this.words);
  }

  protected override refusalText(refusal: Refusal): string {
    const { code, place } = refusal as { code: CuboReaderRefusalCode; place?: number };
    return this.words(`cubo.refusal.${code}`, { place });
  }

  protected override async openHelp(): Promise<void> {
    const [{ openHelp }, { cuboHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, cuboHelp);
  }

  /** A call in limited time stays: what has passed since would be lost. */
  protected override get undo(): (() => void) | undefined {
    const { match } = this.host;
    const latest = match.entries.slice(0, match.ply).findLastIndex(({ actor }) => typeof actor === 'number');
    const before = match.entries[latest]?.move.kind === 'call' ? match.stateAt(latest) : undefined;
    return before && deadline(before) ? undefined : super.undo;
  }

  // What the reader does in a square.

  #dragOf(seat: Seat): DragListener {
    const known = this.#drags.get(seat);
    if (known) return known;
    const drag = new DragListener(
      {
        canDrag: (target) => target.matches('.cell:not([data-fixed])') && !isGiving(this.#state, seat),
        start: (target) => this.#act(seat, { name: 'drag', cell: cellOf(target) ?? 0 }),
        move: (over, x, y) => {
          const { style } = this.#draggedOf(seat) ?? {};
          style?.setProperty('--drag-x', `${x}px`);
          style?.setProperty('--drag-y', `${y}px`);
          this.#act(seat, { name: 'hover', cell: this.#cellIn(over, seat) });
        },
        drop: (over) => this.#act(seat, { name: 'drop', cell: this.#cellIn(over, seat) }),
        cancel: () => this.#act(seat, { name: 'cancel' }),
      },
      true,
    );
    this.#drags.set(seat, drag);
    return drag;
  }

  /** Nobody lays dice in another's square. Under a die that is dragged lies its place. */
  #cellIn(element: Element | null, seat: Seat): Cell | undefined {
    if (!element?.closest(`.seat[data-seat="${seat}"]`)) return undefined;
    return cellOf(element.closest('.place')?.firstElementChild ?? element);
  }

  #draggedOf(seat: Seat): HTMLElement | null {
    return this.host.renderRoot.querySelector(`.seat[data-seat="${seat}"] [data-dragged]`);
  }

  readonly #onClick = (event: MouseEvent, seat: Seat): void => {
    const cell = cellOf(event.target as Element);
    const isDragging = this.#interactionOf(seat).name === 'dragging';
    if (cell === undefined || isDragging || this.#dragOf(seat).swallows(event)) return;
    this.#current.set(seat, cell);
    this.#act(seat, { name: 'press', cell });
  };

  readonly #onFocus = (event: FocusEvent, seat: Seat): void => {
    this.#seat = seat;
    const cell = cellOf(event.target as Element);
    if (cell === undefined) return;
    this.#current.set(seat, cell);
    if (this.#interactionOf(seat).name === 'chosen') this.#act(seat, { name: 'hover', cell });
    this.host.requestUpdate();
  };

  readonly #onPointerOver = (event: PointerEvent, seat: Seat): void => {
    const isPointing = event.pointerType === 'mouse' && this.#interactionOf(seat).name === 'chosen';
    if (isPointing) this.#act(seat, { name: 'hover', cell: cellOf(event.target as Element) });
  };

  /** Nothing is pointed at any more that the chosen die would be swapped with. */
  #pointAway(seat: Seat): void {
    if (this.#interactionOf(seat).name === 'chosen') this.#act(seat, { name: 'hover', cell: undefined });
  }

  readonly #onKey = (event: KeyboardEvent, seat: Seat): void => {
    if (event.altKey) return;
    this.#seat = seat;
    const run = this.#keyRun(event, seat) ?? this.shortcut(event);
    if (!run) return;
    event.preventDefault();
    // A key that is held down moves the focus on, and does nothing else twice.
    if (!event.repeat || event.key.startsWith('Arrow')) run();
  };

  #keyRun(event: KeyboardEvent, seat: Seat): (() => void) | undefined {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const cell = cellOf(event.target as Element);
    if (ctrlKey || metaKey) {
      const far = cell === undefined ? undefined : gridTarget(cell, event, SIZE, SIZE);
      return far === undefined ? undefined : () => this.#focusCell(seat, far);
    }
    if (cell !== undefined) {
      const to = shiftKey ? besides(cell, key) : gridTarget(cell, event, SIZE, SIZE);
      if (to !== undefined) return shiftKey ? () => this.#swapTo(seat, cell, to) : () => this.#focusCell(seat, to);
    }
    return this.#letterRun(key.toLowerCase(), seat);
  }

  /** The keys of a player. Digits take a die after the call, and before it ask what a row earns. */
  #letterRun(letter: string, seat: Seat): (() => void) | undefined {
    const state = this.#state;
    const { square, stage } = this.#seatOf(seat);
    const shown = this.squareOf(seat) ?? square;
    const { words } = this;
    if (stage === 'called' && /^[0-4]$/.test(letter)) {
      const place = letter === '0' ? null : (Number(letter) as 1 | 2 | 3 | 4);
      return () => this.#make(seat, { kind: 'take', place });
    }
    if (/^[1-3abc]$/.test(letter)) return () => this.say(describeLine(letter, shown, state, words));
    return {
      q: () => this.say(describeSquare(shown, state, words)),
      x: () => void this.#make(seat, { kind: 'call' }),
      n: () => this.#rollAgain(seat),
      k: () => void this.#make(seat, { kind: 'keep' }),
    }[letter];
  }

  #swapTo(seat: Seat, from: Cell, to: Cell): void {
    this.#current.set(seat, to);
    this.#act(seat, { name: 'swap', cells: [from, to] });
    // The focus goes with the die.
    this.#focusCell(seat, to);
  }

  protected override get escapeMove(): (() => void) | undefined {
    if (this.#due && this.#throwing.dice.length > 0) return () => this.#throw({ name: 'clear' });
    const seat = this.#seat;
    const drag = this.#drags.get(seat);
    if (drag?.isDragging) return drag.abort;
    return this.#interactionOf(seat).name === 'idle' ? undefined : () => this.#act(seat, { name: 'cancel' });
  }

  #focusCell(seat: Seat, cell: Cell): void {
    this.#current.set(seat, cell);
    this.host.renderRoot.querySelector<HTMLElement>(`.seat[data-seat="${seat}"] [data-cell="${cell}"]`)?.focus();
  }

  /** Focus goes to what is to be pressed next: in the panel, or in the square that was touched last. */
  override keepFocus(): void {
    const { host } = this;
    const root = host.renderRoot;
    const isBuilt = host.isPlayed && !this.isAsking && !this.isPaused && isRolled(this.#state) && !host.match.outcome;
    const stage = this.#seatOf(this.#seat).stage;
    const seatButton = `.seat[data-seat="${this.#seat}"] .seat-actions button`;
    const places = isBuilt
      ? [stage === 'called' || stage === 'in-hand' ? seatButton : [], '.hand .keys .pick'].flat()
      : ['.actions .primary', '.hand .keys .pick'];
    const target = host.isPlayed ? places.map((place) => root.querySelector<HTMLElement>(place)).find(Boolean) : null;
    if (target) target.focus();
    else this.focusTable();
  }

  protected override focusTable(): void {
    const root = this.host.renderRoot;
    const cell = root.querySelector<HTMLElement>(`.seat[data-seat="${this.#seat}"] button.cell[tabindex="0"]`);
    (cell ?? root.querySelector<HTMLElement>('.squares[tabindex], .tool[tabindex="0"]'))?.focus();
  }

  #setInteraction(seat: Seat, interaction: Interaction): void {
    if (interaction.name !== 'dragging') this.#draggedOf(seat)?.removeAttribute('style');
    this.#interactions.set(seat, interaction);
  }

  #act(seat: Seat, action: Action): void {
    this.#seat = seat;
    this.#clock.settle();
    const before = this.#interactionOf(seat);
    const { interaction, move, refusal } = reduce(before, action, this.#state, seat);
    if (interaction === before && !move && !refusal) return;
    this.#setInteraction(seat, interaction);
    if (action.name !== 'hover') this.notice = undefined;
    if (refusal) this.refuse(refusal);
    else if (move) {
      // Where the page refuses it, nothing is let go.
      if (!this.play(move, seat) && before.name !== 'dragging') this.#setInteraction(seat, before);
    } else this.#sayInteraction(seat, before, interaction);
    this.host.requestUpdate();
  }

  #sayInteraction(seat: Seat, before: Interaction, interaction: Interaction): void {
    const { words } = this;
    const { square } = this.#seatOf(seat);
    const die = (cell: Cell) => dieName(square[cell] as CuboDie, words);
    if (interaction.name === 'giving') {
      const worth = totalOf(linesOf(this.squareOf(seat) ?? square, this.#state.options));
      this.say(`${words('cubo.put', die(interaction.cell), worth)}.`);
    } else if (interaction.name === 'chosen' && before.name !== 'chosen') {
      this.say(sentence(words('cubo.picked', die(interaction.from), cellName(interaction.from)), this.commonWords));
    } else if (interaction.name === 'idle') this.say(words('cubo.letGo'));
  }
}

function cellOf(element: Element | null): Cell | undefined {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}

/** The neighbour that a die changes places with, past the white one. */
function besides(cell: Cell, key: string): Cell | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIZE, ArrowDown: SIZE }[key];
  if (step === undefined) return undefined;
  const isInside = (to: Cell) =>
    to >= 0 && to < CELLS && (Math.abs(step) === SIZE || Math.floor(to / SIZE) === Math.floor(cell / SIZE));
  const next = cell + step === CENTRE ? cell + 2 * step : cell + step;
  return isInside(next) ? next : undefined;
}
