import type { LessonSource } from '../../../lessons/sources.js';

export const tricuboLessonSource: LessonSource = {
  game: 'tricubo',
  loadCourse: async () => (await import('../../../lessons/courses/tricubo/index.js')).tricuboCourse,
  loadLessons: async () => (await import('../../../lessons/games/tricubo.js')).tricuboLessons,
};
