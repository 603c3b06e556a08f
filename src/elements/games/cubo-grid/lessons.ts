import type { LessonSource } from '../../../lessons/sources.js';

export const cuboLessonSource: LessonSource = {
  game: 'cubo',
  loadCourse: async () => (await import('../../../lessons/courses/cubo/index.js')).cuboCourse,
  loadLessons: async () => (await import('../../../lessons/games/cubo.js')).cuboLessons,
};
