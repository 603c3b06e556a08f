import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Triomino lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
