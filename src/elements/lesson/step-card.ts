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

  /** Shows a step without its answers; `undefined` hides all of them. */
  showStep(shown: WrittenStep | undefined): void {
    this.#message = undefined;
    for (const step of this.#steps.all) {
      step.element.show(step === shown);
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
    return { text: written?.prose || own, ...(written && { element: written.element }) };
  }

  /** Shows what is said of a reply: after the message about the move, where there is one. */
  showReply({ prose, element }: WrittenReply): void {
    if (this.#message) this.#message = { ...this.#message, text: `${this.#message.text} ${prose}`.trim() };
    else element.show(true);
  }

  showNote(text: string): void {
    this.#message = { verdict: 'note', text };
  }

  /** Hides what was said of a move. */
  clear(): void {
    const { answers = [], replies = [] } = this.#steps.current ?? {};
    for (const { element } of [...answers, ...replies]) element.show(false);
    this.#message = undefined;
  }
}
