import type { KubiCourseText } from '../../../lessons/courses/kubi.js';

export const course: KubiCourseText = {
  title: 'Kubi leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
