import type { Course, CourseSteps, CourseText } from '../../course.js';

const steps = {
  square: { position: '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r2b1b4', marks: '1 a' },
  street: {
    position: '1 0 build 0 | r6b1r2/b2w6r1/b3r5b4 o - 0 | r6r2b1b4',
    marks: 'b3 c3',
    goal: 'street',
    answers: {
      right: { move: 'swap b3c3' },
      other: { move: 'street' },
      call: { move: 'call', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
      mixed: { move: 'swap a3b3; swap a3c3', verdict: 'wrong' },
      none: { move: '*', verdict: 'wrong' },
    },
  },
  lane: {
    position: '1 0 build 0 | r5b2r6/b5w3b6/b1r3r5 o - 0 | r6r2b1b4',
    marks: 'a',
    goal: 'lane',
    answers: {
      right: { move: 'lane' },
      call: { move: 'call', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
      none: { move: '*', verdict: 'wrong' },
    },
  },
  colour: {
    position: '1 0 build 0 | r4b5r6/b6w3b1/b2r5r2 o - 0 | r6r2b1b4',
    marks: '1',
    goal: 'double',
    answers: {
      right: { move: 'double' },
      broken: { move: 'worth<6', verdict: 'wrong' },
      call: { move: 'call', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
      none: { move: '*', verdict: 'wrong' },
    },
  },
  white: {
    position: '1 0 build 0 | r6b3r5/r3w4b5/b1b5r2 o - 0 | r6r2b1b4',
    marks: 'b2',
    goal: 'street in red',
    answers: {
      right: { move: 'street in red' },
      column: { move: 'worth<=5', verdict: 'wrong' },
      call: { move: 'call', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
      none: { move: '*', verdict: 'wrong' },
    },
  },
  worth: {
    choices: { street: 'wrong', lane: 'good', six: 'wrong' },
  },
  both: {
    position: '1 0 build 0 | b4r5r2/b2w1b6/r6r3b6 o - 0 | r1r3b4b5',
    marks: '1 c',
    goal: 'worth>=12',
    answers: {
      right: { move: 'swap a3c1' },
      one: { move: 'worth>=6', verdict: 'wrong' },
      call: { move: 'call', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
      none: { move: '*', verdict: 'wrong' },
    },
  },
  roll: {
    position: '1 0 build 0 | r2r2r3/r5w3b1/b3b1b6 o - 0 | r1r3b4b5',
    goal: 'roll',
    answers: {
      right: { move: 'roll' },
      call: { move: 'call', verdict: 'wrong' },
      swap: { move: '*', verdict: 'wrong' },
    },
    reply: 'dice 0 424654661',
  },
  call: {
    position: '1 0 build 0 | r4r5b1/b3w4b5/b2r3r4 o - 0 | r1r6b2b4',
    marks: 'm1 m2 m3 m4',
    goal: 'call then take 2',
    answers: {
      called: { move: 'call' },
      right: { move: 'take 2' },
      other: { move: 'take', verdict: 'wrong' },
      without: { move: 'take -', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
      swap: { move: '*', verdict: 'wrong' },
    },
  },
  exchange: {
    position: '1 0 exchange 0 | r4r5b1/b3w4b5/b2r3r4 t r6 0 | r1-b2b4',
    goal: 'put c1',
    answers: {
      right: { move: 'put c1' },
      keep: { move: 'keep', verdict: 'wrong' },
      other: { move: '*', verdict: 'wrong' },
    },
  },
  last: {
    position: '2 1 build 1 | r5b2r3/r4w3b1/b3b4r6 o - 21 ; r6r6r5/b2w4b5/b3b3r4 t r6 18 | r3-b1b5',
    choices: { roll: 'wrong', call: 'good', build: 'wrong' },
  },
  rounds: { position: '1 0 build 0 | r4r6r5/r5w4b3/b1b4b6 o - 0 | r3r5b1b4' },
  turn: {
    position: '1 0 build 0 | r4r6r5/r5w4b3/b1b4b6 o - 0 | r3r5b1b4',
    // Hints lead to all that the dice hold; the reader may be happy with less.
    goal: 'exchange and worth>=30; keep and worth>=30; take - and worth>=30',
    moves: 40,
    answers: {
      great: { move: 'exchange and worth>=30; keep and worth>=30; take - and worth>=30' },
      good: { move: 'exchange and worth>=20; keep and worth>=20; take - and worth>=20', verdict: 'good' },
      less: { move: 'exchange and worth<20; keep and worth<20; take - and worth<20', verdict: 'wrong' },
      roll: { move: 'roll', verdict: 'wrong' },
    },
  },
} as const satisfies CourseSteps;

export type CuboCourseText = CourseText<typeof steps>;

export const cuboCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('./en.js')).course,
    de: async () => (await import('./de.js')).course,
    nl: async () => (await import('./nl.js')).course,
    fr: async () => (await import('./fr.js')).course,
    it: async () => (await import('./it.js')).course,
  },
};
