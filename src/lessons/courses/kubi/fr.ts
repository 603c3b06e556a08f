import type { KubiCourseText } from './index.js';

export const course: KubiCourseText = {
  title: 'Apprendre Kubi',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
