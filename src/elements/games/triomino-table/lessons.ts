import type { LessonSource } from '../../../lessons/sources.js';

export const triominoLessonSource: LessonSource = {
  game: 'triomino',
  loadCourse: async () => (await import('../../../lessons/courses/triomino/index.js')).triominoCourse,
  loadLessons: async () => (await import('../../../lessons/games/triomino.js')).triominoLessons,
};
