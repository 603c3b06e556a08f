import type { TriominoCourseText } from '../../../lessons/courses/triomino.js';

export const course: TriominoCourseText = {
  title: 'Triomino leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
