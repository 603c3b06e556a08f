import type { Course, CourseSteps, CourseText } from '../course.js';

const steps = {
  goal: {},
} as const satisfies CourseSteps;

export type KubiCourseText = CourseText<typeof steps>;

export const kubiCourse: Course<typeof steps> = {
  steps,
  texts: {
    en: async () => (await import('../../locales/kubi/course/en.js')).course,
    de: async () => (await import('../../locales/kubi/course/de.js')).course,
    nl: async () => (await import('../../locales/kubi/course/nl.js')).course,
    fr: async () => (await import('../../locales/kubi/course/fr.js')).course,
    it: async () => (await import('../../locales/kubi/course/it.js')).course,
  },
};
