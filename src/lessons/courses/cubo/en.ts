import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Learn Cubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
