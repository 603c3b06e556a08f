import type { Course, CourseSteps, CourseText } from '../course.js';

const steps = {
  goal: { position: '2b1a1/1c1c2/3B2/1a4/2C3/B4A w 2-1' },
  triad: {
    position: 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0',
    marks: 'c5 d4 e3',
    goal: 'triad',
    answers: { corner: { move: 'c1*', verdict: 'wrong' }, other: { move: '*', verdict: 'wrong' } },
    reply: 'f6f4',
  },
} as const satisfies CourseSteps;

export type TriadCourseText = CourseText<typeof steps>;

export const triadCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('../../locales/triad/course/en.js')).course,
  },
};
