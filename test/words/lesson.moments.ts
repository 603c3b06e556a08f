import { explanationText, resultText } from '../../src/elements/lesson/lesson-message.js';
import type { LessonTerms } from '../../src/locales/lesson/index.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

/** What lessons say in their own words. */
export const MOMENTS: Moments<LessonTerms> = {
  ...plain<LessonTerms>(
    'lesson.back',
    'lesson.next',
    'lesson.skip',
    'lesson.finish',
    'lesson.hint',
    'lesson.show',
    'lesson.right',
    'lesson.wrong',
    'lesson.takenBack',
    'lesson.yourTurn',
    'lesson.goOn',
    'lesson.done',
    'lesson.allRight',
    'lesson.restart',
    'lesson.play',
    'lesson.broken',
    'lesson.missing',
    'lesson.tryAgain',
    'lesson.reload',
  ),
  step: (words) => words('lesson.step', 3, 8),
  only: (words) => words('lesson.only', 'b2, d2'),
  onePoint: (words) => explanationText({ loss: 1, unit: 'points', isDecisive: false }, undefined, words),
  points: (words) => explanationText({ loss: 3.46, unit: 'points', isDecisive: false }, undefined, words),
  chance: (words) => explanationText({ loss: 12.4, unit: 'outcome', isDecisive: false }, undefined, words),
  game: (words) => explanationText({ loss: 60, unit: 'outcome', isDecisive: true }, 'f6 – f4.', words),
  someRight: (words) => resultText({ of: 7, right: 5, missed: [1, 4], skipped: [] }, 7, words),
  someSkipped: (words) => resultText({ of: 7, right: 5, missed: [], skipped: [6] }, 5, words),
  allSkipped: (words) => resultText({ of: 7, right: 0, missed: [], skipped: [0, 1, 2, 3, 4, 5, 6] }, 0, words),
  retryOne: (words) => words('lesson.retry', 1),
  retrySome: (words) => words('lesson.retry', 2),
  remainingOne: (words) => words('lesson.remaining', 1),
  remainingSome: (words) => words('lesson.remaining', 2),
};
