import { notOneOf } from '../../games/game-error.js';
import type { Reviewer } from './review.js';

type Loading = () => Promise<unknown>;

/** Each game's reviewer comes in a chunk of its own, with the tables that its opponent knows the game by. */
const REVIEWERS: Readonly<Record<string, Loading>> = {
  kubi: async () => (await import('../kubi/review.js')).kubiReviewer,
  tricubo: async () => (await import('../tricubo/review.js')).tricuboReviewer,
  cubo: async () => (await import('../cubo/review.js')).cuboReviewer,
  triad: async () => (await import('../triad/review.js')).triadReviewer,
  triomino: async () => (await import('../triomino/review.js')).triominoReviewer,
};

/** Loads the reviewer of a game by its id. @throws GameError `bad-request` if there is none */
export async function loadReviewer<State, Move>(game: string): Promise<Reviewer<State, Move>> {
  const load = Object.hasOwn(REVIEWERS, game) ? REVIEWERS[game] : undefined;
  if (!load) throw notOneOf('bad-request', 'match.game', game, Object.keys(REVIEWERS));
  return (await load()) as Reviewer<State, Move>;
}
