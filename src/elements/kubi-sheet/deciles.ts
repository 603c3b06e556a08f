/** The deciles of what the opponent of the level `hard` reaches alone with numbers of its choice, in 5,000 games. */
export const DECILES: readonly number[] = [-80, 90, 190, 270, 340, 400, 470, 550, 660];
