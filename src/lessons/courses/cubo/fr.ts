import type { CuboCourseText } from './index.js';

export const course: CuboCourseText = {
  title: 'Apprendre Cubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
