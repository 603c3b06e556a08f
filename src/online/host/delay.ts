import { RoundTrips } from '../round-trips.js';

/** Milliseconds for what a ping does not measure: parsing, drawing and the timers of a device. */
const JITTER = 30;

/** The delay of one connection, measured by pings of the host, so that a client cannot make it up. */
export class Delay {
  readonly #trips = new RoundTrips();

  sent(now: number): void {
    this.#trips.sent(now);
  }

  answered(time: number, now: number): void {
    this.#trips.answered(time, now);
  }

  /**
   * How much later than it was sent a message of this connection may count as sent, in milliseconds: half of the shortest of the latest round trips. A client
   * that delays its answers on purpose gains no more than the limit.
   */
  grace(limit: number): number {
    const { delay } = this.#trips;
    return delay === undefined ? 0 : Math.min(limit, delay + JITTER);
  }
}
