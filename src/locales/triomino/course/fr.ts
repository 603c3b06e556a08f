import type { TriominoCourseText } from '../../../lessons/courses/triomino.js';

export const course: TriominoCourseText = {
  title: 'Apprendre Triomino',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
