import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Learn Tricubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
