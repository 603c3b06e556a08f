import type { Course, CourseSteps, CourseText } from '../course.js';

const steps = {
  goal: {},
} as const satisfies CourseSteps;

export type CuboCourseText = CourseText<typeof steps>;

export const cuboCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('../../locales/cubo/course/en.js')).course,
    de: async () => (await import('../../locales/cubo/course/de.js')).course,
    nl: async () => (await import('../../locales/cubo/course/nl.js')).course,
    fr: async () => (await import('../../locales/cubo/course/fr.js')).course,
    it: async () => (await import('../../locales/cubo/course/it.js')).course,
  },
};
