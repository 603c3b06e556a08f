import { STARTER } from '../../features/new-game/setup-source.js';
import type { SetupChoices } from '../../features/new-game/setup-source.js';

/** What readers of Tricubo choose for a new game. */
export const choices: SetupChoices = { starter: STARTER, sheet: { values: ['A', 'B'] }, overflow: {}, colourOnSix: {} };
