interface Around {
  /** Saves everything as it is now. @returns whether it was allowed to */
  readonly save: () => Promise<boolean>;
  /** Somebody else owns what is saved. */
  readonly onLost: () => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds until a failed save is tried again. */
const AGAIN_AFTER = 500;

/** Holds back what is to be told until everything that came before is saved: nobody knows of anything that could still be lost. */
export class HeldLetters {
  readonly #around: Around;
  #letters: { readonly change: number; readonly deliver: () => void }[] = [];
  /** Counts the changes, and which of them is the latest that is saved. */
  #change = 0;
  #saved = 0;
  #writing: Promise<void> | undefined;
  #isClosed = false;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Something has changed that has to be saved. */
  changed(): void {
    this.#change++;
    this.#write();
  }

  /** Tells something once everything before it is saved. */
  put(deliver: () => void): void {
    if (this.#isClosed) return;
    if (this.#saved === this.#change) deliver();
    else this.#letters.push({ change: this.#change, deliver });
  }

  /** Tells nothing more. @returns when nothing is being saved any more */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#letters = [];
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
        if (!(await this.#around.save())) {
          void this.close();
          this.#around.onLost();
          return;
        }
        this.#saved = change;
        this.#deliver();
      } catch (error) {
        this.#around.onError(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
  }

  #deliver(): void {
    while (this.#letters[0] && this.#letters[0].change <= this.#saved) this.#letters.shift()?.deliver();
  }
}
