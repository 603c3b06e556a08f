import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Kubi leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
