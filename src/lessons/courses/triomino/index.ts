import type { Course, CourseSteps, CourseText } from '../../course.js';

/** One round as it grows; its steps show the reader's turns. */
const ROUND =
  '235@0,0 502@-1,0 120@-1,-1 211@0,-1 055@-2,0 453@0,1 334@1,1 122@1,-1 500@-3,0 333@2,1 233@2,0 455@-2,1 544@-1,1 011@-2,-1'.split(
    ' ',
  );

const after = (tiles: number): string => ROUND.slice(0, tiles).join(' ');

/** The end of a long round: there are no tiles left, and after 025 nobody can lay another. */
const LONG_ROUND =
  '004@0,0 005@1,0 150@1,-1 513@2,-1 550@2,0 355@3,-1 534@4,-1 443@4,-2 455@5,-1 442@5,-2 224@5,-3 412@4,-3 121@4,-4 141@3,-4 220@6,-3 544@6,-1 012@7,-3 155@5,0 002@6,-4 000@7,-4 300@7,-5 013@6,-5 033@8,-5 533@8,-6 352@9,-6 340@9,-5 331@6,-6 123@5,-6 125@9,-7 101@5,-5 414@3,-5 212@10,-7 444@2,-5 222@11,-7 145@3,-3 044@2,-6 413@2,-4 511@8,-7 111@8,-8 131@7,-8 433@10,-5 450@1,-6 555@3,0 010@8,-4 140@0,1 233@10,-6 402@3,-6 322@11,-6 225@12,-7 552@12,-8 245@11,-8';

const steps = {
  goal: { position: `${after(14)} | 001,223,344 / ?3 | 0 0 0 - 1 | 131,82` },
  lead: {
    position: ' | 012,124,223,235 / ?4 | 0 0 0 - 1 | 0,0',
    goal: 'lay 235',
    answers: { ten: { move: 'lay 235' }, seven: { move: 'lay 124; lay 223' }, three: { move: 'lay 012' } },
  },
  side: {
    position: `${after(2)} | 012,124,223 / ?3 | 0 0 0 - 1 | 10,7`,
    marks: '025 235',
    goal: 'lay 223; lay 012',
    answers: { seven: { move: 'lay 223' }, three: { move: 'lay 012' }, buy: { move: 'buy' } },
  },
  corner: {
    position: `${after(10)} | 133,233,335 / ?3 | 0 0 0 - 1 | 41,54`,
    marks: '333 122',
    goal: '233@2,0',
    answers: {
      gap: { move: '233@2,0' },
      outside: { move: '323@3,1' },
      other: { move: 'lay 133; lay 335' },
      buy: { move: 'buy' },
    },
  },
  bridge: {
    position:
      '244@0,0 412@-1,0 140@-2,0 004@-2,1 422@1,0 234@2,0 443@2,1 444@1,1 | 044,334,445 / ?3 | 0 0 0 - 1 | 34,43',
    goal: 'bridge',
    answers: {
      bridge: { move: 'bridge' },
      far: { move: '044@1,2' },
      other: { move: 'lay 334; lay 445' },
      buy: { move: 'buy' },
    },
  },
  hexagon: {
    position: `${after(12)} | 335,344,445 / ?3 | 0 0 0 - 1 | 89,68`,
    marks: '025 235 345 455 055',
    goal: 'hexagon',
    answers: {
      hexagon: { move: 'hexagon' },
      outside: { move: '544@-3,1' },
      other: { move: 'lay 335; lay 344' },
      buy: { move: 'buy' },
    },
  },
  two: {
    position: `${after(14)} | 001,223,344 / ?3 | 0 0 0 - 1 | 152,70`,
    goal: 'hexagons>=2',
    answers: {
      two: { move: 'hexagons>=2' },
      one: { move: '100@-3,-1' },
      outside: { move: '322@3,0' },
      other: { move: '*' },
      buy: { move: 'buy' },
    },
  },
  buy: {
    position: `${after(6)} | 013,124,245 / ?4 | 0 0 0 - 1 | 23,31`,
    goal: 'buy then lay 344',
    answers: { buy: { move: 'buy' }, lay: { move: 'lay 344' } },
    reply: 'draw 344',
  },
  pass: {
    position: `${after(12)} | 014,045,123,125,155,225 / ?4 | 0 0 3 - 1 | 74,68`,
    goal: 'pass',
    answers: { pass: { move: 'pass' } },
  },
  out: {
    position: `${after(14)} | 344 / 015,135 | 0 1 0 - 1 | 152,70`,
    goal: 'lay 344',
    answers: { out: { move: 'lay 344' }, buy: { move: 'buy' } },
  },
  blocked: {
    position: `${LONG_ROUND} | 025,234 / 023,035,333 | 0 0 0 - 1 | 242,173`,
    marks: '025',
    choices: { difference: 'good', theirs: 'wrong', nothing: 'wrong' },
  },
  target: {
    position: `${after(10)} | 001,124,223,344 / ?4 | 0 0 0 - 4 | 402,371`,
    choices: { no: 'good', yes: 'wrong' },
  },
  turn: {
    position:
      '245@0,0 522@-1,0 222@-1,-1 554@0,1 223@0,-1 312@1,-1 255@-2,0 445@1,1 553@-1,1 443@2,1 | 013,045,113,134,144,244,335 / ?6 | 0 0 0 - 2 | 118,131',
    goal: 'gain>=40',
    answers: {
      best: { move: 'bridge' },
      elsewhere: { move: 'lay 134' },
      other: { move: '*' },
      buy: { move: 'buy' },
    },
  },
} as const satisfies CourseSteps;

export type TriominoCourseText = CourseText<typeof steps>;

export const triominoCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('./en.js')).course,
    de: async () => (await import('./de.js')).course,
    nl: async () => (await import('./nl.js')).course,
    fr: async () => (await import('./fr.js')).course,
    it: async () => (await import('./it.js')).course,
  },
};
