import { html, nothing } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import { conceal } from '../../games/triomino/conceal.js';
import type { TriominoMove, TriominoOutcome, TriominoState } from '../../games/triomino/index.js';
import { makeMove } from '../../games/triomino/notation.js';
import { phaseOf } from '../../games/triomino/phase.js';
import { view } from '../../games/triomino/view.js';
import { refusal } from '../../games/triomino/rules.js';
import type { Tile } from '../../games/triomino/tiles.js';
import type { TriominoReaderRefusalCode, TriominoTerms } from '../../locales/triomino/index.js';
import type { Entry } from '../../match/entry.js';
import type { GameRecord } from '../../match/record.js';
import { button } from '../../ui/button.js';
import { seatSign } from '../../ui/seat-sign.js';
import { Toolbar } from '../../ui/toolbar.js';
import type { Tool } from '../../ui/toolbar.js';
import type { ElementChangeCause } from '../events.js';
import { GamePlay } from '../game-play.js';
import type { PlayHost } from '../play-host.js';
import { ignoreHeldKeys } from '../key-repeat.js';
import { PlayClock } from '../play-clock.js';
import { list } from '../sheet-words.js';
import { Camera } from './camera.js';
import { describeCounts, describeMove, describeOutcome, describeTask } from './describe.js';
import type { Company } from './describe.js';
import type { Box } from './geometry.js';
import { tileName } from './names.js';
import { placesFor } from './places.js';
import { triominoPlayStyles } from './play.styles.js';
import { dueTiles, renderPad } from './tile-entry.js';
import type { DueTiles } from './tile-entry.js';
import { RackPlay } from './rack-play.js';
import type { RackTable } from './rack-play.js';
import { renderReckoning } from './score-table.js';
import { recordFor } from './viewer.js';
import type { Viewer } from './viewer.js';
import { tableIcons } from './icons.js';

/** What the element says of how it is looked at. */
export interface TriominoView {
  readonly viewing: Viewer | undefined;
  /** What shows the whole table. */
  readonly wholeBox: Box;
}

/** Lets readers play Triomino: by drag, tap, key and typed move, one after another on one device or each on their own. */
export class TriominoPlay extends GamePlay<TriominoState, TriominoMove, TriominoTerms> {
  /** Which part of the table is seen. */
  readonly camera: Camera;
  readonly #view: TriominoView;
  readonly #zoomTools: Toolbar;
  readonly #clock: PlayClock<TriominoState, TriominoMove, TriominoTerms>;
  readonly #rack: RackPlay;
  /** Who has uncovered their tiles last. */
  #shown: Seat | undefined;
  #entered: readonly Tile[] = [];

  constructor(host: PlayHost<TriominoState, TriominoMove, TriominoTerms>, element: TriominoView) {
    super(host, triominoPlayStyles);
    this.#view = element;
    this.camera = new Camera(host, () => element.wholeBox);
    this.#zoomTools = new Toolbar(host);
    this.#rack = new RackPlay(this.#makeTable());
    host.addController({ hostUpdate: this.#letGo });
    this.#clock = new PlayClock(host, {
      isOpen: () => !this.isCovered,
      secondsLeft: (seconds) => this.words('triomino.secondsLeft', seconds),
    });
    ignoreHeldKeys(host);
  }

