import { html } from 'lit';
import type { CSSResult, LitElement, TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Actor, Refusal, Seat } from '../games/game.js';
import { GameError } from '../games/game-error.js';
import { Announcer } from '../interaction/announcer.js';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { Clock } from '../match/clock.js';
import type { By, Entry } from '../match/entry.js';
import type { Match } from '../match/match.js';
import type { GameRecord } from '../match/record.js';
import type { AgainOptions } from '../match/settings.js';
import { button } from '../ui/button.js';
import type { Drawing } from '../ui/drawing.js';
import { icons } from '../ui/icons.js';
import { moveField } from '../ui/move-field.js';
import { panelStyles } from '../ui/panel.styles.js';
import { seatName } from '../ui/seat-name.js';
import { Toolbar } from '../ui/toolbar.js';
import type { Tool } from '../ui/toolbar.js';
import type { Text } from './attributes.js';
import { emit } from './events.js';
import type { ElementChangeCause, GameChangeDetail, GameMoveDetail } from './events.js';
import type { Mode } from './game-element.js';
import type { GameReplay } from './game-replay.js';

/** Milliseconds before a pointer can answer what has just appeared under it. */
const ANSWER_DELAY = 400;

/** What the playing part of an element may do with it. */
export interface PlayHost<State, Move, Terms extends CommonTerms> extends LitElement {
  readonly match: Match<State, Move>;
  readonly words: Term<Terms>;
  readonly activeMode: Mode;
  /** What a game with times goes by. */
  readonly clock?: Clock;
  /** Whether the reader may move: in a game, or where they try own moves. */
  readonly isPlayed: boolean;
  /** The ply at which a record was left to try own moves. */
  readonly triedFrom: number | undefined;
  /** What the author has marked. */
  readonly drawing: Drawing | undefined;
  /** What a seat is called where nobody has a name. */
  sideName(seat: Seat): string;
  /** The name of a seat as the attribute says it, or an empty text. */
  givenName(seat: Seat): string;
  /** What a seat is called. */
  nameOf(seat: Seat): string;
  names?: Text;
  /** Begins another match. */
  begin(how: AgainOptions, by: By): void;
  goTo(ply: number, by: By): void;
  tryMoves(by: By): void;
  returnToRecord(by: By): void;
  adopt(...styles: readonly CSSResult[]): void;
}

/**
 * The part of an element that lets a reader play: it is loaded at first sight, so that a page of diagrams or a board far down
 * costs only what is seen. It asks the page before each move, explains refusals, and leaves no running game without a question.
 */
export abstract class GamePlay<State, Move, Terms extends CommonTerms> {
  /** Why the last attempt of the reader was refused, in the words of the moment: the language may change. */
  notice: (() => string) | undefined;
  /** Whether the reader has to say if a running game is to be left. */
  protected isAsking = false;
  /** Whether moves are being made that are told together. */
  protected isTogether = false;
  #askedAt = 0;
  #isOpening = false;
  #isReplayMissing = false;
  #clicked: Element | null = null;
  protected readonly host: PlayHost<State, Move, Terms>;
  readonly #announcer: Announcer;
  readonly #toolbar: Toolbar;
  #replay: GameReplay<State, Move, Terms> | undefined;
  #replayLoad: Promise<void> | undefined;

