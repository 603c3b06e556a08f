import type { Actor } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { rolls } from './helpers.js';
import { SAYINGS } from './plain-generator.js';

/** Everything that a player could write down: each use of each die, with and without the joker, taking none, a first cross. */
export const CONCEIVABLE: readonly string[] = [...SAYINGS, '-', '@1', '@2', '@3', '@4', '@5'];

export const CONCEIVABLE_ROLLS: readonly string[] = rolls().map((roll) => `roll ${roll}`);

const MOVES = new Map([...CONCEIVABLE, ...CONCEIVABLE_ROLLS].map((text) => [text, tricubo.parseMove(text)]));

/** What the rules allow this actor of such moves. */
export function allowed(state: TricuboState, actor: Actor, texts: readonly string[] = CONCEIVABLE): string[] {
  return texts.filter((text) => !tricubo.refusal(state, actor, MOVES.get(text) as TricuboMove));
}
