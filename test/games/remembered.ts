/** More would only fill the memory. */
const MOST = 300;

/**
 * Keeps games by the words that make them: an ordinary run draws the same ones in test after test, and playing them takes longer than looking at them.
 * @returns what gives a game that is known, or makes it
 */
export function remembering<Game>(): (words: string, make: () => Game) => Game {
  const known = new Map<string, Game>();
  return (words, make) => {
    const game = known.get(words) ?? make();
    if (known.size === MOST) known.clear();
    known.set(words, game);
    return game;
  };
}
