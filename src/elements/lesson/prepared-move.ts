import { GameError, gameError, shown } from '../../games/game-error.js';
import type { Match } from '../../match/match.js';

/** Makes a move before the reader's. @throws GameError that names the move */
export function playPrepared(match: Match, move: string): void {
  try {
    match.play(move, { by: 'script' });
  } catch (error) {
    const { code, message, details, refusal } = gameError(error);
    throw new GameError(code, `play has ${shown(move)}: ${message}`, details, refusal);
  }
}
