import type { TricuboCourseText } from '../../../lessons/courses/tricubo.js';

export const course: TricuboCourseText = {
  title: 'Tricubo lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
