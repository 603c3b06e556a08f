import type { Course, CourseSteps, CourseText } from '../../course.js';

/** One game between two, from the first round to the last, then a game alone. The first sheet is the reader’s, and as many dice are used on it as on the other. */
const steps = {
  sheet: {
    position: '1,2,0,3,0 / 0,1,0,2,1 | A 3 0',
    marks: '2c2',
  },
  worth: {
    position: '1,2,0,3,0 / 0,1,0,2,1 | A 3 0',
    marks: '4c4',
    choices: { next: 'good', sum: 'wrong', highest: 'wrong' },
  },
  die: {
    position: '1,0,0,0,0 / 0,1,0,0,0 | A 1 0 534',
    goal: 'M',
    hints: '3',
    answers: {
      right: { move: 'M' },
      large: { move: 'L' },
      small: { move: 'S' },
      colour: { move: 'colour' },
    },
  },
  stop: {
    position: '1,3,0,0,2 / 0,1,2,3,0 | A 3 0 222',
    goal: 'row 2>=10',
    hints: '2c5',
    answers: {
      right: { move: 'M' },
      large: { move: 'L' },
      small: { move: 'S' },
      colour: { move: 'colour' },
    },
  },
  draft: {
    position: '1,5,0,0,2 / 0,4,2,3,3 | A 4 1 521 L',
    goal: 'row 1>=7',
    hints: '1',
    answers: {
      right: { move: 'S' },
      medium: { move: 'M' },
      colour: { move: 'colour' },
    },
  },
  colours: {
    position: '2,5,0,0,2 / 0,4,2,3,3 | A 5 0 212',
    marks: 'L M S t',
    goal: 'colour',
    answers: {
      own: { move: 'colour' },
      shared: { move: 'all colours' },
      large: { move: 'L' },
      medium: { move: 'M' },
      small: { move: 'S' },
    },
  },
  six: {
    position: '2,5,0,2,2 .,.,.,.,. L / 2,5,2,3,3 | A 7 0 246',
    goal: 'score 2',
    hints: '2i',
    answers: {
      right: { move: 'S:2' },
      empty: { move: 'S:3' },
      lower: { move: 'S:*' },
      crosses: { move: 'L; M' },
      colour: { move: 'colour' },
    },
  },
  limit: {
    position: '2,5,0,5,2 .,10,.,.,. L / 2,5,2,3,3 .,10,.,.,. L | A 9 0',
    marks: '2i',
    choices: { small: 'wrong', medium: 'wrong', large: 'good' },
  },
  sixes: {
    position: '2,5,0,5,2 .,10,.,.,. L / 2,5,2,3,3 .,10,.,.,. L | A 9 0 264',
    goal: 'M:* and gain>=17',
    answers: {
      right: { move: 'M:* and gain>=17' },
      empty: { move: 'score 3' },
      lower: { move: 'M:1,5' },
      crosses: { move: 'L; S' },
      colour: { move: 'colour' },
    },
  },
  must: {
    position: '5,5,2,5,2 7,10,-,10,- LMSt / 5,5,4,6,5 7,10,-,-,4 LM | A 15 0 412',
    goal: 'gain>=-5',
    hints: '2c6',
    answers: {
      right: { move: 'S' },
      large: { move: 'L' },
      medium: { move: 'M' },
    },
  },
  purple: {
    position: '6,6,3,5,3 7,10,-,10,- LMSt / 5,6,5,7,5 7,10,-,-,4 LMt | A 19 0 341',
    goal: 'gain>=6',
    hints: '3c6',
    answers: {
      right: { move: 'L' },
      medium: { move: 'M' },
      small: { move: 'S' },
    },
  },
  alone: {
    position: '0,0,0,0,0 | A',
    goal: 'any then any',
    answers: {
      start: { move: '@*' },
      used: { move: '*' },
    },
    reply: 'roll 235',
  },
  turn: {
    position: '1,5,2,3,0 .,.,.,.,. S / 2,4,2,3,3 | A 7 0 156',
    goal: 'within=2.5; M; S:2',
    hints: '5 2i',
    answers: {
      best: { move: 'M' },
      six: { move: 'S:2' },
      good: { move: 'within=2.5' },
    },
  },
} as const satisfies CourseSteps;

export type TricuboCourseText = CourseText<typeof steps>;

export const tricuboCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('./en.js')).course,
    de: async () => (await import('./de.js')).course,
    nl: async () => (await import('./nl.js')).course,
    fr: async () => (await import('./fr.js')).course,
    it: async () => (await import('./it.js')).course,
  },
};
