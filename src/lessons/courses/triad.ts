import type { Course, CourseSteps, CourseText } from '../course.js';

const steps = {
  goal: {},
} as const satisfies CourseSteps;

export type TriadCourseText = CourseText<typeof steps>;

export const triadCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('../../locales/triad/course/en.js')).course,
    de: async () => (await import('../../locales/triad/course/de.js')).course,
    nl: async () => (await import('../../locales/triad/course/nl.js')).course,
    fr: async () => (await import('../../locales/triad/course/fr.js')).course,
    it: async () => (await import('../../locales/triad/course/it.js')).course,
  },
};
