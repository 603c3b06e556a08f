import type { Course, CourseSteps, CourseText } from '../../course.js';

const steps = {
  goal: {},
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
