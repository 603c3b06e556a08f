import { GameError, notOneOf, shown } from '../games/game-error.js';
import type { Course } from './course.js';
import type { LessonGame } from './lesson-game.js';
import { lessonSources } from './sources.js';

/** What lessons need to know of a game. @throws GameError `bad-attribute` for a game without lessons */
export async function loadLessonGame(id: string): Promise<LessonGame<unknown, unknown>> {
  const source = lessonSources.get(id);
  if (!source)
    throw new GameError('bad-attribute', `there are no lessons for ${shown(id)}`, { place: 'for', game: id });
  return (await source.loadLessons()) as LessonGame<unknown, unknown>;
}

/** The course of a game. @throws GameError `bad-attribute` for a game without one */
export async function loadCourse(id: string): Promise<Course> {
  const source = lessonSources.get(id);
  if (!source) throw notOneOf('bad-attribute', 'course', id, [...lessonSources.keys()]);
  return (await source.loadCourse()) as Course;
}
