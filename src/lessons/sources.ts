/** What a game gives to lessons, each part loaded when it is first needed. */
export interface LessonSource {
  /** The id of the game. */
  readonly game: string;
  readonly loadCourse: () => Promise<unknown>;
  /** What lessons need to know of the game beyond its rules. */
  readonly loadLessons: () => Promise<unknown>;
}

/** By the id of the game. */
export const lessonSources = new Map<string, LessonSource>();

/** Registers the lessons of a game, so that a page with one game loads nothing of the others. Doing it twice is harmless. */
export function registerLessons(source: LessonSource): void {
  lessonSources.set(source.game, source);
}
