const QUOTA = 5_000_000;

/** The storage of a page, as far as the library uses it, with the room that browsers give. */
export class FakeStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (key.length + text.length > QUOTA) throw new DOMException('no room', 'QuotaExceededError');
    this.#items.set(key, text);
  }
}
