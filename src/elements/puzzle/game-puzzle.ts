import { html, isServer, nothing } from 'lit';
import type { CSSResult, PropertyValues, TemplateResult } from 'lit';
import type { GameError } from '../../games/game-error.js';
import { Language } from '../../interaction/language.js';
import { puzzleLanguages } from '../../locales/puzzle/index.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { dateOf, puzzleOfTheDay } from '../../puzzles/day.js';
import type { PuzzleLink } from '../../puzzles/link.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { panelStyles } from '../../ui/panel/panel.styles.js';
import { sharedStyles } from '../../ui/styles.js';
import { DocumentStyles } from '../base/document-styles.js';
import { defineElement } from '../base/element-definition.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { ElementTag } from '../registry.js';
import { Recovery } from '../session/recovery.js';
import { bringIntoSight } from '../session/links/bring-into-sight.js';
import { isDefined, whenDefined } from '../../interaction/when-defined.js';
import { askedByAddress, linkTo } from './address.js';
import { puzzleAfter, readGame, readLevel } from './choose.js';
import { dayFacts, untilChange } from './day-facts.js';
import type { DayFacts } from './day-facts.js';
import { puzzleStyles } from './game-puzzle.styles.js';
import { loadRequested, reportError } from './load-puzzles.js';
import type { LoadedPuzzles } from './load-puzzles.js';
import { PuzzleAttributes } from './puzzle-attributes.js';
import type { PuzzleSession } from './puzzle-session.js';
import { renderError, renderPuzzle } from './puzzle-view.js';
import { RedrawTimer } from './redraw-timer.js';
import { Solving } from './solving.js';
import type { PuzzleHost } from './solving.js';
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
 * @csspart button - A button: for a hint, to try again, to see the solution, the next puzzle or that of today, to copy the result, for past puzzles.
 * @csspart line - How it went: tries, time, days in a row.
 * @csspart progress - The best time, and the time until the next puzzle of a day.
 * @csspart dialog - The dialog with past puzzles.
 * @csspart tool - A button with an icon in that dialog: to close it, to go to another month.
 * @csspart day - A day in that dialog.
 * @csspart error - The message about an attribute that cannot be used.
 *
 * @cssstate solved - The puzzle is solved.
 * @cssstate failed - The latest answer was wrong.
 * @cssstate error - An attribute or the set cannot be used.
 */
export class GamePuzzle extends PuzzleAttributes {
  static readonly tag = 'game-puzzle';
  static override readonly styles = STYLES;
  /** @internal Loads the element of a game, where a script loads elements when they are needed. Otherwise the page does. */
  static loadGame: ((tag: ElementTag) => Promise<unknown>) | undefined;

  /** Registers the element: under its own name, or another one, or in another registry. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    defineElement(this, tag ?? this.tag, registry);
  }

  readonly #language = new Language<PuzzleTerms>(this, puzzleLanguages);
  readonly #states = this.attachInternals().states as Set<string> | undefined;
  readonly #ownStyles = new DocumentStyles(STYLES);
  readonly #recovery = new Recovery(this, () => (this.#loading = this.#load()));
  #loaded: LoadedPuzzles | undefined;
  #solving: Solving | undefined;
  #error: GameError | undefined;
  /** What the address of the page asks for instead of the attributes. */
  #asked: PuzzleLink | undefined;
  /** Counts the requests, so that one that is answered too late is dropped. */
  #request = 0;
  #loading: Promise<void> | undefined;

