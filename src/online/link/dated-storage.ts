interface Dated {
  /** When it was written; `NaN` if that cannot be read. */
  readonly at: number;
  readonly value: unknown;
}

/** A part of the browser's storage whose entries expire. Blocked storage reads as empty, and stores nothing. */
export class DatedStorage {
  readonly #prefix: string;
  readonly #storage: () => Storage;
  readonly #longest: number;

  /**
   * @param prefix the beginning of all keys
   * @param storage returns the storage when it is used: where it is blocked, even the property throws
   * @param longest milliseconds that something is kept after it was written
   */
  constructor(prefix: string, storage: () => Storage, longest: number) {
    this.#prefix = prefix;
    this.#storage = storage;
    this.#longest = longest;
  }

  /** What was written last; `undefined` if there is nothing, or it is too old. What cannot be read comes as its text. */
  read(key: string): unknown {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const { at, value } = parsed(text);
    return at < this.#oldest ? undefined : value;
  }

  /** The text that is stored. */
  text(key: string): string | undefined {
    return this.#tried((storage) => storage.getItem(this.#prefix + key) ?? undefined);
  }

  /** @returns the text that is stored now; `undefined` if the storage refuses it */
  write(key: string, value: unknown): string | undefined {
    const text = JSON.stringify({ at: Date.now(), value } satisfies Dated);
    return this.#tried((storage) => {
      storage.setItem(this.#prefix + key, text);
      return text;
    });
  }

  remove(key: string): void {
    this.#tried((storage) => storage.removeItem(this.#prefix + key));
  }

  /** Removes what is too old, or cannot be read. */
  sweep(): void {
    this.#tried((storage) => {
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
      for (const key of keys.filter((each) => each.startsWith(this.#prefix))) {
        const isFresh = parsed(storage.getItem(key) ?? '').at >= this.#oldest;
        if (!isFresh) storage.removeItem(key);
      }
    });
  }

  get #oldest(): number {
    return Date.now() - this.#longest;
  }

  #tried<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      return act(this.#storage());
    } catch {
      return undefined;
    }
  }
}

function parsed(text: string): Dated {
  try {
    const { at, value } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (typeof at === 'number') return { at, value };
  } catch {
    // Somebody else has written it, or only a part of it has arrived.
  }
  return { at: NaN, value: text };
}
