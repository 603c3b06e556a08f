import { STARTER } from '../../features/new-game/setup-source.js';
import type { SetupChoices } from '../../features/new-game/setup-source.js';

/** What readers of Cubo choose for a new game. */
export const choices: SetupChoices = {
  starter: STARTER,
  timeLimits: {},
  practiceSeconds: {
    values: [30, 60, 90, 120],
    matters: (seats, { timeLimits }) => seats === 1 && timeLimits === true,
  },
  streets: {},
  resetColours: {},
};
