/**
 * The deciles of what the opponent of the level `medium` reaches in a practice game by the printed rules, in 2,000 games. It makes the most of the dice of each
 * round. The level `hard` rolls again until the dice are good, for which nobody has the time.
 */
export const DECILES: readonly number[] = [92, 99, 104, 109, 113, 117, 122, 128, 137];
