import { gameError } from '../../games/game-error.js';
import type { GameError } from '../../games/game-error.js';

/** Calls a function that may throw a {@link GameError}. @returns the error, if any */
export function captureGameError(act: () => unknown): GameError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return gameError(error);
  }
}
