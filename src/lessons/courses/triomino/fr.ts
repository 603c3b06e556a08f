import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Apprendre Triomino',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
