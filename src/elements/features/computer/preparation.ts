import type { Seat } from '../../../games/game.js';
import type { Thinker } from '../../../interaction/thinking.js';
import type { Match } from '../../../match/match.js';
import type { Level } from '../../../opponents/level.js';

/** What is computed in advance for the rules of a match: for each level that plays in it, once. */
export class Preparation {
  readonly match: Match<unknown, unknown>;
  readonly #thinker: Thinker<unknown, unknown>;
  readonly #controller = new AbortController();
  readonly #done = new Map<Level, Promise<void>>();

  constructor(match: Match<unknown, unknown>, thinker: Thinker<unknown, unknown>) {
    this.match = match;
    this.#thinker = thinker;
  }

  /** Resolves when a level can play well, or nothing can be computed; where there is no worker, at once. */
  done(level: Level, seat: Seat): Promise<void> {
    const known = this.#done.get(level);
    if (known) return known;
    const { game, state } = this.match;
    const view = game.view(state, seat);
    const done = new Promise<void>((resolve) => {
      this.#thinker.prepare(view, level, this.#controller.signal, resolve).then(resolve, () => resolve());
    });
    this.#done.set(level, done);
    return done;
  }

  end(): void {
    this.#controller.abort();
  }
}
