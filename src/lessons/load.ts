import { GameError, notOneOf, shown } from '../games/game-error.js';
import type { Course } from './course.js';
import type { LessonGame } from './lesson-game.js';

/** What a game gives to lessons, each part loaded when it is first needed. */
export interface LessonSource {
  /** The id of the game. */
  readonly game: string;
  readonly loadCourse: () => Promise<unknown>;
  /** What lessons need to know of the game beyond its rules. */
  readonly loadLessons: () => Promise<unknown>;
}

const sources = new Map<string, LessonSource>();

/** Tells lessons about a game, so that a page with one game loads nothing of the others. Doing it twice is harmless. */
export function registerLessons(source: LessonSource): void {
  sources.set(source.game, source);
}

/** What lessons need to know of a game. @throws GameError `bad-attribute` for a game without lessons */
export async function loadLessonGame(id: string): Promise<LessonGame<unknown, unknown>> {
  const source = sources.get(id);
  if (!source)
    throw new GameError('bad-attribute', `there are no lessons for ${shown(id)}`, { place: 'for', game: id });
  return (await source.loadLessons()) as LessonGame<unknown, unknown>;
}

/** The course of a game. @throws GameError `bad-attribute` for a game without one */
export async function loadCourse(id: string): Promise<Course> {
  const source = sources.get(id);
  if (!source) throw notOneOf('bad-attribute', 'course', id, [...sources.keys()]);
  return (await source.loadCourse()) as Course;
}
