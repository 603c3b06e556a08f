import { GameError } from '../games/game-error.js';

/** Does something that may be refused. @returns the refusal */
export function attempt(act: () => unknown): GameError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return gameError(error);
  }
}

/** Anything but a {@link GameError} is a mistake of our own and must be seen. */
export function gameError(error: unknown): GameError {
  if (error instanceof GameError) return error;
  throw error;
}
