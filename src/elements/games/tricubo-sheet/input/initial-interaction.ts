import type { Seat } from '../../../../games/game.js';
import { tricubo } from '../../../../games/tricubo/index.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import { choosing } from './interaction.js';
import type { Interaction } from './interaction.js';

/** The interaction of a seat before the user has done anything. */
export function initialInteraction(seat: Seat, state: TricuboState): Interaction {
  return tricubo.actors(state).includes(seat) ? choosing(tricubo.moves(state, seat)) : { name: 'idle' };
}
