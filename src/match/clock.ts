/** A source of time, so that tests and replays can bring their own. */
export abstract class Clock {
  /** Monotonic milliseconds from any origin. */
  abstract now(): number;
  /** Calls back once, about `ms` milliseconds from now. The function returned cancels it. */
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

/** The clock of the machine. */
export const systemClock: Clock = new SystemClock();
