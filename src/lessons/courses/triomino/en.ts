import type { TriominoCourseText } from './index.js';

export const course: TriominoCourseText = {
  title: 'Learn Triomino',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
