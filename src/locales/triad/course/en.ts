import type { TriadCourseText } from '../../../lessons/courses/triad.js';

export const course: TriadCourseText = {
  title: 'Learn Triad',
  steps: {
    goal: { text: 'Each player has six dice. Whoever gets three of them off the board first wins.' },
    triad: {
      text: '1-2-3 in a line, of both colours: a triad. Complete the marked line.',
      answers: {
        corner: 'The right die. Which cell completes the diagonal?',
        other: 'That leaves the line open. Look at the marks.',
      },
      reply: 'Black moves on.',
    },
  },
  end: 'Now play a game.',
};
