import type { TricuboCourseText } from '../../../lessons/courses/tricubo.js';

export const course: TricuboCourseText = {
  title: 'Learn Tricubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
