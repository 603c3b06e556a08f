import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Impara Triomino',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
