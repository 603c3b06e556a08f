import type { CuboCourseText } from '../../../lessons/courses/cubo.js';

export const course: CuboCourseText = {
  title: 'Apprendre Cubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
