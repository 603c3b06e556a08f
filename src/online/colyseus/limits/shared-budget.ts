import type { Budget } from '../../../opponents/opponent.js';

/** Milliseconds that a computer thinks where few do. */
const LONGEST = 100;
/** Milliseconds that all computers of a process think within the pause of 700 before a move: an eighth of its time. */
const TOGETHER = 100;

/** How long the computers of all rooms of a process think: the more of them there are, the shorter, so that people go on as quickly. */
export class SharedBudget implements Budget {
  readonly now = (): number => performance.now();
  #rooms = 0;

  get ms(): number {
    return Math.min(LONGEST, TOGETHER / Math.max(1, this.#rooms));
  }

  /** A room with computers has opened. @returns what is to be called when it closes */
  enter(): () => void {
    this.#rooms++;
    return () => void this.#rooms--;
  }
}
