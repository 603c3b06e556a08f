import { button } from '../../../ui/panel/button.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';
import type { GameReplay } from './game-replay.js';

/** Leads through a record, and offers to load again what leads. */
export const replay: Feature = {
  isWanted: ({ isPlayed }) => !isPlayed,
  start: (context) => new Replay(context),
};

/** The replay, once it is loaded. */
class Replay implements Slots {
  readonly #context: AnyContext;
  #replay: GameReplay | undefined;
  #load: Promise<void> | undefined;
  #isMissing = false;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get controls() {
    return this.#replay?.controls;
  }

  get keys() {
    return this.#replay?.keys;
  }

  get tools() {
    return this.#replay?.tools;
  }

  renderReplay(): unknown {
    const retry = () => {
      this.#isMissing = false;
      this.#load = undefined;
      this.#context.requestUpdate();
    };
    if (this.#isMissing) return button(this.#context.commonWords('tabletop.notLoaded'), retry, 'primary');
    this.#load ??= this.#import();
    return this.#replay?.renderReplay();
  }

  /** Resolves when the replay that was asked for is loaded and drawn. */
  get complete(): Promise<void> | undefined {
    return this.#replay?.complete ?? this.#load;
  }

  async #import(): Promise<void> {
    try {
      const { GameReplay } = await import('./game-replay.js');
      this.#replay = new GameReplay(this.#context);
    } catch {
      this.#isMissing = true;
    }
    this.#context.requestUpdate();
  }
}