  /**
   * @param styles what the element looks like while it is played
   */
  constructor(host: PlayHost<State, Move, Terms>, ...styles: readonly CSSResult[]) {
    this.host = host;
    this.#announcer = new Announcer(host);
    this.#toolbar = new Toolbar(host);
    host.addEventListener('click', this.#onAnyClick, { capture: true });
    host.adopt(panelStyles, ...styles);
  }

  /** What is to be done now, or who has won. */
  abstract readonly situation: string;
  /** The buttons for what can be done now, while the game goes on. */
  protected abstract renderGameActions(): unknown;
  /** What stands above the status, such as dice. */
  protected renderHand?(): unknown;
  /** What stands below it, such as moves in words. */
  protected renderChoices?(): unknown;
  /** A move as it is typed. */
  protected abstract readonly example: string;
  /** Makes a typed move. @returns whether it was made */
  protected abstract playText(text: string): boolean;
  /** The sign of whoever made a move, where that is not clear from the order. */
  signOf?(actor: Actor): unknown;
  /** The sentence for a move, given the state in which it was made. */
  protected abstract describeMove(made: Entry<Move>, before: State): string;
  /** Explains the game. */
  protected abstract openHelp(): Promise<void>;
  /** Tools of this game that are of use also where nothing is played. */
  protected abstract readonly viewTools: readonly Tool[];
  /** And their keys. */
  protected abstract readonly viewKeys: Readonly<Record<string, () => void>>;
  /** What Escape takes back of a move that has been begun, if anything. */
  protected abstract readonly escapeMove: (() => void) | undefined;
  /** Where focus goes when what had it is removed and nothing is to be pressed. */
  protected abstract focusTable(): void;
  protected abstract refusalText(refusal: Refusal): string;

  /** Another match, or another moment of it. `moves` are those that were added. */
  abstract matchChanged(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void;

  /** Whatever the reader had begun is over. */
  protected reset(): void {
    this.notice = undefined;
    this.isAsking = false;
  }

  /** What comes under the pointer between the two clicks of a double click is not what was clicked. */
  readonly #onAnyClick = (click: MouseEvent): void => {
    const [origin] = click.composedPath();
    const target = (origin as Element).closest('button');
    if (click.detail > 1 && target !== this.#clicked) click.stopPropagation();
    else this.#clicked = target;
  };

  /** What stands beside or below the game. */
  renderPanel(): unknown {
    if (this.host.isPlayed) return this.#renderPlayPanel();
    if (this.#isReplayMissing)
      return button(this.commonWords('tabletop.notLoaded'), () => this.#loadAgain(), 'primary');
    this.#replayLoad ??= this.#loadReplay();
    return this.#replay?.render([...this.viewTools, ...this.pageTools]);
  }

  #renderPlayPanel(): TemplateResult {
    const { commonWords: words, notice, undo, redo } = this;
    const { triedFrom, match } = this.host;
    const tools = [
      { id: 'undo', label: words('tabletop.undo'), icon: icons.undo, run: undo },
      { id: 'redo', label: words('tabletop.redo'), icon: icons.redo, run: redo },
      ...(triedFrom === undefined
        ? [{ id: 'new-game', label: words('tabletop.newGame'), icon: icons.newGame, run: () => this.newGame() }]
        : []),
      ...this.viewTools,
      ...this.pageTools,
    ];
    const field = { label: words('tabletop.typedMove'), example: this.example, submit: words('tabletop.play') };
    return html`${this.renderHand?.()}
      <div class="now">
        <p class="status" part="status" ?data-notice=${notice} ?data-result=${!notice && match.outcome}>
          ${notice?.() ?? this.situation}
        </p>
        <div class="actions" @keydown=${this.#onActionKey}>${this.#renderActions()}</div>
      </div>
      ${this.renderChoices?.()} ${this.#toolbar.render(words('tabletop.tools'), tools)}
      ${moveField(field, (text) => this.playText(text))}`;
  }

  #renderActions(): unknown {
    const { commonWords: words, host } = this;
    if (this.isAsking) {
      return [
        html`<p class="question">${words('tabletop.leaveGame')}</p>`,
        button(words('tabletop.keepPlaying'), () => this.ask(false), 'primary'),
        button(words('tabletop.newGame'), (click) => this.leaveGame(click)),
      ];
    }
    if (host.triedFrom !== undefined) {
      const back = button(words('tabletop.returnToRecord'), () => host.returnToRecord('user'));
      return [this.renderGameActions(), back];
    }
    if (!host.match.outcome) return this.renderGameActions();
    const again = host.match.seats > 1 ? 'tabletop.rematch' : 'tabletop.newGame';
    return button(words(again), () => this.rematch(), 'primary');
  }

  /** The field for a player's name. */
  renderName(seat: Seat): unknown {
    const { host } = this;
    const side = host.sideName(seat);
    const label = this.commonWords('tabletop.nameOf', side);
    // What is being written is the name of one player, also where another's takes its place.
    return keyed(
      seat,
      seatName({ side, name: host.givenName(seat), label }, (name) => this.rename(seat, name)),
    );
  }

  /** Fulfilled when what is shown beside the game is there. */
  get complete(): Promise<void> | undefined {
    return this.#replayLoad;
  }

  async #loadReplay(): Promise<void> {
    try {
      const { GameReplay } = await import('./game-replay.js');
      this.#replay = new GameReplay(this.host, this);
      this.host.requestUpdate();
    } catch {
      this.#isReplayMissing = true;
      this.host.requestUpdate();
    }
  }

  #loadAgain(): void {
    this.#isReplayMissing = false;
    this.#replayLoad = undefined;
    this.host.requestUpdate();
  }

  /** Keys on the board of a record: steps, and what else is of use where nothing is played. */
  readonly onReplayKey = (event: KeyboardEvent): void => {
    if (this.host.isPlayed) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const run =
      altKey || ctrlKey || metaKey || shiftKey
        ? undefined
        : (this.#replay?.keys[key] ?? this.viewKeys[key.toLowerCase()]);
    if (!run) return;
    event.preventDefault();
    run();
  };

  /** What a key does anywhere in the game, if anything: undo and redo, the game's own keys, and Escape. */
  protected shortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const { undo, redo } = this;
    const letter = key.toLowerCase();
    if (ctrlKey || metaKey) {
      if (letter === 'z') return shiftKey ? redo : undo;
      return letter === 'y' ? redo : undefined;
    }
    return letter === 'escape' ? this.#escape : { u: undo, r: redo, ...this.viewKeys }[letter];
  }

