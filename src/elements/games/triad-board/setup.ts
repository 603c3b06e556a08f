import { CLOCK, STARTER } from '../../features/new-game/setup-source.js';
import type { SetupChoices } from '../../features/new-game/setup-source.js';

/** What readers of Triad choose for a new game. */
export const choices: SetupChoices = { starter: STARTER, evenStart: {}, draws: {}, clock: CLOCK };
