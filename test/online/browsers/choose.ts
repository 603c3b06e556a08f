/** Which moves bring a game forward: random ones alone take too long. */
const GOOD: Readonly<Record<string, RegExp>> = {
  triad: /x/,
  cubo: /^(?:call|take [1-4]|keep|put|roll)/,
  triomino: /@/,
};

/** One of the legal moves of a player who has no plan but to come to an end. */
export function chooseText(game: string, texts: readonly string[], random = Math.random): string | undefined {
  const good = texts.filter((text) => GOOD[game]?.test(text));
  const from = good.length > 0 && random() < 0.5 ? good : texts;
  return from[Math.floor(random() * from.length)];
}
