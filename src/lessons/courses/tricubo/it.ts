import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Impara Tricubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
