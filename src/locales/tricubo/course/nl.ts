import type { TricuboCourseText } from '../../../lessons/courses/tricubo.js';

export const course: TricuboCourseText = {
  title: 'Tricubo leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
