import type { TriadCourseText } from '../../../lessons/courses/triad.js';

export const course: TriadCourseText = {
  title: 'Impara Triad',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
