import { LitElement, html, isServer, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { GameError } from '../../games/game-error.js';
import { Announcer } from '../../interaction/announcer.js';
import { elementById, watchIds } from '../../interaction/element-by-id.js';
import { Language } from '../../interaction/language.js';
import { warnOnce } from '../../interaction/warn-once.js';
import { loadCourse } from '../../lessons/load.js';
import type { Progress } from '../../lessons/progress.js';
import { makeSavedProgress, parseSavedProgress } from '../../lessons/saved-progress.js';
import { lessonLanguages } from '../../locales/lesson/index.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import { button } from '../../ui/panel/button.js';
import { icons } from '../../ui/icons.js';
import { defineElement } from '../base/element-definition.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { TaughtGameId } from '../base/game-tags.js';
import { emit } from '../base/events.js';
import type { Text } from '../base/attributes.js';
import { loadCourseText, makeCourse } from './course-steps.js';
import { Director, resultText } from './director.js';
import { GameAnswer } from './game-answer.js';
import { GameReply } from './game-reply.js';
import { GameStep } from './game-step.js';
import { LessonPart } from './lesson-part.js';
import { lessonStyles } from './lesson.styles.js';
import { printDiagrams } from './printed-diagrams.js';
import type { LeadableElement } from '../session/lead.js';
import { isLeadable } from './led-game.js';
import { uncover } from './uncover.js';
import { WrittenStep } from './written-step.js';

/**
 * A lesson about a game, written in HTML: steps with positions, goals and answers. It follows the game with the id `for`, or holds one. Without a script it
 * reads as prose. Its colours and corners are those of the games: `--tabletop-accent`, `--tabletop-surface` and so on.
 *
 * @tag game-lesson
 *
 * @slot - The steps, as `<game-step>` elements, and a game.
 * @slot end - What is shown at the end.
 *
 * @event {CustomEvent<LessonStepDetail>} lesson-step - The reader meets a step: `{ step, of, name }`.
 * @event {CustomEvent<LessonAnswerDetail>} lesson-answer - A move or a button was judged: `{ step, of, name, verdict, text, message, tries }`.
 * @event {CustomEvent<LessonEndDetail>} lesson-end - The lesson is over: `{ of, right, missed }`.
 *
 * @cssstate open - The reader is to do something.
 * @cssstate wrong - A wrong move is seen.
 * @cssstate solved - The step is done.
 * @cssstate ended - The lesson is over.
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
  };

  /** Registers the element, under its own name, or another one, or in another registry, and its parts. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    // The lesson reads its parts, so they come first.
    for (const part of [GameStep, GameAnswer, GameReply]) defineElement(part, part.tag, registry);
    defineElement(this, tag ?? this.tag, registry);
  }

  /**
   * Brings the steps of a course of the library, in the language of the element: `triad`, `kubi`, `tricubo`, `cubo` or `triomino`. Without `for` and without a
   * game in it, the lesson holds a game of its own. Steps that stand in the element come first.
   */
  declare course?: TaughtGameId | null;
  /**
   * The id of the game, in the same tree as this element (the document or a shadow root), else in the document. Default: the game in the lesson.
   */
  declare htmlFor?: Text;
  /** The key in the page's local storage under which the reader's progress is kept. */
  declare persist?: Text;

  readonly #internals = this.attachInternals();
  readonly #language = new Language<LessonTerms>(this, lessonLanguages);
  readonly #announcer = new Announcer(this);
  readonly #director = new Director({
    words: (key, ...args) => this.#language.words(key, ...args),
    say: (sentence) => this.#announcer.say(sentence),
    requestUpdate: () => this.requestUpdate(),
    focusOn: (what) => void this.#focusOn(what),
    hasFocus: () => this.matches(':focus-within'),
    isInDialog: () => this.closest('dialog') !== null,
    reveal: (element) => void this.#reveal(element),
    uncover: (next, game, isWhole) => void this.#uncover(next, game, isWhole),
    emit: (type, detail) => emit(this, type, detail),
    keep: (progress) => this.#keep(progress),
    report: ({ element }, error) => this.#report(element, error),
  });
  #observer: MutationObserver | undefined;
  #stopWatching: (() => void) | undefined;
  /** What the author has to mend, by the attribute. */
  readonly #mistakes = new Map<'for' | 'course', string>();
  readonly #awaited = new Set<string>();
  /** The course whose steps are in the lesson, and their language. */
  #courseShown: string | undefined;
  #courseElements: readonly HTMLElement[] = [];
  /** The game that was put into the lesson for a course. */
  #held: HTMLElement | undefined;

  constructor() {
    super();
    if (!isServer) printDiagrams(this, () => this.#director.steps);
  }

  /** The number of the current step, from 0. */
  get step(): number {
    return this.#director.progress.step;
  }

  /** How many steps there are. */
  get length(): number {
    return this.#director.steps.length;
  }

  /** The game that the lesson leads now. */
  get game(): HTMLElement | undefined {
    const found = this.htmlFor && this.isConnected ? elementById(this, this.htmlFor) : this.#child;
    return isLeadable(found) ? found : undefined;
  }

  /** Goes to a step, given as its number from 0 or as its name. @returns whether there is one */
  goTo(step: number | string): boolean {
    const { steps } = this.#director;
    const index = typeof step === 'number' ? step : steps.findIndex(({ name }) => name === step);
    if (!steps[index]) return false;
    this.#director.move({ type: 'go-to', step: index });
    return true;
  }

  /** Begins again, and forgets what was solved. */
  restart(): void {
    this.#director.move({ type: 'restart' });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    this.#stopWatching = watchIds(this, () => this.#follow());
    this.#observer = new MutationObserver((changes) => this.#changed(changes));
    this.#observer.observe(this, { childList: true, subtree: true, attributes: true });
    this.#director.read(this.#written, (plan) => parseSavedProgress(this.#kept, plan));
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#observer?.disconnect();
    this.#director.release();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // What a server has rendered is drawn anew.
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('htmlFor') && this.hasUpdated) this.#follow();
    if (!isServer) void this.#bringCourse();
    const { phase } = this.#director.progress;
    for (const state of ['open', 'wrong', 'solved', 'ended'] as const) this.#setState(state, state === phase);
    this.#setState('error', this.#mistakes.size > 0 || this.#director.problems.length > 0);
  }

  protected override render(): TemplateResult {
    // On a server, a lesson is prose.
    if (isServer) return html`<slot name="game"></slot><slot></slot>`;
    const words = this.#language.words;
    const { progress, steps } = this.#director;
    const isEnded = progress.phase === 'ended';
    const label = isEnded ? words('lesson.done') : words('lesson.step', progress.step + 1, steps.length);
    return html`<div class="container" lang=${this.#language.lang()}>
      <div class="columns" ?data-holds=${this.#child !== undefined}>
        <slot name="game"></slot>
        <section class="card" part="card" aria-label=${label} ?aria-busy=${this.#director.isBusy}>
          ${steps.length > 0 && !isEnded ? html`<p class="progress" part="progress">${label}</p>` : nothing}
          <div class="text"><slot></slot></div>
          ${this.#renderProblems()} ${isEnded ? this.#renderEnd() : this.#renderStep()}
        </section>
      </div>
      <div class="visually-hidden" role="status">${this.#announcer.text}</div>
    </div>`;
  }

  #renderStep(): unknown {
    const { message, progress, steps, step } = this.#director;
    if (!step) return nothing;
    const words = this.#language.words;
    const isOpen = progress.phase === 'open';
    const isLast = progress.again ? progress.again.length === 0 : progress.step === steps.length - 1;
    const onward = isOpen || progress.phase === 'wrong' ? 'lesson.skip' : isLast ? 'lesson.finish' : 'lesson.next';
    const isSolved = progress.phase === 'solved';
    const canBeHinted = step.kind === 'move' && !isSolved;
    return html`${message ? html`<p class="message" part="message" data-verdict=${message.verdict}>${message.text}</p>` : nothing}
      ${step.kind === 'ask' ? this.#renderChoices(isOpen) : nothing}
      <div class="controls" part="controls">
        ${progress.way.length > 0 ? button(words('lesson.back'), () => this.#director.move({ type: 'back' })) : nothing}
        ${
          canBeHinted
            ? button(words(this.#director.hasHint ? 'lesson.hint' : 'lesson.show'), () => void this.#director.hint())
            : nothing
        }
        <span class="onward"
          >${button(words(onward), () => this.#director.move({ type: 'next' }), isSolved ? 'primary' : '')}</span
        >
      </div>`;
  }

  #renderChoices(isOpen: boolean): TemplateResult {
    const choices = this.#director.step?.answers.filter(({ choice }) => choice !== undefined) ?? [];
    return html`<div class="choices" part="choices">
      ${choices.map(
        (answer) =>
          html`<button
            type="button"
            class="button"
            part="button"
            ?data-shown=${answer.element.isShown}
            aria-disabled=${isOpen ? 'false' : 'true'}
            @click=${() => this.#director.choose(answer)}
          >
            ${answer.choice}
          </button>`,
      )}
    </div>`;
  }

  #renderEnd(): TemplateResult {
    const words = this.#language.words;
    const { result, progress, steps } = this.#director;
    const { missed } = result;
    const tasks = steps.flatMap(({ kind }, i) => (kind === 'tell' ? [] : [progress.results[i] ?? 'missed']));
    const again = button(words('lesson.retry', missed.length), () => this.#director.move({ type: 'retry' }), 'primary');
    return html`<div class="end" part="end">
        <p class="done">${words('lesson.done')} ${resultText(result, words)}</p>
        <p class="dots" aria-hidden="true">
          ${tasks.map((each) => html`<span class="dot" data-result=${each}>${each === 'missed' ? nothing : icons.check}</span>`)}
        </p>
        <slot name="end"></slot>
      </div>
      <div class="controls" part="controls">
        ${button(words('lesson.back'), () => this.#director.move({ type: 'back' }))}
        <span class="onward">
          ${missed.length > 0 ? again : nothing}
          ${button(words('lesson.restart'), () => this.restart(), missed.length > 0 ? '' : 'primary')}
        </span>
      </div>`;
  }

  /** Puts the steps of the course into the lesson, and again whenever its language changes. */
  async #bringCourse(): Promise<void> {
    const { course } = this;
    const code = this.#language.words('$code');
    const wanted = course ? `${course} ${code}` : undefined;
    if (wanted === this.#courseShown) return;
    this.#courseShown = wanted;
    this.#note('course', undefined);
    try {
      const found = course ? await loadCourse(course) : undefined;
      const text = found && (await loadCourseText(found, code));
      if (wanted !== this.#courseShown) return;
      for (const element of this.#courseElements) element.remove();
      this.#courseElements = found && text ? makeCourse(found, text) : [];
      this.append(...this.#courseElements);
      this.#hold(course && !this.htmlFor ? GAME_TAGS[course] : undefined);
    } catch (error) {
      if (wanted === this.#courseShown) this.#note('course', courseProblem(error));
    }
  }

  /** Puts a game into the lesson, unless there is one. */
  #hold(tag: string | undefined): void {
    if (this.#held?.localName !== tag) this.#held?.remove();
    if (tag === undefined || this.#child) return;
    this.#held = document.createElement(tag);
    this.prepend(this.#held);
  }

  /** What the author has to mend; the reader can go on. */
  #renderProblems(): unknown {
    const { problems } = this.#director;
    const messages = [...this.#mistakes.values(), ...problems.map(({ message }) => message)];
    if (messages.length === 0) return nothing;
    return html`<div class="error" part="error" role="alert">
      ${this.#language.words('lesson.broken')} ${messages.map((text) => html`<p class="detail" lang="en">${text}</p>`)}
    </div>`;
  }

  /** The game among the children. */
  get #child(): Element | undefined {
    return [...this.children].find(
      (child) => isLeadable(child) || (child.localName.includes('-') && !child.localName.startsWith('game-')),
    );
  }

  get #written(): readonly WrittenStep[] {
    return [...this.querySelectorAll<GameStep>(GameStep.tag)].map((step) => new WrittenStep(step));
  }

  /** Finds the game, also if it is inserted, defined or renamed later. */
  #follow(): void {
    const found = this.htmlFor ? elementById(this, this.htmlFor) : this.#child;
    if (found?.parentElement === this && !found.slot) found.slot = 'game';
    if (found && !isLeadable(found) && found.localName.includes('-') && !customElements.get(found.localName)) {
      this.#awaitDefinition(found.localName);
    }
    const game: LeadableElement | undefined = isLeadable(found) ? found : undefined;
    const wanted = this.htmlFor
      ? `there is no game with the id "${this.htmlFor}"`
      : 'the lesson has no game: give it for="…", or put a game into it';
    const isAwaited = found !== undefined && this.#awaited.has(found.localName);
    const problem = game || isAwaited || !this.#needsGame ? undefined : wanted;
    this.#note('for', problem);
    this.#director.lead(game);
  }

  #note(attribute: 'for' | 'course', mistake: string | undefined): void {
    if (mistake === this.#mistakes.get(attribute)) return;
    if (mistake === undefined) this.#mistakes.delete(attribute);
    else {
      this.#mistakes.set(attribute, mistake);
      warnOnce(`<game-lesson>: ${mistake}`);
    }
    this.requestUpdate();
  }

  /** Whether there is anything to be shown on a board. */
  get #needsGame(): boolean {
    return this.#director.steps.some(({ position, kind }) => position !== undefined || kind === 'move');
  }

  /** The name may never be defined, so that waiting must not keep this element alive. */
  #awaitDefinition(name: string): void {
    if (this.#awaited.has(name)) return;
    this.#awaited.add(name);
    const waiting = new WeakRef(this);
    void customElements.whenDefined(name).then(() => {
      const lesson = waiting.deref();
      if (lesson?.isConnected) lesson.#follow();
    });
  }

  /** Reads the steps again if the page has changed them. */
  #changed(changes: readonly MutationRecord[]): void {
    const isPart = (node: Node) => node instanceof LessonPart;
    const isOfLesson = ({ target, type, addedNodes, removedNodes }: MutationRecord) =>
      type === 'attributes' ? isPart(target) : [...addedNodes, ...removedNodes].some(isPart);
    if (!changes.some(isOfLesson)) return;
    const steps = this.#written;
    const known = this.#director.steps;
    if (known.length === 0) this.#director.read(steps, (plan) => parseSavedProgress(this.#kept, plan));
    else this.#director.reread(steps);
    this.#follow();
  }

  async #focusOn(what: 'next' | 'choice' | 'game'): Promise<void> {
    await this.updateComplete;
    const game = this.game as LeadableElement | undefined;
    if (what === 'game' && game?.gamePlay) return game.gamePlay.focusTable();
    const selector = what === 'choice' ? '.choices .button' : '.onward .button';
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }

  async #uncover(next: DOMRect, game: Element, isWhole: boolean): Promise<void> {
    await this.updateComplete;
    const card = this.renderRoot.querySelector('.card');
    if (card) uncover(next, card, game, isWhole);
  }

  /** Where the card is lower than what it says, it scrolls. */
  async #reveal(element: Element | undefined): Promise<void> {
    await this.updateComplete;
    const said = element ?? this.renderRoot.querySelector('.message');
    const card = this.renderRoot.querySelector('.card');
    const bottom = said?.getBoundingClientRect().bottom ?? 0;
    const edge = this.renderRoot.querySelector('.controls')?.getBoundingClientRect().top ?? bottom;
    card?.scrollBy({ top: Math.max(0, bottom + 8 - edge) });
  }

  get #key(): string | undefined {
    return this.persist ? `tabletop-elements/lesson/${this.persist}` : undefined;
  }

  get #kept(): string | null {
    try {
      return this.#key === undefined ? null : localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }

  #keep(progress: Progress): void {
    if (this.#key === undefined) return;
    try {
      localStorage.setItem(this.#key, makeSavedProgress(progress));
    } catch {
      // The lesson goes on without.
    }
  }

  #report(step: Element, error: GameError): void {
    const name = step.getAttribute('name');
    warnOnce(`<game-step${name ? ` name="${name}"` : ''}>: ${error.message}`);
  }

  #setState(name: 'open' | 'wrong' | 'solved' | 'ended' | 'error', isOn: boolean): void {
    this.#internals.states?.[isOn ? 'add' : 'delete'](name);
  }
}

/** What cannot be loaded is no mistake of the page. */
const courseProblem = (error: unknown): string =>
  error instanceof GameError ? error.message : 'the course cannot be loaded';
