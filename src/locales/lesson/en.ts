import type { LessonTerms } from './terms.js';

export const en: LessonTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'lesson.step': (step, of) => `Step ${step} of ${of}`,
  'lesson.back': 'Back',
  'lesson.next': 'Next',
  'lesson.skip': 'Skip',
  'lesson.finish': 'Finish',
  'lesson.hint': 'Hint',
  'lesson.show': 'Show me',
  'lesson.right': 'Right.',
  'lesson.wrong': 'Not quite.',
  'lesson.takenBack': 'Your move was taken back. Try again.',
  'lesson.yourTurn': 'Now you do it.',
  'lesson.goOn': 'This step is done.',
  'lesson.only': (places) => `Only these count here: ${places}.`,
  'lesson.losesPoints': (points, shown) =>
    `On average that’s ${shown} ${points === 1 ? 'point' : 'points'} less than the best move.`,
  'lesson.losesChance': (percent) => `That lowers the chance of winning by about ${percent}.`,
  'lesson.losesGame': 'That loses the game.',
  'lesson.reply': (sentence) => `The reply could be: ${sentence}`,
  'lesson.done': 'That’s the end of the lesson.',
  'lesson.allRight': 'Everything right on the first try!',
  'lesson.someRight': (right, of) => `${right} of ${of} right on the first try.`,
  'lesson.retry': (missed) => (missed === 1 ? 'Retry the step you missed' : `Retry the ${missed} steps you missed`),
  'lesson.restart': 'Start over',
  'lesson.broken': 'This step can’t be played. You can go on.',
};