  constructor() {
    super();
    new RedrawTimer(this, () => untilChange(this.#day));
  }

  /** The error in the attributes or the set, if any. */
  get error(): GameError | undefined {
    return this.#error;
  }

  /** The puzzle that is shown, with its solutions; `undefined` while it is loaded. */
  get puzzle(): Puzzle | undefined {
    return this.#solving?.session.puzzle;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onAddress);
    this.#solving?.board.stop();
  }

  override connectedCallback(): void {
    if (isServer) return;
    super.connectedCallback();
    addEventListener('hashchange', this.#onAddress);
    this.#solving?.board.goOn();
  }

  /** The browser has dropped the styles, since they belong to the document that the puzzle has left. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#ownStyles.renew(this.shadowRoot);
  }

  /** @internal Adds the styles of what is loaded later. */
  addStyles(...styles: readonly CSSResult[]): void {
    this.#ownStyles.add(this.shadowRoot, styles);
  }

  /** What a server has drawn is drawn anew. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer || (this.hasUpdated && !REQUEST.some((name) => changed.has(name)))) return;
    this.#ask(this.hasUpdated ? undefined : askedByAddress(this));
  }

  /** Complete once the puzzle is drawn, or what is wrong with it. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#loading;
    await super.getUpdateComplete();
    if (this.isConnected) await this.#solving?.board.element.updateComplete;
    return isComplete;
  }

  /** Starts the puzzle again, as a further try. */
  retry(): void {
    this.#solving?.retry();
  }

  /** Gives a hint to the next move: where to look first, then all that the move touches. */
  async hint(): Promise<void> {
    await this.#solving?.hint();
  }

  /** Plays the solution. From then on the puzzle counts for nothing. */
  showSolution(): void {
    this.#solving?.showSolution();
  }

  /** Shows the next puzzle of the set. */
  next(): void {
    if (!this.#loaded) return;
    this.#goTo({
      puzzle: puzzleAfter(this.#loaded.puzzles, this.#loaded.puzzle, readLevel(this.level)),
      date: undefined,
    });
  }

  #showDay(date: string): void {
    if (!this.#loaded) return;
    this.#goTo({ puzzle: puzzleOfTheDay(this.#loaded.puzzles, date, readLevel(this.level)), date });
  }

  /** Shows another puzzle of the set that is loaded. */
  #goTo(other: Pick<LoadedPuzzles, 'puzzle' | 'date'>): void {
    if (this.#loaded) this.#begin({ ...this.#loaded, ...other });
    void this.#solving?.focusGame();
  }

  readonly #onAddress = (): void => {
    const asked = askedByAddress(this);
    if (asked) this.#ask(asked);
  };

  #ask(asked: PuzzleLink | undefined): void {
    this.#asked = asked;
    this.#loading = this.#load();
    if (asked) void this.updateComplete.then(() => bringIntoSight(this));
  }

  async #load(): Promise<void> {
    const request = ++this.#request;
    try {
      const tag = GAME_TAGS[readGame(this.game)];
      if (!GamePuzzle.loadGame && !isDefined(tag, this))
        return whenDefined(tag, this, this, (puzzle) => puzzle.#ask(puzzle.#asked));
      const [loaded] = await Promise.all([
        loadRequested(this, this.#asked, GamePuzzle.loadGame),
        this.#language.settled(),
      ]);
      if (request === this.#request) this.#begin(loaded);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  #begin(loaded: LoadedPuzzles): void {
    this.#solving?.board.stop();
    try {
      this.#solving = new Solving(this.#host, loaded);
      this.#loaded = loaded;
      this.#error = undefined;
      this.#recovery.end();
      this.#draw();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(thrown: unknown): void {
    const error = reportError(this, thrown);
    this.#solving?.board.stop();
    this.#solving = undefined;
    this.#error = error;
    this.#recovery[error.details['isPassing'] ? 'note' : 'end']();
    this.#draw();
  }

  get #host(): PuzzleHost {
    return {
      element: this,
      language: this.#language,
      linkTo: (session) => linkTo(session, this),
      draw: () => this.#draw(),
    };
  }

  #draw(): void {
    const phase = this.#solving?.session.phase;
    const isState = { solved: phase === 'solved', failed: phase === 'failed', error: this.#error !== undefined };
    for (const [name, isOn] of Object.entries(isState)) this.#states?.[isOn ? 'add' : 'delete'](name);
    this.requestUpdate();
  }

  /** What there is to say about other days at this moment. */
  get #day(): DayFacts | undefined {
    return this.#solving && dayFacts(this.#solving.session, this, new Date());
  }

  protected override render(): TemplateResult {
    return html`<div class="container" lang=${isServer ? nothing : this.#language.lang()}>
      ${this.#renderContent()}
    </div>`;
  }

  #renderContent(): unknown {
    const language = this.#language;
    if (this.#error) return renderError(this.#error, this.#recovery, language);
    if (!this.#solving) return html`<div class="room"><slot></slot></div>`;
    const { session, board } = this.#solving;
    return renderPuzzle(
      {
        session,
        language,
        game: board.element,
        marked: board.marked,
        hasOthers: (this.#loaded?.puzzles.length ?? 0) > 1,
        day: this.#day,
        line: lineFor(session, language, linkTo(session, this)),
      },
      {
        hint: () => void this.hint(),
        retry: () => this.retry(),
        showSolution: () => this.showSolution(),
        next: () => this.next(),
        copy: () => void this.#solving?.copy(),
        showToday: () => this.#showDay(dateOf(new Date())),
        openArchive: () => void this.#openArchive(session),
      },
    );
  }

  async #openArchive(session: PuzzleSession): Promise<void> {
    session.note = undefined;
    try {
      const { openArchive } = await import('./archive/archive.js');
      openArchive(this, { language: this.#language, session, pick: (date) => this.#showDay(date) });
    } catch {
      session.note = 'notLoaded';
      this.#draw();
    }
  }
}
