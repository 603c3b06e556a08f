import type { CuboCourseText } from '../../../lessons/courses/cubo.js';

export const course: CuboCourseText = {
  title: 'Cubo leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
