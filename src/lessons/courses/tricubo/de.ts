import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Tricubo lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
