import type { Judgement } from '../../lessons/answers.js';
import type { LessonSteps } from './lesson-steps.js';
import type { WrittenReply, WrittenStep } from './parts/written-step.js';

/** What the lesson says about the latest move in its own words. */
export interface Message {
  readonly verdict: 'good' | 'wrong' | 'note';
  readonly text: string;
}

/** What is to be read on the card of a lesson: the prose of the step, the author's answer to a move, or a message of the lesson. */
export class StepCard {
  readonly #steps: LessonSteps;
  #message: Message | undefined;

  constructor(steps: LessonSteps) {
    this.#steps = steps;
  }

  get message(): Message | undefined {
    return this.#message;
  }

  /** Whether something is said in the place of the step’s prose. */
  get isAnswered(): boolean {
    const { answers = [], replies = [] } = this.#steps.current ?? {};
    return this.#message !== undefined || [...answers, ...replies].some(({ element }) => element.isShown);
  }

  /** Shows a step without its answers; `undefined` hides all of them. */
  showStep(shown: WrittenStep | undefined): void {
    this.#message = undefined;
    for (const step of this.#steps.all) {
      step.element.show(step === shown);
      step.element.answer(false);
      for (const { element } of [...step.answers, ...step.replies]) element.show(false);
    }
  }

  /**
   * Shows the author's answer to a move or a button, or `own` where there is none.
   * @returns the text that is shown, and the author's answer
   */
  showVerdict({ verdict, answer }: Judgement, own: string): { readonly text: string; readonly element?: Element } {
    const written = answer === undefined ? undefined : this.#steps.current?.answers[answer];
    this.clear();
    written?.element.show(true, verdict);
    if (!written?.prose) this.#message = { verdict, text: own };
    this.#replaceProse(written?.element);
    return { text: written?.prose || own, ...(written && { element: written.element }) };
  }

  /** Shows what is said of a reply: after the message about the move, where there is one. */
  showReply({ prose, element }: WrittenReply): void {
    if (this.#message) this.#message = { ...this.#message, text: `${this.#message.text} ${prose}`.trim() };
    else element.show(true);
  }

  showNote(text: string): void {
    this.#message = { verdict: 'note', text };
    this.#replaceProse(undefined);
  }

  /** @param answer the author’s; one that the page has wrapped in something stays where it is, among the prose */
  #replaceProse(answer: Element | undefined): void {
    const step = this.#steps.current?.element;
    step?.answer(this.#message !== undefined || answer?.parentElement === step);
  }

  /** Shows the prose of the step again, in place of what was said of a move. */
  clear(): void {
    const { answers = [], replies = [], element: step } = this.#steps.current ?? {};
    step?.answer(false);
    for (const { element } of [...answers, ...replies]) element.show(false);
    this.#message = undefined;
  }
}
