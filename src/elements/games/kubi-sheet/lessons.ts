import type { LessonSource } from '../../../lessons/sources.js';

export const kubiLessonSource: LessonSource = {
  game: 'kubi',
  loadCourse: async () => (await import('../../../lessons/courses/kubi/index.js')).kubiCourse,
  loadLessons: async () => (await import('../../../lessons/games/kubi.js')).kubiLessons,
};
