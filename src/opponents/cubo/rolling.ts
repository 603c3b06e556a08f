import type { CuboOptions } from '../../games/cubo/index.js';

/** What a roll costs in time, in points: others may call, and the clock runs. */
export const ROLL_COST = 1;

/**
 * What it is worth to roll again until that no longer pays: the total at which the gain of one more roll is just its cost (the reservation value of
 * optimal stopping). It hardly depends on the colours. `npm run train:cubo` computes it.
 */
export const ROLLING_ON: Readonly<Record<CuboOptions['streets'], number>> = { ordered: 26.3, 'any-order': 34.2 };
