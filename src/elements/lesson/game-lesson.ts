import { LitElement, html, isServer, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { shown } from '../../games/game-error.js';
import { watchIds } from '../../interaction/element-by-id.js';
import { Language } from '../../interaction/language.js';
import { lessonLanguages } from '../../locales/lesson/index.js';
import type { Phase } from '../../lessons/progress.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import type { Text } from '../base/attributes.js';
import { DocumentStyles } from '../base/document-styles.js';
import { defineElement } from '../base/element-definition.js';
import type { CourseGameId } from '../base/game-tags.js';
import { AttributeMistakes } from './check/attribute-mistakes.js';
import type { Onward } from './card-view.js';
import { renderEnd, renderFaults, renderMissing, renderProblems, renderStep } from './card-view.js';
import { CourseContent } from './course/course-content.js';
import { FaultFinder } from './check/fault-finder.js';
import type { StepFault } from './check/fault-finder.js';
import { GameAnswer } from './parts/game-answer.js';
import { GameFinder } from './game-finder.js';
import { GameReply } from './parts/game-reply.js';
import { GameStep } from './parts/game-step.js';
import { LessonView } from './lesson-view.js';
import { lessonStyles } from './lesson.styles.js';
import { printDiagrams } from './parts/printed-diagrams.js';
import { loadProgress, saveProgress } from './progress-store.js';
import { Recovery } from '../session/recovery.js';
import { SightOfGame } from './sight-of-game.js';
import { StepPlayer } from './step-player.js';
import { WrittenStep, stepsIn } from './parts/written-step.js';

const PARTS = [GameStep, GameAnswer, GameReply];

/** The attributes in which an author says what happens in a step. */
const OBSERVED = [...new Set(PARTS.flatMap(({ attributes }) => attributes))];

/**
 * A lesson about a game, written in HTML: steps with positions, goals and answers. It follows the game with the id `for`, or holds one. Without a script it
 * reads as prose. Its colours and corners are those of the games: `--tabletop-accent`, `--tabletop-surface` and so on.
 *
 * @tag game-lesson
 *
 * @slot - The steps, as `<game-step>` elements, and a game.
 * @slot end - What is shown at the end.
 * @slot onward - A button that leads on from there: the first thing to press, beside those that start again. After a course, the default begins a game.
 *
 * @event {CustomEvent<LessonStepDetail>} lesson-step - The reader meets a step: `{ step, of, name }`.
 * @event {CustomEvent<LessonAnswerDetail>} lesson-answer - A move or a button was judged: `{ step, of, name, verdict, text, message, tries }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - A step has to be mended by its author: `{ code, message }`.
 * @event {CustomEvent<LessonEndDetail>} lesson-end - The lesson is over: `{ of, right, missed, skipped }`.
 * @event {CustomEvent<LessonBeforePlayDetail>} lesson-before-play - After a course, the reader wants to play: `{ game }`. The lesson’s game becomes one against the computer at the lowest level, unless its own attributes say otherwise. `preventDefault()` leaves it to the page.
 *
 * @cssstate open - The reader is to do something.
 * @cssstate wrong - A wrong move is seen.
 * @cssstate solved - The step is done.
 * @cssstate ended - The lesson is over.
 * @cssstate playing - The lesson is over, and the reader plays a game in its place.
 * @cssstate beside - The game with the id `for` stands in the middle of the screen: the card stays in sight beside it.
 * @cssstate error - Something in the lesson has to be mended by its author.
 *
 * @csspart card - What is read and pressed: the step, the answer, the buttons.
 * @csspart progress - The number of the step.
 * @csspart message - What the lesson says in its own words.
 * @csspart choices - The buttons of a question.
 * @csspart controls - The buttons that lead through the lesson.
 * @csspart button - A button.
 * @csspart end - What is shown at the end.
 * @csspart error - What the author has to mend.
 */
export class GameLesson extends LitElement {
  static readonly tag: string = 'game-lesson';
  static override readonly styles = lessonStyles;
  static override readonly properties: PropertyDeclarations = {
    course: {},
    htmlFor: { attribute: 'for' },
    persist: {},
    check: {},
  };

  /** Registers the element, under its own name, or another one, or in another registry, and its parts. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    // The lesson reads its parts, so they come first.
    for (const part of PARTS) defineElement(part, part.tag, registry);
    defineElement(this, tag ?? this.tag, registry);
  }

  /**
   * Brings the steps of a course of the library, in the language of the element: `triad`, `kubi`, `tricubo`, `cubo` or `triomino`. Without `for` and without a
   * game in it, the lesson holds a game of its own. Steps that stand in the element come first.
   */
  declare course?: CourseGameId | null;
  /**
   * The id of the game, in the same tree as this element (the document or a shadow root), else in the document. Default: the game in the lesson.
   */
  declare htmlFor?: Text;
  /** The key in the page's local storage under which the reader's progress is kept. */
  declare persist?: Text;
  /** Whether the card shows what the author has to mend in any step. Default: `on` at `localhost`, `127.0.0.1` and `[::1]`. The console warns of it anyway. */
  declare check?: 'on' | 'off' | null;

  readonly #internals = this.attachInternals();
  readonly #language = new Language<LessonTerms>(this, lessonLanguages);
  readonly #view = new LessonView(this, this.#language);
  readonly #player = new StepPlayer(this.#view, (progress) => saveProgress(this.persist, progress));
  readonly #games = new GameFinder(this, () => this.requestUpdate());
  readonly #course = new CourseContent(this, this.#games);
  readonly #recovery = new Recovery(this, () => this.#course.retry());
  readonly #ownStyles = new DocumentStyles([lessonStyles]);
  #observer: MutationObserver | undefined;
  /** Whether the page may have changed the steps since they were read. */
  #isStale = true;
  #stopWatching: (() => void) | undefined;
  readonly #sight = new SightOfGame((isInMiddle) => this.#setState('beside', isInMiddle));
  readonly #faults = new FaultFinder(this.#view);
  readonly #mistakes = new AttributeMistakes(() => this.requestUpdate());
  #loading: Promise<void> | undefined;

  constructor() {
    super();
    if (!isServer) printDiagrams(this, () => this.#player.steps.all);
  }

  /** The number of the current step, from 0. */
  get step(): number {
    return this.#steps.progress.step;
  }

  /** How many steps there are. */
  get length(): number {
    return this.#steps.all.length;
  }

  /** The game that the lesson leads now. */
  get game(): HTMLElement | undefined {
    return this.htmlFor && !this.isConnected ? undefined : this.#games.find(this.htmlFor);
  }

  /** Goes to a step, given as its number from 0 or as its name. @returns whether there is one */
  goTo(step: number | string): boolean {
    const { all } = this.#steps;
    const index = typeof step === 'number' ? step : all.findIndex(({ name }) => name === step);
    if (!all[index]) return false;
    this.#player.turn({ type: 'go-to', step: index });
    return true;
  }

  /** Begins again, and forgets what was solved. */
  restart(): void {
    if (this.length > 0) this.#player.turn({ type: 'restart' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#stopWatching = watchIds(this, () => this.#followGame());
    this.#observer = new MutationObserver(() => this.#invalidate());
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: OBSERVED });
    this.#invalidate();
  }

  /** A lesson that is moved is back before its next update, and goes on as it was. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#observer?.disconnect();
    this.requestUpdate();
  }

  /** The browser has dropped the styles, since they belong to the document that the lesson has left. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#ownStyles.renew(this.shadowRoot);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // What a server has rendered is drawn anew.
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('persist')) this.#isStale = true;
    if (!isServer) {
      this.#followGame();
      this.#followCourse();
    }
    const { phase } = this.#player.steps.progress;
    for (const state of ['open', 'wrong', 'solved', 'ended'] as const) this.#setState(state, state === phase);
    this.#setState('playing', this.#player.isPlaying);
    this.#setState('error', this.#problems.length + this.#otherFaults.length > 0);
  }

  /** Complete once the steps of the course are there, and the game is drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#loading;
    await super.getUpdateComplete();
    await this.#player.stage.game?.element.updateComplete;
    return isComplete;
  }

  protected override render(): TemplateResult {
    // On a server, a lesson is prose.
    if (isServer) return html`<slot name="game"></slot><slot></slot>`;
    const { words } = this.#language;
    const player = this.#player;
    const { progress, all } = player.steps;
    const isEnded = progress.phase === 'ended';
    const label = isEnded ? words('lesson.done') : words('lesson.step', progress.step + 1, all.length);
    const { isBusy } = player.stage;
    const isAnswered = !isEnded && player.card.message !== undefined;
    return html`<div class="container" lang=${this.#language.lang()}>
      <div class="columns" ?data-holds=${this.#games.child !== undefined}>
        <slot name="game"></slot>
        <section class="card" part="card" aria-label=${label} ?aria-busy=${isBusy} ?data-answered=${isAnswered}>
          ${all.length > 0 && !isEnded ? html`<p class="progress" part="progress">${label}</p>` : nothing}
          <div class="text"><slot></slot></div>
          ${this.#recovery.isNeeded ? renderMissing(this.#recovery, words) : nothing}
          ${renderProblems(this.#problems, words)} ${renderFaults(this.#otherFaults)}
          ${isEnded ? renderEnd(player, this.#onward, words) : renderStep(player, words)}
        </section>
      </div>
      <div class="visually-hidden" role="status">${this.#view.spoken}</div>
    </div>`;
  }

  /** Shows the steps of the course in the language of the page, also before the lesson’s own words are there, and again whenever that changes. */
  #followCourse(): void {
    const code = this.#language.asked;
    if (this.#course.isStale(this.course, code)) this.#loading = this.#showCourse(code);
  }

  async #showCourse(code: string): Promise<void> {
    this.#mistakes.note('course', undefined);
    const problem = await this.#course.show(this.course, code, Boolean(this.htmlFor));
    if (problem === 'missing') return this.#recovery.note();
    this.#recovery.end();
    if (problem) this.#mistakes.note('course', problem.mistake);
  }

  get #onward(): Onward {
    if (this.querySelector('[slot=onward]')) return 'page';
    return this.course && this.#player.stage.game ? 'game' : 'again';
  }

  get #problems(): readonly string[] {
    return [...this.#mistakes.all, ...this.#player.stage.problems.map(({ message }) => message)];
  }

  /** The faults that the author sees beside those of the current step. */
  get #otherFaults(): readonly StepFault[] {
    const { problems } = this.#player.stage;
    return this.#faults
      .shown(this.check)
      .filter(({ error }) => !problems.some(({ message }) => message === error.message));
  }

  #invalidate(): void {
    this.#isStale = true;
    this.requestUpdate();
  }

  /** The steps as they stand in the page now. */
  get #steps(): StepPlayer['steps'] {
    const { steps } = this.#player;
    if (this.#isStale) {
      this.#isStale = false;
      const written = stepsIn(this).map((step) => new WrittenStep(step));
      steps.read(written, (plan) => loadProgress(this.persist, plan));
    }
    return steps;
  }

  /** Leads the game through the steps, also if it is inserted, defined or renamed later. A lesson out of the page leads none. */
  #followGame(): void {
    if (!this.isConnected) {
      this.#mistakes.noteMissing('for', undefined);
      this.#faults.stop();
      this.#sight.follow(undefined);
      return this.#player.lead(undefined);
    }
    const { all } = this.#steps;
    const needsGame = all.some(({ position, kind }) => position !== undefined || kind === 'move');
    const isAwaited = this.#games.await(this.htmlFor);
    const game = this.#games.find(this.htmlFor);
    const missing = this.htmlFor
      ? `there is no game with the id ${shown(this.htmlFor)}`
      : 'the lesson has no game: give it for="…", or put a game into it';
    this.#mistakes.noteMissing('for', game || isAwaited || !needsGame ? undefined : missing);
    this.#player.lead(game);
    this.#sight.follow(this.htmlFor ? game : undefined);
    if (game || !needsGame) this.#faults.check(all, game);
  }

  #setState(name: Phase | 'playing' | 'error' | 'beside', isOn: boolean): void {
    this.#internals.states?.[isOn ? 'add' : 'delete'](name);
  }
}
