import type { KubiCourseText } from '../../../lessons/courses/kubi.js';

export const course: KubiCourseText = {
  title: 'Impara Kubi',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
