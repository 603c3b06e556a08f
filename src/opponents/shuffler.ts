/** Uniform numbers in [0, 1), always the same ones: an analysis has no randomness of its own (xorshift, Marsaglia). */
export function shuffler(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
