import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Learn Kubi',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
