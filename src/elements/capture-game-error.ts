import { gameError } from '../games/game-error.js';
import type { GameError } from '../games/game-error.js';

/** Does something that may be refused. @returns the refusal */
export function captureGameError(act: () => unknown): GameError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return gameError(error);
  }
}
