import type { TriominoCourseText } from '../../../lessons/courses/triomino.js';

export const course: TriominoCourseText = {
  title: 'Triomino lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
