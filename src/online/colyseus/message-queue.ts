interface QueueContext {
  /** Saves everything as it is now. @returns whether it was allowed to */
  readonly save: () => Promise<boolean>;
  /** Somebody else owns what is saved. */
  readonly onLost: () => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds until a failed save is tried again. */
const AGAIN_AFTER = 500;

/** Holds messages back until every change before them is saved: nobody knows of anything that could still be lost. */
export class MessageQueue {
  readonly #context: QueueContext;
  #held: { readonly change: number; readonly deliver: () => void }[] = [];
  /** Counts the changes, and which of them is the latest that is saved. */
  #change = 0;
  #saved = 0;
  #writing: Promise<void> | undefined;
  #isClosed = false;

  constructor(context: QueueContext) {
    this.#context = context;
  }

  /** Something has changed that has to be saved. */
  changed(): void {
    this.#change++;
    this.#write();
  }

  /** Delivers a message once everything before it is saved. */
  add(deliver: () => void): void {
    if (this.#isClosed) return;
    if (this.#saved === this.#change) deliver();
    else this.#held.push({ change: this.#change, deliver });
  }

  /** Delivers nothing more. @returns when nothing is being saved any more */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#held = [];
    await this.#writing;
  }

  #write(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeAll(): Promise<void> {
    while (!this.#isClosed && this.#saved < this.#change) {
      const change = this.#change;
      try {
        if (!(await this.#context.save())) {
          void this.close();
          this.#context.onLost();
          return;
        }
        this.#saved = change;
        this.#deliver();
      } catch (error) {
        this.#context.onError(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
  }

  #deliver(): void {
    while (this.#held[0] && this.#held[0].change <= this.#saved) this.#held.shift()?.deliver();
  }
}
