import type { CuboCourseText } from '../../../lessons/courses/cubo.js';

export const course: CuboCourseText = {
  title: 'Impara Cubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
