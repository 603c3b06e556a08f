import type { Course, CourseSteps, CourseText } from '../course.js';

const steps = {
  goal: {},
} as const satisfies CourseSteps;

export type TriominoCourseText = CourseText<typeof steps>;

export const triominoCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('../../locales/triomino/course/en.js')).course,
    de: async () => (await import('../../locales/triomino/course/de.js')).course,
    nl: async () => (await import('../../locales/triomino/course/nl.js')).course,
    fr: async () => (await import('../../locales/triomino/course/fr.js')).course,
    it: async () => (await import('../../locales/triomino/course/it.js')).course,
  },
};
