import type { Clock } from '../match/time/clock.js';
import { GREETINGS_A_GAME } from './protocol.js';

/** How often one player may greet the others. */
export class GreetingLimit {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #pause: number;
  #game = 0;
  #count = 0;
  #latest = -Infinity;

  /** @param pause milliseconds between two greetings */
  constructor(clock: Pick<Clock, 'now'>, pause: number) {
    this.#clock = clock;
    this.#pause = pause;
  }

  /** Milliseconds until the next greeting may come: 0 if it may come now, `Infinity` if none may in this game. @param game the game of the series */
  wait(game: number): number {
    if (game === this.#game && this.#count >= GREETINGS_A_GAME) return Infinity;
    return Math.max(0, this.#latest + this.#pause - this.#clock.now());
  }

  /** Counts a greeting. @returns whether it may come */
  passes(game: number): boolean {
    if (this.wait(game) > 0) return false;
    this.#count = game === this.#game ? this.#count + 1 : 1;
    this.#game = game;
    this.#latest = this.#clock.now();
    return true;
  }
}
