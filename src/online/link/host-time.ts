/** How many of the latest reports count. */
const KEPT = 5;

/** How much of the game has been played, as the host has reported it. A report that a busy device reads late says too little, so the best of the latest ones counts. */
export class HostTime {
  #elapsed: number | undefined;
  #isResting = false;
  /** How far the game was ahead of the clock here when each report was read. */
  #leads: readonly number[] = [];

  /** Earlier reports are of another game, or of another line. */
  forget(): void {
    this.#elapsed = undefined;
    this.#leads = [];
  }

  /** @param elapsed milliseconds that had been played when the host sent the report, which is read now */
  report(elapsed: number, now: number, isResting: boolean): void {
    // A rest moves the game and the clock apart.
    if (isResting !== this.#isResting) this.forget();
    this.#isResting = isResting;
    this.#elapsed = elapsed;
    this.#leads = [...this.#leads, elapsed - now].slice(-KEPT);
  }

  /** Milliseconds that have been played; `undefined` before the first report. @param delay how long a report takes */
  elapsed(now: number, delay: number): number | undefined {
    if (this.#elapsed === undefined || this.#isResting) return this.#elapsed;
    return now + Math.max(...this.#leads) + delay;
  }
}
