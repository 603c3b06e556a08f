import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Cubo leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
