import type { TriadCourseText } from '../../../lessons/courses/triad.js';

export const course: TriadCourseText = {
  title: 'Triad lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
