import type { CommonTerms } from '../../../locales/common/terms.js';
import type { Match } from '../../../match/match.js';
import { focusedIn } from '../../base/host-roots.js';
import type { PlayHost } from '../../play/play-host.js';

/** Notices that a game ends while it is shown. If the focus is in the game, it goes to what begins the next one. */
export class EndingFocus<State, Move, Terms extends CommonTerms> {
  /** Whether the game has ended before the user's eyes, and was not loaded when it was over. */
  isNew = false;
  readonly #host: PlayHost<State, Move, Terms>;
  #running: Match<State, Move> | undefined;
  #isDue = false;

  constructor(host: PlayHost<State, Move, Terms>) {
    this.#host = host;
    host.addController({ hostUpdated: () => void this.#focus() });
  }

  /** Looks whether the game goes on. To be called whenever the panel is rendered. */
  note(): void {
    const { match, isPlayed } = this.#host;
    if (!isPlayed || !match.outcome) {
      this.#running = isPlayed ? match : undefined;
      this.isNew = false;
    } else if (this.#running === match) {
      this.#running = undefined;
      this.isNew = true;
      this.#isDue = focusedIn(this.#host)?.matches('input:not([type=radio])') === false;
    }
  }

  async #focus(): Promise<void> {
    if (!this.#isDue) return;
    this.#isDue = false;
    // The card is loaded first.
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('.result-card .primary')?.focus();
  }
}
