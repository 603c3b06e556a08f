import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Impara Triad',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
