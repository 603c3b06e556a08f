import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Impara Kubi',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
