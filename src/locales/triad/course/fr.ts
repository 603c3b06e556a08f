import type { TriadCourseText } from '../../../lessons/courses/triad.js';

export const course: TriadCourseText = {
  title: 'Apprendre Triad',
  steps: {
    goal: { text: '' },
  },
  end: '',
};
