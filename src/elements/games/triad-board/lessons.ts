import type { LessonSource } from '../../../lessons/sources.js';

export const triadLessonSource: LessonSource = {
  game: 'triad',
  loadCourse: async () => (await import('../../../lessons/courses/triad/index.js')).triadCourse,
  loadLessons: async () => (await import('../../../lessons/games/triad.js')).triadLessons,
};
