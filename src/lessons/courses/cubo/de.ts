import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Cubo lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
