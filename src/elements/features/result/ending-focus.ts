import { focusedIn } from '../../base/host-roots.js';
import type { AnyContext } from '../../play/play-context.js';

/** Notices that a game ends while it is shown. If the focus is in the game, it goes to what begins the next one. */
export class EndingFocus {
  /** Whether the game has ended before the reader's eyes, and was not loaded when it was over. */
  isNew = false;
  readonly #context: AnyContext;
  #running: unknown;
  #isDue = false;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#note();
    context.addController({ hostUpdate: () => this.#note(), hostUpdated: () => void this.#focus() });
  }

  #note(): void {
    const { match, isPlayed } = this.#context;
    if (!isPlayed || !match.outcome) {
      this.#running = isPlayed ? match : undefined;
      this.isNew = false;
      this.#isDue = false;
    } else if (this.#running === match) {
      this.#running = undefined;
      this.isNew = true;
      this.#isDue = focusedIn(this.#context)?.matches('input:not([type=radio])') === false;
    }
  }

  async #focus(): Promise<void> {
    if (!this.#isDue) return;
    // The card is loaded first, and waits until the last move has been seen.
    await this.#context.updateComplete;
    const button = this.#context.root.querySelector<HTMLElement>('.result-card .primary');
    if (!this.#isDue || !button) return;
    this.#isDue = false;
    const isElsewhere = document.activeElement !== document.body && !focusedIn(this.#context);
    if (!isElsewhere) button.focus();
  }
}
