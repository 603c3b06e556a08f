import { CLOCK } from '../../features/new-game/setup-source.js';
import type { SetupChoices } from '../../features/new-game/setup-source.js';

/** What readers of Triomino choose for a new game. */
export const choices: SetupChoices = {
  variant: {},
  scoring: {},
  target: {
    values: [0, 100, 200, 400],
    matters: (seats, { scoring, rounds }) => seats > 1 && scoring !== 'none' && rounds === 0,
  },
  turnSeconds: { values: [0, 30, 60, 120], matters: (_, { clock }) => clock === '' },
  clock: CLOCK,
};
