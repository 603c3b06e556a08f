import type { TriadCourseText } from '../../../lessons/courses/triad.js';

export const course: TriadCourseText = {
  title: 'Learn Triad',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
