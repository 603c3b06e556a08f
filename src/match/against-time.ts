import type { AnyGame } from './record/record.js';

/** Whether players play against time: their moves are stamped with it, and games with others begin once all are ready. */
export const isAgainstTime = (game: AnyGame, options: object): boolean =>
  game.deadline !== undefined && (game.isAgainstTime?.(options) ?? true);
