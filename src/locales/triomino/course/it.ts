import type { TriominoCourseText } from '../../../lessons/courses/triomino.js';

export const course: TriominoCourseText = {
  title: 'Impara Triomino',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
