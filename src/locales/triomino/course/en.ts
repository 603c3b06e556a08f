import type { TriominoCourseText } from '../../../lessons/courses/triomino.js';

export const course: TriominoCourseText = {
  title: 'Learn Triomino',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
