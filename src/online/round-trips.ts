/** How many of the latest measurements count. */
const KEPT = 5;

/** The delay of a connection, as one side measures it with pings. */
export class RoundTrips {
  #sentAt: number | undefined;
  #trips: readonly number[] = [];

  /** A ping is sent. One that has not been answered does not count any more. */
  sent(now: number): void {
    this.#sentAt = now;
  }

  /**
   * Takes an answer. Anything but the answer to the latest ping is left aside.
   * @returns whether another ping should follow at once: a few trips may all have been long because a device was busy
   */
  answered(time: number, now: number): boolean {
    if (time !== this.#sentAt) return false;
    this.#sentAt = undefined;
    this.#trips = [...this.#trips, now - time].slice(-KEPT);
    return this.#trips.length < KEPT;
  }

  /** Milliseconds one way, by the shortest of the latest round trips; `undefined` until there is one. */
  get delay(): number | undefined {
    return this.#trips.length > 0 ? Math.min(...this.#trips) / 2 : undefined;
  }
}
