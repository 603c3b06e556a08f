import type { CuboCourseText } from '../../../lessons/courses/cubo.js';

export const course: CuboCourseText = {
  title: 'Learn Cubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
