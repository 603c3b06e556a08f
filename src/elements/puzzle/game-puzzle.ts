import { LitElement, html, isServer, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { GameError } from '../../games/game-error.js';
import { makeOption } from '../../games/options.js';
import { Language } from '../../interaction/language.js';
import { puzzleLanguages } from '../../locales/puzzle/index.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import type { Level } from '../../opponents/level.js';
import { loadPuzzleRules, loadPuzzles, openPuzzle } from '../../puzzles/load.js';
import { streakOn, withResult } from '../../puzzles/progress.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { makeTime } from '../../puzzles/share.js';
import { button } from '../../ui/panel/button.js';
import { panelStyles } from '../../ui/panel/panel.styles.js';
import { sharedStyles } from '../../ui/styles.js';
import { isBlank } from '../base/attributes.js';
import type { NumberText, Text } from '../base/attributes.js';
import { warn } from '../base/console-warning.js';
import { defineElement } from '../base/element-definition.js';
import { emit } from '../base/events.js';
import type { GameMoveDetail } from '../base/events.js';
import type { Intention } from '../../match/gate.js';
import type { LeadPolicy, LeadableElement } from '../session/lead.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { ElementTag } from '../registry.js';
import { titleOf } from '../play/title-of.js';
import { Attempt } from './attempt.js';
import { choosePuzzle, fetchSet, puzzleAfter, readDate, readGame, readLevel } from './choose.js';
import { puzzleStyles } from './game-puzzle.styles.js';
import { keepProgress, loadProgress } from './progress-store.js';
import { lineOf, promptOf, verdictOf } from './words.js';

/** Milliseconds before another side replies, and between the moves of a solution. */
const PAUSE = 700;

/** The attributes that say which puzzle is shown. */
const ASKED = ['game', 'date', 'level', 'number', 'src'] as const;

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
 * @event {CustomEvent<PuzzleEndDetail>} puzzle-end - The puzzle is solved, or its solution was shown: `{ tries, ms, isShown, streak, line, game, number, kind, level, date }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or a set cannot be used: `{ code, message }`.
 *
 * @csspart frame - The whole puzzle.
 * @csspart title - Which puzzle it is, and how hard.
 * @csspart prompt - What is asked.
 * @csspart game - The game.
 * @csspart verdict - How the answer stands.
 * @csspart button - A button: to try again, to see the solution, the next puzzle, to copy the result.
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
  static override readonly styles = [sharedStyles, panelStyles, puzzleStyles];
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
  declare level?: Level | null;
  /** The place of the puzzle in its set, from 1. Default: the one after those that the reader has solved. */
  declare number?: NumberText;
  /** The address of a file with other puzzles, on this site or on one that allows it (CORS). Default: the 400 of the library. */
  declare src?: Text;

  readonly #language = new Language<PuzzleTerms>(this, puzzleLanguages);
  readonly #states = this.attachInternals().states as Set<string> | undefined;
  #puzzles: readonly Puzzle[] = [];
  #rules: Attempt['rules'] | undefined;
  #attempt: Attempt | undefined;
  #held: LeadableElement | undefined;
  #error: GameError | undefined;
  #isCopied = false;
  /** Counts what was asked for, so that what comes too late is left. */
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The error in the attributes or the set, if any. */
  get error(): GameError | undefined {
    return this.#error;
  }

  /** The puzzle that is shown, with its solutions; `undefined` while it is loaded. */
  get puzzle(): Puzzle | undefined {
    return this.#attempt?.puzzle;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override connectedCallback(): void {
    if (isServer) return;
    super.connectedCallback();
    this.#goOn();
  }

  /** What a server has drawn is drawn anew. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!isServer && (!this.hasUpdated || ASKED.some((name) => changed.has(name)))) void this.#load();
  }

  /** Starts the puzzle again, as a further try. */
  retry(): void {
    if (!this.#attempt || this.#attempt.phase === 'showing') return;
    this.#attempt.retry();
    this.#toStart();
    void this.#focusGame();
  }

  /** Plays the solution. From then on the puzzle counts for nothing. */
  showSolution(): void {
    if (!this.#attempt || this.#attempt.phase === 'showing') return;
    this.#attempt.show();
    this.#toStart();
    void this.#focusGame();
    this.#goOn();
  }

  /** Shows the next puzzle of the set. */
  next(): void {
    const { puzzle, rules } = this.#attempt ?? {};
    if (!puzzle || !rules) return;
    this.#begin(puzzleAfter(this.#puzzles, puzzle, readLevel(this.level)), undefined);
    void this.#focusGame();
  }

  /** The button that was pressed goes; the focus stays in the puzzle. */
  async #focusGame(): Promise<void> {
    if (!this.matches(':focus-within')) return;
    const held = this.#held;
    await this.updateComplete;
    held?.wake();
    await held?.updateComplete;
    held?.gamePlay?.focusTable();
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
      const game = readGame(this.game);
      const level = readLevel(this.level);
      const date = readDate(this.date);
      const tag = GAME_TAGS[game];
      const [puzzles, rules] = await Promise.all([
        isBlank(this.src) ? loadPuzzles(game) : fetchSet(this.src, game),
        loadPuzzleRules(game),
        GamePuzzle.loadGame?.(tag) ?? customElements.whenDefined(tag),
      ]);
      if (request !== this.#request) return;
      this.#puzzles = puzzles.map((puzzle) => rules.read(puzzle));
      this.#rules = rules;
      const { solved } = loadProgress(game);
      this.#begin(choosePuzzle(this.#puzzles, { date, level, number: this.number, solved }), date);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  #begin(puzzle: Puzzle, date: string | undefined): void {
    clearTimeout(this.#timer);
    const rules = this.#rules;
    if (!rules) return;
    try {
      openPuzzle(rules, puzzle);
      this.#error = undefined;
      this.#attempt = new Attempt(puzzle, rules, date, performance.now());
      this.#held = makeGame(puzzle, rules.options, this.#allows);
      this.#isCopied = false;
      this.#update();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(thrown: unknown): void {
    // What cannot be loaded is no mistake of the page.
    const error =
      thrown instanceof GameError
        ? thrown
        : new GameError('src-failed', 'the puzzle cannot be loaded', { place: 'game' });
    if (error !== thrown) console.error(thrown);
    this.#attempt = undefined;
    this.#held = undefined;
    this.#error = error;
    warn(this, error, false);
    emit(this, 'game-error', { code: error.code, message: error.message });
    this.#update();
  }

  #update(): void {
    const phase = this.#attempt?.phase;
    const isState = { solved: phase === 'solved', failed: phase === 'failed', error: this.#error !== undefined };
    for (const [name, isOn] of Object.entries(isState)) this.#states?.[isOn ? 'add' : 'delete'](name);
    this.requestUpdate();
  }

  #toStart(): void {
    clearTimeout(this.#timer);
    this.#held?.goTo(0);
    this.#update();
  }

  /** Trying again is a button of the puzzle, which counts it. */
  readonly #allows = ({ cause, moves }: Intention): boolean | string => {
    const isMove = cause === 'play' || cause === 'draw';
    if (isMove && moves.every(({ move }) => this.#attempt?.allows(move))) return true;
    return isMove && this.#attempt?.phase !== 'open' ? false : this.#language.words('puzzle.notAsked');
  };

  readonly #onMove = ({ detail }: CustomEvent<GameMoveDetail>): void => {
    const attempt = this.#attempt;
    if (!attempt || !this.#held || detail.actor !== attempt.puzzle.seat) return;
    const wasShowing = attempt.phase === 'showing';
    if (attempt.phase !== 'open' && !wasShowing) return;
    attempt.made(detail.move, this.#held.match.state, performance.now());
    if (!wasShowing && attempt.phase !== 'open') this.#tellAnswer(attempt);
    if (attempt.isOver) this.#end(attempt);
    else this.#goOn();
    this.#update();
    if (attempt.phase === 'failed' || attempt.isOver) void this.#focusChoice();
  };

  /** What comes next by itself, after a pause: the reply of the other side, or the next move of the solution. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const attempt = this.#attempt;
    if (!attempt || (attempt.phase !== 'open' && attempt.phase !== 'showing')) return;
    this.#timer = setTimeout(() => this.#step(attempt), PAUSE);
  }

  #step({ puzzle, rules, moves, phase }: Attempt): void {
    const held = this.#held;
    if (!held) return;
    const isOwn = rules.game.moves(held.match.state, puzzle.seat).length > 0;
    if (!isOwn && moves.length > 0 && rules.reply) {
      held.play(rules.reply(puzzle, held.match.state, moves).move, { by: 'script' });
      this.#goOn();
    } else if (isOwn && phase === 'showing') held.play(rules.next(puzzle, held.match.state, moves), { by: 'script' });
  }

  #nameOf({ puzzle, date }: Attempt) {
    const { game, number, kind, level } = puzzle;
    return { game, number, kind, level, date };
  }

  #tellAnswer(attempt: Attempt): void {
    const { puzzle, rules, moves, tries, phase } = attempt;
    const texts = moves.map((move) => rules.game.makeMove(move, this.#held?.match.state, puzzle.seat));
    emit(this, 'puzzle-answer', { ...this.#nameOf(attempt), isRight: phase === 'solved', moves: texts, tries });
  }

  #end(attempt: Attempt): void {
    const { puzzle, date, tries, ms, isShown } = attempt;
    const progress = withResult(loadProgress(puzzle.game), { ...(date && { date }), ms, isShown });
    keepProgress(puzzle.game, progress);
    const streak = date ? streakOn(progress, date) : 0;
    const line = lineOf(attempt, streak, this.#language.words);
    emit(this, 'puzzle-end', { ...this.#nameOf(attempt), tries, ms, isShown, streak, line });
  }

  protected override render(): TemplateResult {
    return html`<div class="container" lang=${isServer ? nothing : this.#language.lang()}>
      ${this.#renderContent()}
    </div>`;
  }

  #renderContent(): unknown {
    const words = this.#language.words;
    if (this.#error) {
      return html`<p class="error" part="error" role="alert">
        ${words('puzzle.cannotShow')} <span lang="en">${this.#error.message}</span>
      </p>`;
    }
    const attempt = this.#attempt;
    if (!attempt) return html`<div class="room"><slot></slot></div>`;
    const { puzzle, phase } = attempt;
    return html`<section class="puzzle" part="frame" aria-labelledby="title prompt">
      <div class="head">
        <p id="title" class="title" part="title">${this.#titleOf(attempt)}</p>
        <p id="prompt" class="prompt" part="prompt">${promptOf(puzzle, words)}</p>
      </div>
      <div class="game" part="game" @game-move=${this.#onMove}>${this.#held}</div>
      <div class="foot">
        <p class="verdict" part="verdict" role="status" data-phase=${phase}>${verdictOf(attempt, words)}</p>
        <div class="choices">${this.#renderChoices(attempt)}</div>
        ${this.#renderResult(attempt)}
      </div>
    </section>`;
  }

  #titleOf({ puzzle, date }: Attempt): string {
    const words = this.#language.words;
    const day = date && this.#language.date(`${date}T12:00`, { dateStyle: 'long' });
    const name = day ? words('puzzle.daily', day) : words('puzzle.numbered', puzzle.number);
    return [titleOf(puzzle.game), name, words('puzzle.level', puzzle.level)].join(' · ');
  }

  #renderChoices(attempt: Attempt): unknown {
    const words = this.#language.words;
    const { phase, date, isOver, tries } = attempt;
    const canShow = phase === 'failed' || (phase === 'open' && tries > 1);
    const hasNext = isOver && date === undefined && this.#puzzles.length > 1;
    return [
      phase === 'failed' && button(words('puzzle.tryAgain'), () => this.retry(), 'primary'),
      canShow && button(words('puzzle.showSolution'), () => this.showSolution()),
      hasNext && button(words('puzzle.next'), () => this.next(), 'primary'),
      isOver && button(words('puzzle.copy'), () => void this.#copy(attempt)),
    ].filter(Boolean);
  }

  async #copy(attempt: Attempt): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#lineOf(attempt));
      this.#isCopied = true;
      this.requestUpdate();
    } catch {
      // Where the browser does not let a page copy, the reader can.
      const line = this.renderRoot.querySelector('.line');
      if (line) getSelection()?.selectAllChildren(line);
    }
  }

  #lineOf(attempt: Attempt): string {
    const { puzzle, date } = attempt;
    const streak = date ? streakOn(loadProgress(puzzle.game), date) : 0;
    return lineOf(attempt, streak, this.#language.words);
  }

  #renderResult(attempt: Attempt): unknown {
    if (!attempt.isOver) return nothing;
    const words = this.#language.words;
    const { streak, best } = loadProgress(attempt.puzzle.game);
    const facts = [
      streak > 1 && attempt.date !== undefined ? words('puzzle.streak', streak) : '',
      best === null ? '' : words('puzzle.best', makeTime(best)),
    ].filter(Boolean);
    return html`<p class="line" part="line">${this.#lineOf(attempt)}</p>
      <p class="progress" part="progress">
        ${facts.join(' · ')} <span role="status">${this.#isCopied ? words('puzzle.copied') : ''}</span>
      </p>`;
  }
}

/** The game at the start of a puzzle, where only the seat that is asked may move. */
function makeGame(
  { game, position, seat }: Puzzle,
  options: Readonly<Record<string, unknown>>,
  allows: LeadPolicy['allows'],
): LeadableElement {
  const element = document.createElement(GAME_TAGS[game]) as unknown as LeadableElement;
  const settings: Record<string, string> = { dice: 'remote', coach: 'off', controls: 'status' };
  for (const [name, value] of Object.entries(options)) settings[name] = makeOption(value);
  if (game === 'triad') {
    settings['seats'] = seat === 0 ? 'human remote' : 'remote human';
    element.toggleAttribute('flipped', seat === 1);
  }
  element.lead({ position, settings, allows });
  return element;
}
