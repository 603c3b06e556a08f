import type { MatchChange } from './entry.js';

/** Notifies the subscribers of a match of its changes, in the order in which they happen. */
export class ChangeEmitter<Move> {
  readonly #listeners = new Set<(change: MatchChange<Move>) => void>();
  /** The change that is being emitted, and those that its listeners caused. */
  readonly #queue: MatchChange<Move>[] = [];

  /** @returns a function that ends it */
  subscribe(listener: (change: MatchChange<Move>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(change: MatchChange<Move>): void {
    const length = this.#queue.push(change);
    if (length > 1) return; // a listener caused it: the others are notified of the first change first
    try {
      for (const next of this.#queue) for (const listener of [...this.#listeners]) listener(next);
    } finally {
      this.#queue.length = 0;
    }
  }
}
