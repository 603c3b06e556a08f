import type { CuboCourseText } from '../../../lessons/courses/cubo.js';

export const course: CuboCourseText = {
  title: 'Cubo lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
