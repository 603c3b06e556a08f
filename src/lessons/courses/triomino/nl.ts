import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Triomino leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
