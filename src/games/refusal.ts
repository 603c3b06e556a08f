/** The reason why a move is illegal. `code` is from the game's closed union; further fields give the details. */
export interface Refusal {
  readonly code: string;
}
