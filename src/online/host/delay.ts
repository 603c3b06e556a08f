/** How many of the latest measurements count. */
const KEPT = 5;
/** Milliseconds for what a ping does not measure: the reading, the drawing and the timers of a device. */
const JITTER = 30;

/** The delay of one connection, measured by pings of the host. */
export class Delay {
  #sentAt: number | undefined;
  #trips: readonly number[] = [];

  /** A ping is sent. One that has not been answered does not count any more. */
  sent(now: number): void {
    this.#sentAt = now;
  }

  /** Takes an answer. Anything but the answer to the latest ping is left aside, so that no delay can be invented. */
  answered(time: number, now: number): void {
    if (time !== this.#sentAt) return;
    this.#sentAt = undefined;
    this.#trips = [...this.#trips, now - time].slice(-KEPT);
  }

  /**
   * How much later than it was sent a message of this connection may count as sent, in milliseconds: half of the shortest of the latest round trips. A client
   * that dawdles over its answers would have to do so always, and gains no more than the limit.
   */
  grace(limit: number): number {
    if (this.#trips.length === 0) return 0;
    return Math.min(limit, Math.min(...this.#trips) / 2 + JITTER);
  }
}
