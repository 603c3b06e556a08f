import type { LitElement } from 'lit';
import type { GameError } from '../../games/game-error.js';
import { Announcer } from '../../interaction/announcer.js';
import type { Language, Term } from '../../interaction/language.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import { emit } from '../base/events.js';
import type { LeadableElement } from '../session/lead.js';
import type { LessonEventDetails } from './lesson-events.js';
import { scrollClear } from './scroll-clear.js';
import { stepsIn } from './parts/written-step.js';
import type { WrittenStep } from './parts/written-step.js';

/** The controls of the card to which the focus goes, the best first. */
const CONTROLS = { next: ['.onward .primary', '.onward .button'], choice: ['.choices .button'] };

/** The element of a lesson, as its parts use it: its words, its live region, its events, the focus, and the place of its card. */
export class LessonView {
  readonly #element: LitElement;
  readonly #language: Language<LessonTerms>;
  readonly #announcer: Announcer;
  readonly #warnings = new Set<string>();

  constructor(element: LitElement, language: Language<LessonTerms>) {
    this.#element = element;
    this.#language = language;
    this.#announcer = new Announcer(element);
  }

  get words(): Term<LessonTerms> {
    return this.#language.words;
  }

  /** The text of the live region. */
  get spoken(): string {
    return this.#announcer.text;
  }

  say(sentence: string): void {
    this.#announcer.say(sentence);
  }

  requestUpdate(): void {
    this.#element.requestUpdate();
  }

  /** @returns `false` if the page has prevented what it says */
  emit<Type extends keyof LessonEventDetails>(type: Type, detail: LessonEventDetails[Type]): boolean {
    return emit(this.#element, type, detail);
  }

  /** Warns the author once of what has to be mended in a step. @returns what is said, with the number and the name of the step */
  warn({ element, name }: WrittenStep, { code, message }: GameError): string {
    const number = stepsIn(this.#element).indexOf(element) + 1;
    const text = `step ${number}${name ? ` "${name}"` : ''}: ${message}`;
    if (this.#warnings.has(text)) return text;
    this.#warnings.add(text);
    console.warn(`<game-lesson>: ${text}`, element);
    this.emit('game-error', { code, message: text });
    return text;
  }

  get hasFocus(): boolean {
    return this.#element.matches(':focus-within');
  }

  get isInDialog(): boolean {
    return this.#element.closest('dialog') !== null;
  }

  /** Puts the focus where the next press is: on the card, or in a game. */
  focusOn(what: 'next' | 'choice' | LeadableElement): void {
    void this.#focusOn(what);
  }

  async #focusOn(what: 'next' | 'choice' | LeadableElement): Promise<void> {
    await this.#element.updateComplete;
    if (typeof what !== 'string') await what.updateComplete;
    if (typeof what !== 'string' && what.gamePlay) return what.gamePlay.focusTable();
    const selectors = what === 'choice' ? CONTROLS.choice : CONTROLS.next;
    const control = selectors.map((selector) => this.#find(selector)).find((found) => found !== null);
    control?.focus({ preventScroll: true });
  }

  /** Scrolls until the card hides nothing of what is pressed next in the game, and the game is in sight, if that is wanted. */
  async showControl(next: DOMRect, game: Element, isWhole: boolean): Promise<void> {
    await this.#element.updateComplete;
    const card = this.#find('.card');
    if (card) scrollClear(next, card, game, isWhole);
  }

  /** Scrolls the card, where it is lower than its content, to an answer of the author, or to the message of the lesson. */
  reveal(answer: Element | undefined): void {
    void this.#reveal(answer);
  }

  async #reveal(answer: Element | undefined): Promise<void> {
    await this.#element.updateComplete;
    const shown = answer ?? this.#find('.message');
    const bottom = shown?.getBoundingClientRect().bottom ?? 0;
    const edge = this.#find('.controls')?.getBoundingClientRect().top ?? bottom;
    this.#find('.card')?.scrollBy({ top: Math.max(0, bottom + 8 - edge) });
  }

  #find(selector: string): HTMLElement | null {
    return this.#element.renderRoot.querySelector<HTMLElement>(selector);
  }
}
