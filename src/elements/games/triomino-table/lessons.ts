import type { LessonSource } from '../../../lessons/load.js';

export const triominoLessonSource: LessonSource = {
  game: 'triomino',
  loadCourse: async () => (await import('../../../lessons/courses/triomino/index.js')).triominoCourse,
  loadLessons: async () => (await import('../../../lessons/games/triomino.js')).triominoLessons,
};
