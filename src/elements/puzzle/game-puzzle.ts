import { LitElement, html, isServer, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { GameError } from '../../games/game-error.js';
import { Language } from '../../interaction/language.js';
import { puzzleLanguages } from '../../locales/puzzle/index.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import type { PuzzleLevel } from '../../puzzles/level.js';
import { openPuzzle } from '../../puzzles/load.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { panelStyles } from '../../ui/panel/panel.styles.js';
import { sharedStyles } from '../../ui/styles.js';
import type { NumberText, Text } from '../base/attributes.js';
import { warn } from '../base/console-warning.js';
import { DocumentStyles } from '../base/document-styles.js';
import { defineElement } from '../base/element-definition.js';
import { emit } from '../base/events.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { GameMoveDetail } from '../base/events.js';
import type { ElementTag } from '../registry.js';
import { isDefined, whenDefined } from '../../interaction/when-defined.js';
import { puzzleAfter, readGame, readLevel } from './choose.js';
import { copyLine } from './copy-line.js';
import { puzzleStyles } from './game-puzzle.styles.js';
import { loadRequested, loadingError } from './load-puzzles.js';
import type { LoadedPuzzles } from './load-puzzles.js';
import { emitAnswer, endPuzzle } from './outcome.js';
import { PuzzleBoard } from './puzzle-board.js';
import { PuzzleSession } from './puzzle-session.js';
import { renderError, renderPuzzle } from './puzzle-view.js';
import { lineFor } from './words.js';

const STYLES = [sharedStyles, panelStyles, puzzleStyles];

/** The attributes that say which puzzle is shown. */
const REQUEST = ['game', 'date', 'level', 'number', 'src'] as const;

/**
 * A puzzle of a game: a position, a question, and a judge who knows every best answer, for each was proved when the puzzle was made. It holds the game itself.
 * What stands in the element is shown until the puzzle is there.
 *
 * @tag game-puzzle
 *
 * @slot - What is shown until the puzzle is there, such as a sentence for readers without scripts.
 *
 * @attr {string} lang - The language of the element. Default: that of the nearest ancestor with a `lang`.
 *
 * @event {CustomEvent<PuzzleAnswerDetail>} puzzle-answer - An answer is complete: `{ isRight, moves, tries, game, number, kind, level, date }`.
 * @event {CustomEvent<PuzzleEndDetail>} puzzle-end - The puzzle is solved, or its solution was shown: `{ tries, hints, ms, isShown, streak, line, game, number, kind, level, date }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or a set cannot be used: `{ code, message }`.
 *
 * @csspart frame - The whole puzzle.
 * @csspart title - Which puzzle it is, and how hard.
 * @csspart prompt - What is asked.
 * @csspart game - The game.
 * @csspart verdict - How the answer stands.
 * @csspart button - A button: for a hint, to try again, to see the solution, the next puzzle, to copy the result.
 * @csspart line - The line to share.
 * @csspart progress - The days in a row and the best time.
 * @csspart error - The message about an attribute that cannot be used.
 *
 * @cssstate solved - The puzzle is solved.
 * @cssstate failed - The latest answer was wrong.
 * @cssstate error - An attribute or the set cannot be used.
 */
export class GamePuzzle extends LitElement {
  static readonly tag = 'game-puzzle';
  static override readonly styles = STYLES;
  static override readonly properties: PropertyDeclarations = {
    game: {},
    date: {},
    level: {},
    number: {},
    src: {},
  };

  /** @internal Loads the element of a game, where a script loads elements when they are needed. Otherwise the page does. */
  static loadGame: ((tag: ElementTag) => Promise<unknown>) | undefined;

  /** Registers the element: under its own name, or another one, or in another registry. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    defineElement(this, tag ?? this.tag, registry);
  }

  /** The game: `triad`, `kubi`, `tricubo`, `cubo` or `triomino`. */
  declare game?: 'triad' | 'kubi' | 'tricubo' | 'cubo' | 'triomino' | null;
  /** Shows the puzzle of a day, the same for all readers: `today`, or a date like `2026-01-31`. */
  declare date?: Text;
  /** How hard the puzzle is. Default: the puzzle of a day is easy on Mondays and hard on Sundays; others are of any level. */
  declare level?: PuzzleLevel | null;
  /** The place of the puzzle in its set, from 1. Default: the one after those that the reader has solved. */
  declare number?: NumberText;
  /** The address of a file with other puzzles, on this site or on one that allows it (CORS). Default: the 400 of the library. */
  declare src?: Text;

  readonly #language = new Language<PuzzleTerms>(this, puzzleLanguages);
  readonly #states = this.attachInternals().states as Set<string> | undefined;
  readonly #ownStyles = new DocumentStyles(STYLES);
  #loaded: LoadedPuzzles | undefined;
  #session: PuzzleSession | undefined;
  #board: PuzzleBoard | undefined;
  #error: GameError | undefined;
  /** Counts the requests, so that one that is answered too late is dropped. */
  #request = 0;
  #loading: Promise<void> | undefined;

  /** The error in the attributes or the set, if any. */
  get error(): GameError | undefined {
    return this.#error;
  }

  /** The puzzle that is shown, with its solutions; `undefined` while it is loaded. */
  get puzzle(): Puzzle | undefined {
    return this.#session?.puzzle;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#board?.stop();
  }

  override connectedCallback(): void {
    if (isServer) return;
    super.connectedCallback();
    this.#board?.goOn();
  }

  /** The browser has dropped the styles, since they belong to the document that the puzzle has left. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#ownStyles.renew(this.shadowRoot);
  }

  /** What a server has drawn is drawn anew. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!isServer && (!this.hasUpdated || REQUEST.some((name) => changed.has(name)))) this.#loading = this.#load();
  }

  /** Complete once the puzzle is drawn, or what is wrong with it. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#loading;
    await super.getUpdateComplete();
    if (this.isConnected) await this.#board?.element.updateComplete;
    return isComplete;
  }

  /** Starts the puzzle again, as a further try. */
  retry(): void {
    if (!this.#session || this.#session.phase === 'showing') return;
    this.#session.retry();
    this.#toStart();
  }

  /** Gives a hint to the next move: where to look first, then all that the move touches. */
  async hint(): Promise<void> {
    const session = this.#session;
    if (session?.phase !== 'open' || !(await this.#board?.hint()) || session !== this.#session) return;
    session.hinted();
    this.#update();
  }

  /** Plays the solution. From then on the puzzle counts for nothing. */
  showSolution(): void {
    if (!this.#session || this.#session.phase === 'showing') return;
    this.#session.show();
    this.#toStart();
    this.#board?.goOn();
  }

  /** Shows the next puzzle of the set. */
  next(): void {
    if (!this.#loaded || !this.#session) return;
    const puzzle = puzzleAfter(this.#loaded.puzzles, this.#session.puzzle, readLevel(this.level));
    this.#begin({ ...this.#loaded, puzzle, date: undefined });
    void this.#focusGame();
  }

  #toStart(): void {
    this.#board?.toStart();
    this.#update();
    void this.#focusGame();
  }

  /** The button that was pressed goes; the focus stays in the puzzle. */
  async #focusGame(): Promise<void> {
    if (!this.matches(':focus-within')) return;
    await this.updateComplete;
    await this.#board?.focus();
  }

  /** After an answer, the next press is below the game. */
  async #focusChoice(): Promise<void> {
    if (!this.matches(':focus-within')) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.choices .button')?.focus();
  }

  async #load(): Promise<void> {
    const request = ++this.#request;
    try {
      const tag = GAME_TAGS[readGame(this.game)];
      if (!GamePuzzle.loadGame && !isDefined(tag, this))
        return whenDefined(tag, this, this, (puzzle) => void (puzzle.#loading = puzzle.#load()));
      const loaded = await loadRequested(this, GamePuzzle.loadGame);
      if (request === this.#request) this.#begin(loaded);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  #begin(loaded: LoadedPuzzles): void {
    const { rules, puzzle, date } = loaded;
    this.#board?.stop();
    try {
      openPuzzle(rules, puzzle);
      this.#loaded = loaded;
      this.#error = undefined;
      this.#session = new PuzzleSession(puzzle, rules, date, performance.now());
      this.#board = new PuzzleBoard(this, this.#session, () => this.#language.words('puzzle.notAsked'));
      this.#board.element.addEventListener('game-move', this.#onMove as EventListener);
      this.#update();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(thrown: unknown): void {
    const error = loadingError(thrown);
    this.#board?.stop();
    this.#session = undefined;
    this.#board = undefined;
    this.#error = error;
    warn(this, error, false);
    emit(this, 'game-error', { code: error.code, message: error.message });
    this.#update();
  }

  #update(): void {
    const phase = this.#session?.phase;
    const isState = { solved: phase === 'solved', failed: phase === 'failed', error: this.#error !== undefined };
    for (const [name, isOn] of Object.entries(isState)) this.#states?.[isOn ? 'add' : 'delete'](name);
    this.requestUpdate();
  }

  readonly #onMove = ({ detail, target }: CustomEvent<GameMoveDetail>): void => {
    const session = this.#session;
    const board = this.#board;
    if (!session || board?.element !== target || detail.actor !== session.puzzle.seat) return;
    const wasShowing = session.phase === 'showing';
    if (session.phase !== 'open' && !wasShowing) return;
    session.made(detail.move, board.state, performance.now());
    if (!wasShowing && session.phase !== 'open') emitAnswer(this, session, board.state);
    if (session.isOver) endPuzzle(this, session, this.#language.words);
    board.goOn();
    this.#update();
    if (session.phase === 'failed' || session.isOver) void this.#focusChoice();
  };

  protected override render(): TemplateResult {
    return html`<div class="container" lang=${isServer ? nothing : this.#language.lang()}>
      ${this.#renderContent()}
    </div>`;
  }

  #renderContent(): unknown {
    const language = this.#language;
    const session = this.#session;
    if (this.#error) return renderError(this.#error, language);
    if (!session) return html`<div class="room"><slot></slot></div>`;
    const game = this.#board?.element;
    const hasOthers = (this.#loaded?.puzzles.length ?? 0) > 1;
    return renderPuzzle(
      { session, language, game, hasOthers, marked: this.#board?.marked ?? '' },
      {
        hint: () => void this.hint(),
        retry: () => this.retry(),
        showSolution: () => this.showSolution(),
        next: () => this.next(),
        copy: () => void this.#copy(session),
      },
    );
  }

  async #copy(session: PuzzleSession): Promise<void> {
    const line = lineFor(session, this.#language.words);
    session.isCopied = await copyLine(line, this.renderRoot.querySelector('.line'));
    this.requestUpdate();
  }
}
