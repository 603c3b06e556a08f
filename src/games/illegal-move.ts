import type { Actor } from './game.js';
import { GameError, shown } from './game-error.js';
import type { Refusal } from './refusal.js';

/** Whether a value names who makes a move. */
export const isActor = (value: unknown): value is Actor =>
  typeof value === 'number' || value === 'chance' || value === 'clock';

/** What an actor is, in messages. */
export const ACTOR_WORDS = 'an actor (a seat number, "chance" or "clock")';

/**
 * The error that {@link Game.play} throws for a refused move. If an argument is of the wrong kind, such as a move in place of the actor, the message says
 * which one.
 */
export function illegalMove(refusal: Refusal, actor: unknown, move: unknown): GameError {
  const message = argumentMistake(refusal, actor, move) ?? `illegal move: ${refusal.code}`;
  return new GameError('illegal-move', message, { actor, move }, refusal);
}

function argumentMistake({ code }: Refusal, actor: unknown, move: unknown): string | undefined {
  const call = 'play(state, actor, move)';
  if (!isActor(actor)) return `${call}: the second argument is ${ACTOR_WORDS}, not ${shown(actor)}`;
  if (code === 'bad-move' && typeof move !== 'object')
    return `${call}: the third argument is a move as parseMove() returns it, not ${shown(move)}`;
  return undefined;
}
