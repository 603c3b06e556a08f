import { GameError, shown } from '../games/game-error.js';
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
