import type { Translation } from '@shoelace-style/localize';

/** The words of lessons; everything else in them is the author's. */
export interface LessonTerms extends Translation {
  'lesson.step': (step: number, of: number) => string;
  'lesson.back': string;
  'lesson.next': string;
  /** Leaves a step that is not solved. */
  'lesson.skip': string;
  /** Leaves the last step. */
  'lesson.finish': string;
  'lesson.hint': string;
  'lesson.show': string;
  'lesson.right': string;
  'lesson.wrong': string;
  'lesson.takenBack': string;
  /** After a demonstration. */
  'lesson.yourTurn': string;
  'lesson.goOn': string;
  /** Only these places can be pressed. */
  'lesson.only': (places: string) => string;
  'lesson.losesPoints': (points: number, shown: string) => string;
  'lesson.losesChance': (percent: string) => string;
  'lesson.losesGame': string;
  /** What answers a move; the sentence names who makes it. */
  'lesson.reply': (sentence: string) => string;
  'lesson.done': string;
  'lesson.allRight': string;
  'lesson.someRight': (right: number, of: number) => string;
  'lesson.skipped': (count: number) => string;
  'lesson.retry': (missed: number) => string;
  /** In place of that, where some of the steps were skipped. */
  'lesson.remaining': (count: number) => string;
  'lesson.restart': string;
  /** After a course: begins a game. */
  'lesson.play': string;
  /** A step that the author has to mend. */
  'lesson.broken': string;
  /** The course could not be loaded; the button tries again, or, if only that can help, reloads the page. */
  'lesson.missing': string;
  'lesson.tryAgain': string;
  'lesson.reload': string;
}
