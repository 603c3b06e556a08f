import type { Course, CourseSteps, CourseText } from '../course.js';

const steps = {
  goal: {},
} as const satisfies CourseSteps;

export type TricuboCourseText = CourseText<typeof steps>;

export const tricuboCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('../../locales/tricubo/course/en.js')).course,
    de: async () => (await import('../../locales/tricubo/course/de.js')).course,
    nl: async () => (await import('../../locales/tricubo/course/nl.js')).course,
    fr: async () => (await import('../../locales/tricubo/course/fr.js')).course,
    it: async () => (await import('../../locales/tricubo/course/it.js')).course,
  },
};
