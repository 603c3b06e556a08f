import type { GameMessageDetail } from '../base/events.js';

/** The detail of `lesson-step`. */
export interface LessonStepDetail {
  /** The number of the step, from 0, and how many there are. */
  readonly step: number;
  readonly of: number;
  /** The `name` of the step, if it has one. */
  readonly name: string | undefined;
}

/** The detail of `lesson-answer`. */
export interface LessonAnswerDetail extends LessonStepDetail {
  readonly verdict: 'good' | 'wrong';
  /** The move in the game's notation, or the text of the button. */
  readonly text: string;
  /** What is shown and spoken. */
  readonly message: string;
  /** How many tries the step has taken so far, this one included. */
  readonly tries: number;
}

/** The detail of `lesson-end`. */
export interface LessonEndDetail {
  /** How many steps asked for something, and how many of them were right at the first try, without help. */
  readonly of: number;
  readonly right: number;
  /** The numbers of those that were not, from 0. */
  readonly missed: readonly number[];
  /** The numbers of those that were passed without a try, from 0. */
  readonly skipped: readonly number[];
}

/** The detail of `lesson-before-play`. */
export interface LessonBeforePlayDetail {
  /** The id of the game that is about to be played. */
  readonly game: string;
}

/** The `detail` of each event of a lesson. */
export interface LessonEventDetails {
  'game-error': GameMessageDetail;
  'lesson-step': LessonStepDetail;
  'lesson-answer': LessonAnswerDetail;
  'lesson-end': LessonEndDetail;
  'lesson-before-play': LessonBeforePlayDetail;
}

declare global {
  interface HTMLElementEventMap {
    'lesson-step': CustomEvent<LessonStepDetail>;
    'lesson-answer': CustomEvent<LessonAnswerDetail>;
    'lesson-end': CustomEvent<LessonEndDetail>;
    'lesson-before-play': CustomEvent<LessonBeforePlayDetail>;
  }
}
