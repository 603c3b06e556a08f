import type { TricuboCourseText } from '../../../lessons/courses/tricubo.js';

export const course: TricuboCourseText = {
  title: 'Apprendre Tricubo',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
