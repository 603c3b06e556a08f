import { noChange } from 'lit';
import { whenPainted } from '../../../interaction/when-painted.js';

/**
 * Draws the parts of a picture that cost much, each once the one before has been seen, so that a slow phone is never busy for long. Until its turn comes, a part
 * stays as it was.
 */
export class PartByPart {
  readonly #count: number;
  readonly #requestUpdate: () => void;
  #shown: readonly unknown[] = [];
  /** How many parts are drawn as they are now. */
  #due = 0;
  #drawing: Promise<void> | undefined;

  constructor(count: number, requestUpdate: () => void) {
    this.#count = count;
    this.#requestUpdate = requestUpdate;
  }

  /** Resolves when all parts are drawn. */
  get complete(): Promise<void> | undefined {
    return this.#drawing;
  }

  /** @param shown everything that decides what the parts look like @param isUrgent whether they are drawn at once */
  begin(shown: readonly unknown[], isUrgent: boolean): void {
    const isSame = shown.every((each, i) => each === this.#shown[i]);
    this.#shown = shown;
    if (isUrgent) this.#due = this.#count;
    else if (!isSame) {
      this.#due = 0;
      this.#drawing ??= this.#draw();
    }
  }

  /** @param place of the part, from 0 */
  render(place: number, part: () => unknown): unknown {
    return place < this.#due ? part() : noChange;
  }

  async #draw(): Promise<void> {
    while (this.#due < this.#count) {
      await whenPainted();
      this.#due++;
      this.#requestUpdate();
    }
    this.#drawing = undefined;
  }
}
