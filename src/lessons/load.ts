import { GameError, notOneOf, shown } from '../games/game-error.js';
import type { Course } from './course.js';
import type { LessonGame } from './lesson-game.js';

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  triad: async () => (await import('./games/triad.js')).triadLessons,
  kubi: async () => (await import('./games/kubi.js')).kubiLessons,
  tricubo: async () => (await import('./games/tricubo.js')).tricuboLessons,
  cubo: async () => (await import('./games/cubo.js')).cuboLessons,
  triomino: async () => (await import('./games/triomino.js')).triominoLessons,
};

/** What lessons need to know of a game. @throws GameError `bad-attribute` for a game without lessons */
export async function loadLessonGame(id: string): Promise<LessonGame<unknown, unknown>> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!load) throw new GameError('bad-attribute', `there are no lessons for ${shown(id)}`, { place: 'for', game: id });
  return (await load()) as LessonGame<unknown, unknown>;
}

const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  triad: async () => (await import('./courses/triad/index.js')).triadCourse,
  kubi: async () => (await import('./courses/kubi/index.js')).kubiCourse,
  tricubo: async () => (await import('./courses/tricubo/index.js')).tricuboCourse,
  cubo: async () => (await import('./courses/cubo/index.js')).cuboCourse,
  triomino: async () => (await import('./courses/triomino/index.js')).triominoCourse,
};

/** The course of a game. @throws GameError `bad-attribute` for a game without one */
export async function loadCourse(id: string): Promise<Course> {
  const load = Object.hasOwn(COURSES, id) ? COURSES[id] : undefined;
  if (!load) throw notOneOf('bad-attribute', 'course', id, Object.keys(COURSES));
  return load();
}