  /** What Escape takes back, if anything. */
  get #escape(): (() => void) | undefined {
    return this.isAsking ? () => this.ask(false) : this.escapeMove;
  }

  readonly #onActionKey = (event: KeyboardEvent): void => {
    const run = event.altKey ? undefined : this.shortcut(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  /** Focus goes to what is to be pressed now, else back to the game. */
  keepFocus(): void {
    const isAsked = this.host.isPlayed && this.host.triedFrom === undefined;
    const action = isAsked ? this.host.renderRoot.querySelector<HTMLElement>('.over-board input, .primary') : null;
    if (action) action.focus();
    else this.focusTable();
  }

  /** Help, share and print, which are there in every game. */
  protected get pageTools(): readonly Tool[] {
    const { host, commonWords: words } = this;
    return [
      {
        id: 'help',
        label: words('tabletop.help'),
        icon: icons.help,
        run: this.opening(() => this.openHelp()),
      },
      {
        id: 'share',
        label: words('tabletop.share'),
        icon: icons.share,
        run: this.opening(async () => (await import('./share.js')).openShare(host, this.sharedRecord)),
      },
      {
        id: 'print',
        label: words('tabletop.print'),
        icon: icons.print,
        run: this.opening(async () =>
          (await import('./print.js')).print(host, this.printedSituation, this.sharedRecord),
        ),
      },
    ];
  }

  /** The game as those may know it who get it; the whole game where nothing is hidden. */
  protected get sharedRecord(): GameRecord {
    return this.host.match.toRecord();
  }

  /** What is written below the diagram on paper. */
  protected get printedSituation(): string {
    return this.situation;
  }

  /** Opens something that is loaded when it is asked for, and so can be out of reach. */
  protected opening(open: () => Promise<void>): () => void {
    const onFailure = () => {
      this.notice = () => this.commonWords('tabletop.notLoaded');
      this.say(this.notice());
    };
    return () => {
      if (this.#isOpening) return;
      this.#isOpening = true;
      this.notice = undefined;
      void open()
        .catch(onFailure)
        .finally(() => {
          this.#isOpening = false;
          this.host.requestUpdate();
        });
    };
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.text;
  }

  /** Speaks of a change. */
  tell(change: GameChangeDetail<Move>): void {
    if (!this.isTogether) this.say(this.#describe(change));
  }

  /** Makes moves and tells of all of them at once, and then what is to be done. */
  protected tellTogether(play: () => void): void {
    const { match } = this.host;
    const from = match.ply;
    this.isTogether = true;
    play();
    this.isTogether = false;
    const told = match.entries.slice(from, match.ply).map((_, i) => this.describePly(from + i + 1));
    if (told.length > 0) this.say([...told, this.situation].join(' '));
  }

  #describe({ cause, by, moves }: GameChangeDetail<Move>): string {
    const { commonWords: words, host } = this;
    const { match } = host;
    // A listener may have played on, or taken it back again.
    const from = match.entries.findLastIndex(({ move, actor }) => move === moves[0]?.move && actor === moves[0].actor);
    const told = moves.map((_, i) => this.describePly(from + i + 1));
    const causes = {
      play: '',
      load: '',
      undo: words('tabletop.undone'),
      redo: words('tabletop.redone'),
      restart: words('tabletop.newGameBegun'),
      // At its own pace, only the moves are told.
      'go-to': this.#isListRead || by === 'auto' ? '' : words('tabletop.atPly', match.ply, match.length),
      try: words('tabletop.trying'),
      return: words('tabletop.returned'),
    };
    const now = host.isPlayed ? this.situation : this.#moment;
    return [causes[cause], ...told, now].filter(Boolean).join(' ');
  }

  /** The sentence for a move of the match that has been made. */
  describePly(ply: number): string {
    const { match } = this.host;
    const before = match.stateAt(ply - 1);
    const made = match.entries[ply - 1];
    return before && made ? this.describeMove(made, before) : '';
  }

  /** What led to the moment of a record that is shown, what its author says of it, and the result. */
  get #moment(): string {
    const { match } = this.host;
    const { comment = '' } = match.entries[match.ply - 1] ?? match;
    const told = this.#isListRead ? '' : this.describePly(match.ply);
    return [told, comment, match.outcome && this.situation].filter(Boolean).join(' ');
  }

  /** A move of the list that has the focus is read out by itself. */
  get #isListRead(): boolean {
    return Boolean((this.host.renderRoot as ShadowRoot).activeElement?.matches('.listed'));
  }

  protected say(sentence: string): void {
    this.#announcer.say(sentence);
  }

  protected get words(): Term<Terms> {
    return this.host.words;
  }

  /** The words that all elements share. */
  protected get commonWords(): Term<CommonTerms> {
    return this.host.words;
  }

  /** Makes a move for the reader, given as such or typed, and tells them why where it cannot be. @returns whether it was made */
  protected play(input: Move | string, actor?: Actor): boolean {
    const { match } = this.host;
    const read = this.#read(input, actor);
    // Dice are the reader’s only where they are thrown by hand, and time never is.
    const mayPlay = typeof read?.actor === 'number' || (read?.actor === 'chance' && match.dice === 'enter');
    const refusal = read ? match.refusal(read.move, read.actor) : { code: 'bad-move' };
    if (!read || refusal || !mayPlay) {
      this.refuse(refusal ?? { code: 'not-your-turn' });
      return false;
    }
    const text = match.game.makeMove(read.move, match.state, read.actor);
    if (!this.#isAllowed({ ...read, text, by: 'user' })) return false;
    match.play(read.move, { actor: read.actor, by: 'user' });
    return true;
  }

  /** Rolls or draws for the reader. */
  protected draw(): void {
    const { match } = this.host;
    const drawn = match.peekDraw();
    if (drawn && this.#isAllowed({ actor: 'chance', ...drawn, by: 'user' })) match.draw('user');
  }

  /** Rolls or draws as long as something is due, and the page does not refuse it. */
  protected drawWhile(isDue: () => boolean): void {
    const { match } = this.host;
    for (let ply = -1; match.ply > ply && isDue();) {
      ply = match.ply;
      this.draw();
    }
  }

  /** Tells the reader, in place and aloud, and the page why something was not done. */
  protected refuse(refusal: Refusal): void {
    this.notice = () => this.refusalText(refusal);
    const message = this.notice();
    this.say(message);
    this.host.requestUpdate();
    emit(this.host, 'game-refuse', { code: refusal.code, message });
  }

  /** Whose move is taken back next; without one, the latest of anybody. */
  protected get seatToUndo(): Seat | undefined {
    return undefined;
  }

  /** Missing while there is nothing to take back. */
  protected get undo(): (() => void) | undefined {
    const { match } = this.host;
    const seat = this.seatToUndo;
    return match.canUndo(seat) ? () => match.undo(seat, 'user') : undefined;
  }

  /** Missing while nothing has been taken back. */
  protected get redo(): (() => void) | undefined {
    const { match } = this.host;
    return match.canRedo ? () => match.redo('user') : undefined;
  }

  /** A game that is going on is not left without asking. */
  protected newGame(): void {
    const { match } = this.host;
    const isGoingOn = !match.outcome && match.entries.some(({ actor }) => actor !== 'chance');
    if (isGoingOn) this.ask(true);
    else this.leaveGame();
  }

  /** Begins a new game whatever becomes of this one; but a double tap on the tool that asked is no answer. */
  protected leaveGame(click?: Event): void {
    if (click instanceof MouseEvent && click.detail > 0 && click.timeStamp - this.#askedAt < ANSWER_DELAY) return;
    this.host.begin({}, 'user');
  }

  /** Names are written as a list, so no name can have a comma. */
  protected rename(seat: Seat, name: string): void {
    const { host } = this;
    const names = Array.from({ length: host.match.seats }, (_, each) => host.givenName(each));
    names[seat] = name.replaceAll(/\s*,\s*/g, ' ').trim();
    host.names = names.join(', ').replace(/[ ,]+$/, '');
  }

  protected rematch(): void {
    this.host.begin({ alternate: true }, 'user');
  }

  /** The question takes the focus, and gives it back to the tool that asked. */
  protected ask(isAsking: boolean): void {
    const { host } = this;
    const root = host.renderRoot as ShadowRoot;
    const wasHere = root.activeElement?.closest('.actions');
    this.isAsking = isAsking;
    this.#askedAt = performance.now();
    host.requestUpdate();
    if (isAsking) this.say(this.commonWords('tabletop.leaveGame'));
    void host.updateComplete.then(() => {
      if (isAsking) this.keepFocus();
      else if (wasHere) root.querySelector<HTMLElement>('[data-tool="new-game"]')?.focus();
    });
  }

  #read(input: Move | string, actor: Actor | undefined): { actor: Actor; move: Move } | undefined {
    try {
      return this.host.match.read(input, actor);
    } catch (error) {
      if (error instanceof GameError) return undefined;
      throw error;
    }
  }

  /** Asks the page. What it did meanwhile counts: a match that is gone or has moved on is not played. */
  #isAllowed(detail: GameMoveDetail<Move>): boolean {
    const { match } = this.host;
    const { state } = match;
    return emit(this.host, 'game-before-move', detail) && this.host.match === match && match.state === state;
  }
}
