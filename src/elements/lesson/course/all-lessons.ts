import { registerLessons } from '../../../lessons/sources.js';
import type { LessonSource } from '../../../lessons/sources.js';

const SOURCES: readonly LessonSource[] = [
  {
    game: 'triad',
    loadCourse: async () => (await import('../../../lessons/courses/triad/index.js')).triadCourse,
    loadLessons: async () => (await import('../../../lessons/games/triad.js')).triadLessons,
  },
  {
    game: 'kubi',
    loadCourse: async () => (await import('../../../lessons/courses/kubi/index.js')).kubiCourse,
    loadLessons: async () => (await import('../../../lessons/games/kubi.js')).kubiLessons,
  },
  {
    game: 'tricubo',
    loadCourse: async () => (await import('../../../lessons/courses/tricubo/index.js')).tricuboCourse,
    loadLessons: async () => (await import('../../../lessons/games/tricubo.js')).tricuboLessons,
  },
  {
    game: 'cubo',
    loadCourse: async () => (await import('../../../lessons/courses/cubo/index.js')).cuboCourse,
    loadLessons: async () => (await import('../../../lessons/games/cubo.js')).cuboLessons,
  },
  {
    game: 'triomino',
    loadCourse: async () => (await import('../../../lessons/courses/triomino/index.js')).triominoCourse,
    loadLessons: async () => (await import('../../../lessons/games/triomino.js')).triominoLessons,
  },
];

/** Lets lessons find every game, also those that are not defined yet. Each game brings its own when it is defined. */
export const registerAllLessons = (): void => SOURCES.forEach(registerLessons);
