/** A source of time. Tests and replays bring their own. */
export abstract class Clock {
  /** Monotonic milliseconds since any origin. */
  abstract now(): number;
  /** Calls back once, in about `ms` milliseconds. @returns a function that cancels it */
  abstract after(ms: number, ring: () => void): () => void;
}

class SystemClock extends Clock {
  override now(): number {
    return performance.now();
  }

  override after(ms: number, ring: () => void): () => void {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  }
}

/** The system's monotonic clock. */
export const systemClock: Clock = new SystemClock();
