import type { Seat } from '../../games/game.js';
import { Thinker } from '../../interaction/thinking.js';
import type { Analysis } from '../../opponents/opponent.js';
import type { Level } from '../../opponents/level.js';
import type { LedGame } from './led-game.js';

/** Milliseconds for an analysis or a reply. */
const BUDGET = 400;

/** Asks the opponent of a game about positions of a lesson. Without an opponent, or without the network to load it, there are no answers. */
export class LessonThinker {
  readonly #game: LedGame;
  #thinker: Promise<Thinker<unknown, unknown> | undefined> | undefined;

  constructor(game: LedGame) {
    this.#game = game;
  }

  analyse(state: unknown, seat: Seat, signal: AbortSignal): Promise<Analysis<unknown> | undefined> {
    return this.#ask(signal, (thinker, view) => thinker.analyse(view(state, seat), seat, { ms: BUDGET }, signal));
  }

  choose(state: unknown, seat: Seat, level: Level, signal: AbortSignal): Promise<unknown> {
    const choice = { level, seed: 'lesson', budget: { ms: BUDGET } };
    return this.#ask(signal, (thinker, view) => thinker.choose(view(state, seat), seat, choice, signal));
  }

  release(): void {
    void this.#thinker?.then((thinker) => thinker?.release());
    this.#thinker = undefined;
  }

  async #ask<Answer>(
    signal: AbortSignal,
    ask: (thinker: Thinker<unknown, unknown>, view: (state: unknown, seat: Seat) => unknown) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.#thinker ??= this.#load();
    const thinker = await this.#thinker;
    signal.throwIfAborted();
    const { game } = this.#game.match;
    return thinker && ask(thinker, (state, seat) => game.view(state, seat));
  }

  async #load(): Promise<Thinker<unknown, unknown> | undefined> {
    try {
      const opponent = await this.#game.loadOpponent();
      return opponent && new Thinker(opponent);
    } catch {
      this.#thinker = undefined;
      return undefined;
    }
  }
}
