import type { Course, CourseSteps, CourseText } from '../../course.js';

/** Both have four dice left, and no move makes a triad. */
const ENDGAME = 'b2Ba1/3b2/6/3B2/1b4/1A2B1 w 2-2';

const steps = {
  goal: { position: ENDGAME },
  move: { position: ENDGAME, goal: 'any', answers: { made: { move: '*' } } },
  way: {
    position: ENDGAME,
    marks: 'b4',
    goal: 'e1b4',
    answers: {
      reached: { move: 'e1b4' },
      elsewhere: { move: 'e1*', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  equal: {
    position: '1cbb1a/6/2A2C/6/4A1/AB4 w 1-2',
    marks: 'c6 d6',
    goal: 'equal triad',
    answers: {
      made: { move: 'equal triad' },
      elsewhere: { move: 'c4*', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  oneTwoThree: {
    position: '5a/1a1a2/3b2/2B3/4A1/1A1A1B w 1-2',
    marks: 'd4 f6',
    goal: '1-2-3 triad',
    answers: {
      made: { move: '1-2-3 triad' },
      elsewhere: { move: 'e2*', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  colours: {
    position: 'aaB1c1/4b1/3a1B/2C2B/5B/A5 w 0-1',
    marks: 'a6 b6 c6 f4 f3 f2 c3 d4 e5',
    choices: { row: 'wrong', column: 'wrong', diagonal: 'good' },
  },
  takeOff: {
    position: 'cc3a/2b3/1C4/6/4A1/A1A1CC w 0-2',
    marks: 'b4 b6',
    goal: 'triad and safe',
    answers: {
      moved: { move: 'e2b5xb5' },
      helpful: { move: 'e2b5xb4' },
      elsewhere: { move: 'e2*', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  two: {
    position: '1c3a/2a1a1/b5/2B1A1/6/1BBB2 w 1-1',
    marks: 'c5 e3 e5 f6',
    goal: 'triads>=2',
    answers: {
      made: { move: 'triads>=2' },
      single: { move: 'd1d4*', verdict: 'wrong' },
      elsewhere: { move: 'c3*', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  standing: {
    position: '1c3a/b3a1/b2A2/6/6/1BBB2 w 2-1',
    marks: 'd4 e5 f6',
    choices: { another: 'wrong', nothing: 'good' },
  },
  defend: {
    position: 'c2aa1/6/6/B3Bc/6/1A2AC w 1-2',
    marks: 'f3-d1',
    goal: 'safe',
    answers: {
      filled: { move: 'b1d1' },
      away: { move: 'e1*; f1d3' },
      barred: { move: 'f1e2' },
      column: { move: 'f1f2' },
      beside: { move: 'e3e2' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  win: {
    position: '5a/A2b2/2b1a1/6/6/1A2BB w 2-2',
    goal: 'triad',
    answers: {
      won: { move: 'triad' },
      elsewhere: { move: 'b1*', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  stuck: {
    position: '6/3c1A/6/3b1A/1b4/1A1b1A w 2-2',
    goal: 'any',
    answers: { turned: { move: '*=*' }, moved: { move: '*>*' } },
  },
  start: {
    position: 'ccbbba/6/6/6/6/AABCCC w 0-0',
    goal: 'any then any',
    answers: { triad: { move: 'triad' }, safe: { move: 'safe' }, unsafe: { move: '*' } },
    reply: '',
  },
} as const satisfies CourseSteps;

export type TriadCourseText = CourseText<typeof steps>;

export const triadCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('./en.js')).course,
    de: async () => (await import('./de.js')).course,
    nl: async () => (await import('./nl.js')).course,
    fr: async () => (await import('./fr.js')).course,
    it: async () => (await import('./it.js')).course,
  },
};
