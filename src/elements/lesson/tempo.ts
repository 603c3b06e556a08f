/** Milliseconds; tests are faster. */
export const tempo = {
  /** How long a wrong move is seen. */
  seen: 1800,
  /** Before a move that is not the reader's. */
  reply: 800,
};
