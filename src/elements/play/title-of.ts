/** The game as its readers call it, in every language: `triad` → `Triad`. */
export const titleOf = (game: string): string => game.charAt(0).toUpperCase() + game.slice(1);
