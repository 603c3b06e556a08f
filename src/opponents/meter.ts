import { GameError, shown } from '../games/game-error.js';
import type { Budget } from './opponent.js';

/** Measures what is left of a {@link Budget}. It starts when it is made. */
export class Meter {
  /** The milliseconds that there were at the beginning. */
  readonly ms: number;
  readonly #now: () => number;
  readonly #end: number;
  #left: number;

  /** @throws GameError `bad-request` */
  constructor(budget: Budget = {}) {
    // A budget may come from a page.
    const { ms = Infinity, nodes = Infinity, now = () => performance.now() } = checked(budget);
    checkLimit('budget.ms', ms);
    checkLimit('budget.nodes', nodes);
    if (typeof now !== 'function') throw badBudget('budget.now', now, 'a function');
    this.ms = ms;
    this.#now = now;
    this.#end = this.isTimed ? now() + ms : Infinity;
    this.#left = nodes;
  }

  /** Whether the time is limited. */
  get isTimed(): boolean {
    return this.ms < Infinity;
  }

  /** The nodes that are left. */
  get nodes(): number {
    return this.#left;
  }

  /** Counts nodes. */
  spend(nodes = 1): void {
    this.#left -= nodes;
  }

  /** Whether nothing is left. It asks the clock, so it is for every hundred nodes rather than for each. */
  get isOver(): boolean {
    return this.#left <= 0 || (this.isTimed && this.#now() >= this.#end);
  }
}

function checked(budget: unknown): Budget {
  if (typeof budget === 'object' && budget !== null) return budget;
  throw badBudget('budget', budget, 'an object like { ms: 100 }');
}

function checkLimit(place: string, limit: unknown): void {
  if (typeof limit !== 'number' || !(limit > 0)) throw badBudget(place, limit, 'a positive number');
}

const badBudget = (place: string, value: unknown, expected: string): GameError =>
  new GameError('bad-request', `${place} is ${shown(value)}, expected ${expected}`, { place, value });
