import type { KubiCourseText } from '../../../lessons/courses/kubi.js';

export const course: KubiCourseText = {
  title: 'Kubi lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
