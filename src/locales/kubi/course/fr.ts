import type { KubiCourseText } from '../../../lessons/courses/kubi.js';

export const course: KubiCourseText = {
  title: 'Apprendre Kubi',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
