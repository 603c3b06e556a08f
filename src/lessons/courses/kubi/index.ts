import type { Course, CourseSteps, CourseText } from '../../course.js';

const steps = {
  pairs: {
    position: '1:0,2:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 33456',
    goal: 'any',
    answers: { sevenAndEight: { move: 'mark 7' }, sixAndNine: { move: 'mark 6' } },
  },
  points: { position: '1:3,2:2,6:2 0,0,0,0,2,5,7,0,0,0,0', marks: '6 7 8' },
  worth: {
    position: '1:3,2:2,6:2 0,0,0,0,2,5,7,0,0,0,0',
    marks: '8',
    choices: { value: 'good', sum: 'wrong', nothing: 'wrong' },
  },
  even: {
    position: '1:2,2:1,6:1 0,0,0,0,1,4,2,1,0,0,0 | 0 34456',
    marks: '7',
    goal: 'even 7',
    answers: { seven: { move: 'even 7' }, eights: { move: 'double', verdict: 'wrong' } },
  },
  double: {
    position: '1:2,2:2,6:2 0,0,0,0,2,4,4,2,0,0,0 | 0 23355',
    marks: '8',
    goal: 'double',
    answers: { eights: { move: 'double' }, ten: { move: 'open 10', verdict: 'wrong' } },
  },
  choose: {
    position: '1:3,2:2,6:3 0,0,0,0,3,5,6,2,0,0,0 | 0 13456',
    marks: 'x1 x2 x6',
    goal: 'open none',
    answers: {
      nines: { move: '1|36|45' },
      sixAndSeven: { move: '6|15|34' },
      small: { move: 'open 4; open 5', verdict: 'wrong' },
      large: { move: 'open 10; open 11', verdict: 'wrong' },
    },
  },
  clock: {
    position: '1:7,2:5,6:6 0,0,0,4,7,8,9,8,0,0,0 | 0 13466',
    marks: 'x1',
    goal: 'discard 6 and open none',
    answers: {
      five: { move: 'even 5' },
      sevens: { move: 'double' },
      over: { move: 'finish', verdict: 'wrong' },
      opened: { move: 'discard 6 and open 10', verdict: 'wrong' },
    },
  },
  free: {
    position: '1:4,2:3,6:3 0,0,0,0,4,6,6,4,0,0,0 | 0 33455',
    marks: '6 9',
    goal: 'even 6 and even 9',
    answers: {
      both: { move: 'even 6 and even 9' },
      ten: { move: 'open 10', verdict: 'wrong' },
      nine: { move: 'even 9', verdict: 'wrong' },
      eight: { move: 'mark 8', verdict: 'wrong' },
    },
  },
  full: {
    position: '1:7,2:5,6:7 0,0,0,0,8,10,8,8,4,0,0',
    marks: '7',
    choices: { earns: 'wrong', nothing: 'good', costs: 'wrong' },
  },
  last: {
    position: '1:7,2:5,6:7 0,0,0,0,8,10,8,8,4,0,0 | 0 13455',
    goal: 'gain>=160',
    answers: { won: { move: 'even 10' }, lost: { move: 'mark 8', verdict: 'wrong' } },
  },
  several: {
    position: '1:1,2:1,6:1 0,0,0,0,1,2,2,1,0,0,0 | 0 13446',
    choices: { roller: 'wrong', everyone: 'good' },
  },
  turn: {
    position: '1:4,2:5,6:3 0,0,0,0,5,7,6,4,2,0,0 | 0 12456',
    goal: 'within=30',
    answers: {
      sixes: { move: '6|15|24' },
      nine: { move: '1|26|45' },
      good: { move: 'within=30' },
      two: { move: '2|16|45', verdict: 'wrong' },
      opened: { move: 'open 3; open 5; open 11', verdict: 'wrong' },
    },
  },
  begin: {
    position: '- 0,0,0,0,0,0,0,0,0,0,0',
    goal: 'x126; any then any',
    reply: 'roll 12346',
    answers: {
      close: { move: 'x126; x156' },
      middle: { move: 'x234; x235; x245; x345' },
      crossed: { move: 'x*' },
      oneSum: { move: 'double' },
      twoSums: { move: '*' },
    },
  },
} as const satisfies CourseSteps;

export type KubiCourseText = CourseText<typeof steps>;

export const kubiCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('./en.js')).course,
    de: async () => (await import('./de.js')).course,
    nl: async () => (await import('./nl.js')).course,
    fr: async () => (await import('./fr.js')).course,
    it: async () => (await import('./it.js')).course,
  },
};
