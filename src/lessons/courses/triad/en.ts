import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Learn Triad',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
