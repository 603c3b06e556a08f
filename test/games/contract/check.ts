import { GameError } from '../../../src/games/game-error.js';
import type { GameErrorCode } from '../../../src/games/game-error.js';
import type { AnyGame, RandomGame } from './random-game.js';

/** One promise of the contract: throws where a game breaks it. */
export type Check = (game: AnyGame, games: readonly RandomGame[]) => void;

/** Promises under the sentences that a test report shows. */
export type Checks = Readonly<Record<string, Check>>;

/**
 * The error that a call throws.
 * @throws where it throws nothing, or something that is not the one error of the library
 */
export function gameErrorOf(call: () => unknown, code: GameErrorCode): GameError {
  try {
    call();
  } catch (error) {
    if (error instanceof GameError && error.code === code) return error;
    throw error;
  }
  throw new Error(`nothing was thrown, expected ${code}`);
}
