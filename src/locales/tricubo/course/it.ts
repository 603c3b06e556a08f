import type { TricuboCourseText } from '../../../lessons/courses/tricubo.js';

export const course: TricuboCourseText = {
  title: 'Impara Tricubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
