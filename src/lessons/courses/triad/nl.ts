import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Triad leren',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
