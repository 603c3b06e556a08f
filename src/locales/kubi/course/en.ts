import type { KubiCourseText } from '../../../lessons/courses/kubi.js';

export const course: KubiCourseText = {
  title: 'Learn Kubi',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
