import type { TriadCourseText } from './index.js';

export const course: TriadCourseText = {
  title: 'Apprendre Triad',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
