/** The deciles of what the opponent of the level `hard` reaches alone with numbers of its choice, in 5,000 games. */
export const DECILES: readonly number[] = [-80, 80, 180, 260, 330, 410, 480, 560, 660];
