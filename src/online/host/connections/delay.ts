import { RoundTrips } from '../../round-trips.js';

/** Milliseconds for what a ping does not measure: parsing, drawing and the timers of a device. */
const JITTER = 30;
/** How many pings may go without an answer, for as long as the next one takes. */
const MOST_UNANSWERED = 2;

/** The delay of one connection, measured by pings of the host, so that a client cannot make it up; and whether anybody is there. */
export class Delay {
  readonly #trips = new RoundTrips();
  /** Pings since the client was heard last; missing until it has answered one, since some clients answer none. */
  #unanswered: number | undefined;

  /** Whether a client that has answered pings does so no more, though its connection stands. */
  get isSilent(): boolean {
    return (this.#unanswered ?? 0) > MOST_UNANSWERED;
  }

  sent(now: number): void {
    this.#trips.sent(now);
    if (this.#unanswered !== undefined) this.#unanswered++;
  }

  answered(time: number, now: number): void {
    this.#trips.answered(time, now);
    this.#unanswered = 0;
  }

  /** Any message shows that somebody is there. */
  heard(): void {
    if (this.#unanswered !== undefined) this.#unanswered = 0;
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
