/** What a measure found in one game. */
export interface Sample {
  /** Points, or 1 for a won game. */
  readonly value: number;
  /** The choices that were timed, and how long they took together and the slowest, in milliseconds. */
  readonly moves?: number;
  readonly ms?: number;
  readonly slowest?: number;
}

/** One row of the table of strength. */
export interface Measure {
  readonly name: string;
  /** What the mean has to reach. */
  readonly bound?: number;
  /** How many games the mean is over, unless another number is asked for. */
  readonly games: number;
  /** Plays one game. The same seed gives the same game, as long as no time is limited. */
  play(seed: number): Sample;
}

/** Counts and times the calls of a function. */
export class Stopwatch {
  moves = 0;
  ms = 0;
  slowest = 0;

  time<Result>(call: () => Result): Result {
    const begun = performance.now();
    const result = call();
    const taken = performance.now() - begun;
    this.moves++;
    this.ms += taken;
    this.slowest = Math.max(this.slowest, taken);
    return result;
  }
}
