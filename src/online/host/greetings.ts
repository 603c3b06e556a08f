import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import { GreetingLimit } from '../greeting-limit.js';
import { GREETING_PAUSE } from '../protocol.js';
import type { Greeting } from '../protocol.js';
import type { Broadcaster } from './connections/broadcaster.js';

/** Milliseconds by which two greetings may come closer to each other on their way. */
const JITTER = 1000;

interface GreetingsContext {
  readonly clock: Clock;
  readonly broadcaster: Broadcaster;
  /** The game of the series. */
  readonly game: () => number;
}

/** Sends what a player says to everybody, as long as it is not too much. */
export class Greetings {
  readonly #context: GreetingsContext;
  readonly #limits = new Map<Seat, GreetingLimit>();

  constructor(context: GreetingsContext) {
    this.#context = context;
  }

  /** @returns whether the greeting was sent */
  greet(seat: Seat, greeting: Greeting): boolean {
    const { clock, broadcaster, game } = this.#context;
    const limit = this.#limits.get(seat) ?? new GreetingLimit(clock, GREETING_PAUSE - JITTER);
    this.#limits.set(seat, limit);
    if (!limit.passes(game())) return false;
    broadcaster.broadcast(() => ({ type: 'greeting', seat, greeting }));
    return true;
  }
}
