import type { InteractionStep } from '../../../../../../../src/interaction/interaction-controller.js';
import type { SampleGameState, SampleGameTake } from '../../../games/samplegame/index.js';

/** Where the user is on the way to a move. */
export type Interaction =
  { readonly name: 'idle' } | { readonly name: 'chosen'; readonly heap: number; readonly count: number };

export const IDLE: Interaction = { name: 'idle' };

/** What the user does. Places of a heap are counted from 0. */
export type Action =
  | { readonly name: 'press'; readonly heap: number; readonly place: number }
  | { readonly name: 'take' }
  | { readonly name: 'cancel' };

type Step = InteractionStep<Interaction, SampleGameTake>;

/**
 * The way from a press to a move, as a pure function. A press chooses a counter and all after it; a second press takes them. It proposes moves, and the
 * match decides whether they are legal.
 */
export function reduce(interaction: Interaction, action: Action, state: SampleGameState): Step {
  switch (action.name) {
    case 'cancel':
      return { interaction: IDLE };
    case 'take':
      return take(interaction);
    case 'press': {
      const { heap } = action;
      const count = (state.heaps[heap] ?? 0) - action.place;
      // Pressing an empty place is no mistake.
      if (count <= 0) return { interaction };
      const isSame = interaction.name === 'chosen' && interaction.heap === heap && interaction.count === count;
      return isSame ? take(interaction) : { interaction: { name: 'chosen', heap, count } };
    }
  }
}

function take(interaction: Interaction): Step {
  if (interaction.name === 'idle') return { interaction };
  const { heap, count } = interaction;
  return { interaction: IDLE, move: { kind: 'take', heap, count } };
}
