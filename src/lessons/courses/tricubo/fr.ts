import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Apprendre Tricubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
