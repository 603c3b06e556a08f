import type { TricuboCourseText } from './index.js';

export const course: TricuboCourseText = {
  title: 'Tricubo leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
