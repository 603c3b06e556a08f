/** A course: a lesson of the library about a game. What the game needs stands here, what is said in the texts of each language, under the same names. */
import type { Verdict } from './answers.js';

/** A step, with the attributes of a `<game-step>`. A step with `choices` asks; one with a `goal` waits for moves; any other is only read. */
export interface CourseStep {
  readonly position?: string;
  readonly play?: string;
  readonly marks?: string;
  readonly goal?: string;
  readonly moves?: number;
  readonly targets?: string;
  readonly hints?: string;
  /** What is foreseen, by the name of its text. */
  readonly answers?: Readonly<Record<string, CourseAnswer>>;
  /** The buttons of a question, by the name of their text. */
  readonly choices?: Readonly<Record<string, 'good' | 'wrong'>>;
  /** The moves that answer a right one; empty where the computer chooses. */
  readonly reply?: string;
}

export interface CourseAnswer {
  /** Written like a goal; `*` is every other move. */
  readonly move: string;
  /** Default: the goal decides. */
  readonly verdict?: Verdict;
}

/** The steps in their order, by their names. */
export type CourseSteps = Readonly<Record<string, CourseStep>>;

/** What is said in a step. */
export type StepText<Step extends CourseStep = CourseStep> = {
  /** 40 words at most. */
  readonly text: string;
} & (Step extends { readonly answers: infer Answers }
  ? { readonly answers: { readonly [Name in keyof Answers]: string } }
  : unknown) &
  (Step extends { readonly choices: infer Choices }
    ? { readonly choices: { readonly [Name in keyof Choices]: ChoiceText } }
    : unknown) &
  (Step extends { readonly reply: string } ? { readonly reply: string } : unknown);

/** A button, and what is said when it is pressed. */
export interface ChoiceText {
  readonly label: string;
  readonly text: string;
}

/** All that is said in a course in one language. */
export interface CourseText<Steps extends CourseSteps = CourseSteps> {
  readonly title: string;
  readonly steps: { readonly [Name in keyof Steps]: StepText<Steps[Name]> };
  /** What is said at the end. */
  readonly end: string;
}

export interface Course<Steps extends CourseSteps = CourseSteps> {
  readonly steps: Steps;
  readonly texts: Readonly<Record<string, () => Promise<CourseText<Steps>>>>;
}
