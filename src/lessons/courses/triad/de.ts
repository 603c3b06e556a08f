import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Triad lernen',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
