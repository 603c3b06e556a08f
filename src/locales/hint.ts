/** What hints of all games say. Moves are named in a few words, without a full stop. */
export interface HintTexts {
  /** While a hint is being looked for. */
  readonly looking: string;
  /** No other move is legal. */
  readonly onlyMove: string;
  /** The move is so many points better than the next best on average. `shown` is the number as it is written. */
  readonly better: (points: number, shown: string, next: string) => string;
  /** The next best is as good. */
  readonly asGood: (next: string) => string;
  /** The difference to the next best is smaller than its error. */
  readonly aboutAsGood: (next: string) => string;
  /** The chance to win, as it is written. */
  readonly chance: (percent: string) => string;
  /** The chance to win with the next best move. */
  readonly nextChance: (next: string, percent: string) => string;
  /** The move wins, whatever the others do. */
  readonly wins: string;
  /** All moves lose against the best play; this one last. */
  readonly loses: string;
}
