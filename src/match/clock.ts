/** A source of time, so that tests and replays can bring their own. */
export interface Clock {
  /** Monotonic milliseconds from any origin. */
  now(): number;
  /** Calls back once, about `ms` milliseconds from now. The function returned cancels it. */
  after(ms: number, ring: () => void): () => void;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};
