import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Kubi lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
