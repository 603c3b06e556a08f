import type { TriadCourseText } from '../../../lessons/courses/triad.js';

export const course: TriadCourseText = {
  title: 'Triad leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
