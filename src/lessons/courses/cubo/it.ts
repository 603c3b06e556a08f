import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Impara Cubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
