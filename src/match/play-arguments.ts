import { GameError, shown } from '../games/game-error.js';
import { ACTOR_WORDS, isActor } from '../games/illegal-move.js';

const CALL = 'play(move, { actor })';

/**
 * Finds arguments of `Match.play` in the wrong order, which would otherwise be ignored or refused without a reason.
 * @throws GameError `illegal-move` with the refusal `bad-move`
 */
export function checkPlayArguments(move: unknown, options: unknown): void {
  const mistake = mistakeIn(move, options);
  if (mistake) throw new GameError('illegal-move', `${CALL}: ${mistake}`, { move }, { code: 'bad-move' });
}

function mistakeIn(move: unknown, options: unknown): string | undefined {
  if (typeof move === 'number') return `the first argument is a move, not the seat ${move}`;
  if (typeof options !== 'object' || options === null)
    return `the second argument is an object such as { actor: 0 }, not ${shown(options)}`;
  const { actor } = options as { actor?: unknown };
  return actor === undefined || isActor(actor) ? undefined : `actor is ${ACTOR_WORDS}, not ${shown(actor)}`;
}