  /** What the rack sees of this. */
  #makeTable(): RackTable {
    return {
      host: this.host,
      rackSeat: () => this.rackSeat,
      isOwnTurn: () => this.#isOwnTurn,
      settle: () => this.#clock.settle(),
      make: (move) => this.#make(move),
      refuse: (why) => this.moves.refuse(why),
      say: (told) => this.narrator.say(told),
      forgetNotice: () => (this.moves.notice = undefined),
      run: (event, own) => this.#run(event, own),
    };
  }

  get #state(): TriominoState {
    return this.host.match.state;
  }

  get #names(): readonly string[] {
    return this.#state.racks.map((_, seat) => this.host.nameOf(seat));
  }

  /** Where another’s tiles are shown, or none, nothing is held any more. */
  readonly #letGo = (): void => {
    if (this.#rack.isIdle || this.#isOwnTurn) return;
    this.#rack.letGo();
    this.narrator.say(this.situation);
  };

  // Whose tiles are seen.

  /** Whose tiles lie below the table while it is played. */
  get rackSeat(): Seat | undefined {
    const { viewing } = this.#view;
    if (typeof viewing === 'number') return viewing;
    return viewing === 'public' ? undefined : (this.#state.turn ?? undefined);
  }

  /** Whether the device has still to be handed over. */
  get isCovered(): boolean {
    const { turn, racks } = this.#state;
    const isShared = this.#view.viewing === undefined && racks.length > 1 && this.host.triedFrom === undefined;
    return this.host.isPlayed && isShared && turn !== null && turn !== this.#shown;
  }

  /** Whether the reader may move for the seat whose turn it is. */
  get #isOwnTurn(): boolean {
    const { turn, due } = this.#state;
    return turn !== null && turn === this.rackSeat && !due && !this.isCovered;
  }

  get #company(): Company {
    const { viewing } = this.#view;
    const { host } = this;
    const isOpen = viewing === 'all' || (viewing === undefined && (!host.isPlayed || host.triedFrom !== undefined));
    const own = viewing === undefined ? (host.match.seats === 1 ? 0 : this.#shown) : viewing;
    return { names: this.#names, mayName: (seat) => isOpen || seat === own };
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<TriominoMove>[]): void {
    const latest = moves.at(-1)?.move;
    this.#rack.matchChanged(latest?.kind === 'draw' ? latest.tile : null);
    this.reset();
    this.#entered = [];
    // Whoever comes next, also by taking something back, uncovers their tiles anew.
    const { turn } = this.#state;
    if (cause === 'load' || cause === 'restart' || turn !== this.#shown) this.#shown = undefined;
    const isAway = moves.some(({ move }) => move.kind === 'deal' || (move.kind === 'lay' && !this.camera.sees(move)));
    if (isAway || (cause !== 'play' && cause !== 'undo' && cause !== 'redo')) this.camera.reset();
  }

  // Above and on the table.

  /** The round; and where time is limited what is left of it. */
  renderRound(): TemplateResult {
    const { words } = this;
    const { round, options } = this.#state;
    const { rounds, target, scoring } = options;
    const isTargetSet = rounds === 0 && scoring !== 'none' && this.#state.racks.length > 1;
    return html`<p class="round">${words('triomino.round', round, rounds, isTargetSet ? target : 0)}</p>
      ${
        options.turnSeconds > 0 && this.host.isPlayed
          ? html`<p class="clock" part="clock" ?data-short=${this.#clock.isShort}>
              ${this.#clock.render(words('triomino.time'), '–')}
            </p>`
          : nothing
      }`;
  }

  /** The buttons for the view, on the table itself. */
  renderZoom(): TemplateResult {
    const { words, camera } = this;
    const tools: readonly Tool[] = [
      { id: 'whole', label: words('triomino.whole'), icon: tableIcons.whole, run: camera.box && camera.reset },
      { id: 'zoom-out', label: words('triomino.zoomOut'), icon: tableIcons.zoomOut, run: camera.zoomOut },
      { id: 'zoom-in', label: words('triomino.zoomIn'), icon: tableIcons.zoomIn, run: camera.zoomIn },
    ];
    return html`<div class="zoom" part="zoom">${this.#zoomTools.render(words('triomino.zoomTools'), tools)}</div>`;
  }

  /** What each place would be with the chosen tile, and its points. */
  renderGhosts(): readonly SVGTemplateResult[] {
    return this.#rack.renderGhosts();
  }

  // Below the table.

  /** The own tiles, or what covers them. */
  renderRack(): TemplateResult {
    const { words } = this;
    const state = this.#state;
    if (this.isCovered) {
      const name = this.#names[state.turn ?? 0] ?? '';
      return html`<div class="rack-place">
        <div class="cover" part="cover" @keydown=${this.#onOtherKey}>
          <p>${seatSign(state.turn ?? 0)}${words('triomino.handOver', name)}</p>
          ${button(words('triomino.showTiles'), this.#uncover, 'primary')}
        </div>
      </div>`;
    }
    return this.#rack.render();
  }

  readonly #uncover = (): void => {
    this.#shown = this.#state.turn ?? undefined;
    this.moves.notice = undefined;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      this.narrator.say(this.situation);
      this.focusTable();
    });
  };

  // Beside the table.

  override renderGameActions(): unknown {
    const { words } = this;
    const state = this.#state;
    const { match } = this.host;
    if (match.actors.includes('chance')) {
      if (match.dice !== 'tap') return nothing;
      const isDeal = phaseOf(state) === 'deal';
      const label = isDeal ? words('triomino.dealRound', state.round) : words('triomino.draw');
      return button(label, () => this.#drawAll(), 'primary');
    }
    if (!this.#isOwnTurn) return nothing;
    const seat = state.turn ?? 0;
    const rack = state.racks[seat] ?? [];
    const fits = rack.some((tile) => tile !== null && placesFor(tile, state).length > 0);
    const passing = state.options.scoring !== 'standard' ? 0 : state.purchases === 3 ? -10 : state.options.emptyPool;
    const look = fits ? '' : 'primary';
    const mayBuy = !refusal(state, seat, { kind: 'buy' });
    const mayPass = !refusal(state, seat, { kind: 'pass' });
    return [
      mayBuy
        ? button(
            words('triomino.buy', state.options.scoring === 'standard' ? -5 : 0),
            (click) => this.#buy(click),
            look,
          )
        : nothing,
      mayPass ? button(words('triomino.pass', passing), () => this.#make({ kind: 'pass' }), look) : nothing,
    ];
  }

  /** What was done last, real tiles to enter, where the chosen tile fits; between rounds the reckoning. */
  override renderChoices(): unknown {
    const { words } = this;
    const state = this.#state;
    const due = this.#due;
    if (due) {
      const pad = html`<div @keydown=${this.#onOtherKey} @focusin=${this.#rack.onFocus}>
        ${renderPad(due, this.#seen, this.#entered, this.#rack.current, words, this.#enter, this.#takeEntered)}
      </div>`;
      return state.last && phaseOf(state) === 'deal' ? [pad, renderReckoning(state, this.#names, words)] : pad;
    }
    if (this.#rack.isChosen) return this.#rack.renderPlaces();
    const isOpen = phaseOf(state) === 'deal' || this.host.match.outcome;
    return isOpen ? renderReckoning(state, this.#names, words) : nothing;
  }

  /** What was done last, and what it has earned. */
  override renderHand(): unknown {
    const { match } = this.host;
    const ply = match.entries
      .slice(0, match.ply)
      .findLastIndex(
        ({ move: { kind } }) => kind === 'lay' || kind === 'pass' || kind === 'timeout' || kind === 'lead',
      );
    return ply < 0 ? nothing : html`<p class="latest">${this.narrator.describePly(ply + 1)}</p>`;
  }

  override readonly viewTools: readonly Tool[] = [];

  override get viewKeys(): Readonly<Record<string, () => void>> {
    const { camera, words } = this;
    const { seconds } = this.#clock;
    return {
      '+': camera.zoomIn,
      '=': camera.zoomIn,
      '-': camera.zoomOut,
      '0': camera.reset,
      c: () => this.narrator.say(describeCounts(this.#state, this.#names, words)),
      l: () => this.narrator.say(this.#latestText),
      ...(this.host.isPlayed && {
        b: () => this.#buy(),
        p: () => this.#make({ kind: 'pass' }),
        t: () =>
          this.narrator.say(seconds === undefined ? words('triomino.noLimit') : words('triomino.secondsLeft', seconds)),
      }),
    };
  }

  get #latestText(): string {
    return this.narrator.describePly(this.host.match.ply) || this.situation;
  }

  override get situation(): string {
    const { words, host } = this;
    const { outcome, actors } = host.match;
    const state = this.#state;
    if (outcome) return describeOutcome(outcome as TriominoOutcome, state, this.#names, words);
    if (this.narrator.isTogether) return '';
    if (actors.includes('chance')) return this.#drawText;
    const { turn } = state;
    const name = this.#names[turn ?? 0] ?? '';
    if (this.isCovered) return words('triomino.handOver', name);
    if (!this.#isOwnTurn) return words('tabletop.toMove', name);
    const task = describeTask(state, words);
    return state.racks.length > 1 ? words('tabletop.of', name, task) : task;
  }

  /** What is to be drawn, and by whom. */
  get #drawText(): string {
    const { words, host } = this;
    const { dice } = host.match;
    const state = this.#state;
    const phase = phaseOf(state);
    const over =
      phase === 'deal' && state.last && state.racks[0]?.length === 0
        ? words('triomino.roundOver', state.last.round)
        : '';
    const due = this.#due;
    const { drawing } = state;
    const { match } = host;
    const isAgain = phase === 'lead' && match.entries[match.ply - 1]?.move.kind === 'lead';
    const again = isAgain
      ? words(
          'triomino.drawAgain',
          list(
            drawing.map((seat) => this.#names[seat] ?? ''),
            words,
            'conjunction',
          ),
        )
      : '';
    const next = due
      ? [again, due.ask(this.#entered.length, this.#names, words)].filter(Boolean).join(' ')
      : dice !== 'tap'
        ? words('triomino.waitForTiles')
        : phase === 'deal'
          ? words('triomino.deal')
          : phase === 'lead'
            ? again || words('triomino.drawLead')
            : words('tabletop.does', this.#names[this.#state.turn ?? 0] ?? '', words('triomino.buys'));
    return [over, next].filter(Boolean).join(' ');
  }

  override get example(): string {
    const due = this.#due;
    return due ? Array.from({ length: Math.min(due.count, 2) }, (_, i) => ['012', '345'][i]).join(',') : '012@3,-1';
  }

  override describeMove({ move, actor }: Entry<TriominoMove>, before: TriominoState): string {
    return describeMove(move, actor, before, this.#company, this.words);
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.racks.length > 1 ? seatSign(actor) : nothing;
  }

  /** A move as it may be read by whoever looks on. */
  override textOf({ move, actor, text }: Entry<TriominoMove>): string {
    const { viewing } = this.#view;
    return viewing === undefined || viewing === 'all' ? text : makeMove(conceal(move, actor, viewing));
  }

  /** In a game that runs on a shared device, a record with nobody’s tiles. */
  override get sharedRecord(): GameRecord {
    return recordFor(this.host.match, this.#view.viewing ?? (this.#isSecret ? 'public' : 'all'));
  }

  /** What can be done would give away tiles. */
  override get printedSituation(): string {
    const { turn } = this.#state;
    if (!this.#isSecret || turn === null) return this.situation;
    return this.words('tabletop.toMove', this.#names[turn] ?? '');
  }

  get #isSecret(): boolean {
    const { match, activeMode } = this.host;
    return activeMode === 'play' && match.seats > 1 && !match.outcome;
  }

  override refusalText(refusal: Refusal): string {
    const { words } = this;
    const { code, tile, tiles, value, laid } = refusal as {
      code: TriominoReaderRefusalCode;
      tile?: string;
      tiles?: readonly string[];
      value?: number;
      laid?: number;
    };
    const facts = {
      tile: tile && tileName(tile),
      tiles: tiles && list(tiles.map(tileName), words, 'disjunction'),
      value,
      laid,
    };
    return words(`triomino.refusal.${code}`, facts);
  }

  override async openHelp(): Promise<void> {
    const [{ openHelp }, { triominoHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, triominoHelp);
  }

  // Moves.

  /** Makes a move for the seat whose turn it is, where the reader may. */
  #make(move: TriominoMove | string): boolean {
    this.#clock.settle();
    if (this.isCovered || (this.#state.turn !== null && this.#state.turn !== this.rackSeat)) {
      this.moves.refuse({ code: this.isCovered ? 'covered' : 'other-viewer' });
      return false;
    }
    return this.moves.play(move, this.#state.turn ?? undefined);
  }

  /** A tile that is bought is drawn at once, where the reader draws. @returns whether it was bought */
  #buy(click?: Event): boolean {
    // The second click of two is not meant to buy another one.
    if (click instanceof MouseEvent && click.detail > 1) return false;
    let isBought = false;
    this.narrator.tellTogether(() => {
      isBought = this.#make({ kind: 'buy' });
      if (isBought && this.#state.due && this.host.match.dice === 'tap') this.moves.draw();
    });
    return isBought;
  }

  /** Deals to everybody and finds out who leads. */
  #drawAll(): void {
    this.moves.notice = undefined;
    this.narrator.tellTogether(() => this.moves.drawWhile(() => this.host.match.actors.includes('chance')));
    this.host.requestUpdate();
  }

  override playText(text: string): boolean {
    const due = this.#due;
    if (due) return this.#playTiles(text.toLowerCase().replace(/\s/g, ''), due);
    return text.trim().toLowerCase() === 'buy' ? this.#buy() : this.#make(text);
  }

  /** Real tiles can be typed without the word for what they are for. */
  #playTiles(text: string, due: DueTiles): boolean {
    const words = text.replace(/^(deal|lead|draw)/, '').split(/[,/]/);
    const kind = due.move([]).kind;
    const move = kind === 'lead' ? undefined : `${kind} ${words.join(',')}`;
    if (words.length !== due.count || !words.every((word) => /^[0-5]{3}$/.test(word))) {
      this.moves.refuse({ code: 'bad-tiles' });
      return false;
    }
    return this.moves.play(move ?? due.move(words), 'chance');
  }

  // Real tiles.

  get #due(): DueTiles | undefined {
    return this.host.match.dice === 'enter' && this.host.match.actors.includes('chance')
      ? dueTiles(this.#state)
      : undefined;
  }

  /** The game as whoever enters tiles may know it: what nobody has seen gives away no rack. */
  get #seen(): TriominoState {
    const { viewing } = this.#view;
    const state = this.#state;
    if (viewing === 'all' || state.racks.length === 1) return state;
    return view(state, viewing ?? this.#shown ?? 'public');
  }

  readonly #enter = (tile: Tile): void => {
    const due = this.#due;
    if (!due) return;
    const others = this.#entered.filter((each) => each !== tile);
    const isAdded = others.length === this.#entered.length && others.length < due.count;
    this.#entered = isAdded ? [...others, tile] : others;
    this.moves.notice = undefined;
    if (due.count === 1 && isAdded) this.#takeEntered();
    this.host.requestUpdate();
  };

  readonly #takeEntered = (): void => {
    const due = this.#due;
    if (due) this.moves.play(due.move(this.#entered), 'chance');
  };

  // Keys.

  /** On the table itself: in a record steps, and everywhere the view. */
  readonly onTableKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return; // by the tools
    const run = this.#viewKey(event);
    if (!run) {
      this.panel.onReplayKey(event);
      return;
    }
    event.preventDefault();
    run();
  };

  /** Shift and an arrow key move the table. */
  #viewKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if (ctrlKey || metaKey || altKey) return undefined;
    const { camera } = this;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (shiftKey && step) return () => camera.shift(step[0] ?? 0, step[1] ?? 0);
    return /^[+=\-0]$/.test(key) ? this.viewKeys[key] : undefined;
  }

  /** On the cover, and among real tiles. */
  readonly #onOtherKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const tiles = [...this.host.renderRoot.querySelectorAll<HTMLElement>('.pad-tile')];
    const at = tiles.indexOf(event.target as HTMLElement);
    const isStep = step !== undefined && at >= 0 && !event.shiftKey;
    this.#run(event, isStep ? () => tiles.at((at + step) % tiles.length)?.focus() : undefined);
  };

  #run(event: KeyboardEvent, own: (() => void) | undefined): void {
    const run = own ?? this.#viewKey(event) ?? (event.altKey ? undefined : this.tools.shortcut(event));
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down moves on, and does nothing else twice.
    if (!event.repeat || /^(?:Arrow|[+=-]$)/.test(event.key)) run();
  }

  override get escapeMove(): (() => void) | undefined {
    if (this.#entered.length > 0 && this.#due) {
      return () => {
        this.#entered = [];
        this.host.requestUpdate();
      };
    }
    return this.#rack.escapeMove;
  }

  /** Focus goes to what is to be pressed next: the cover, real tiles, or the rack. */
  override keepFocus(): void {
    const root = this.host.renderRoot;
    const target = this.host.isPlayed
      ? (root.querySelector<HTMLElement>('.actions .question ~ .primary, .cover .button') ??
        (this.#isOwnTurn ? null : root.querySelector<HTMLElement>('.actions .primary, .pad .button, .pad-tile')))
      : null;
    if (target) target.focus();
    else this.focusTable();
  }

  override focusTable(): void {
    const root = this.host.renderRoot;
    const target = root.querySelector<HTMLElement>('.rack-tile[tabindex="0"], .table[tabindex]');
    (target ?? root.querySelector<HTMLElement>('.actions .button, .panel .tool[tabindex="0"]'))?.focus();
  }
}
