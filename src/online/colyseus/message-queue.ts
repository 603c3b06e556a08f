import type { Clock } from '../../match/time/clock.js';

interface QueueContext {
  readonly clock: Clock;
  /** Saves everything as it is now. @returns whether it was allowed to */
  readonly save: () => Promise<boolean>;
  /** Nothing could be saved for a while. Called again and again for as long as that is so. */
  readonly onStall: () => void;
  /** Somebody else owns what is saved. */
  readonly onLost: () => void;
  /** So much has been held back that it is dropped: everybody has to come back, and is sent the whole game. */
  readonly onOverflow: () => void;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds until a failed save is tried again. */
const AGAIN_AFTER = 500;
/** Milliseconds without a save after which everybody is notified, and until the next notice: less than the time until a silent connection is given up. */
const STALL_AFTER = 2500;
const STALL_EVERY = 4000;
/** The most messages that are held back. */
const MOST_HELD = 1000;

/**
 * Holds messages back until every change before them is saved: nobody knows of anything that could still be lost. While nothing can be saved, a game rests, for
 * however long that is.
 */
export class MessageQueue {
  readonly #context: QueueContext;
  #held: { readonly change: number; readonly deliver: () => void }[] = [];
  /** Counts the changes, and which of them is the latest that is saved. */
  #change = 0;
  #saved = 0;
  #writing: Promise<void> | undefined;
  #stopWatch: (() => void) | undefined;
  #isDelivering = true;
  #isClosed = false;

  constructor(context: QueueContext) {
    this.#context = context;
  }

  /** Whether something is not saved yet. */
  get isBehind(): boolean {
    return !this.#isClosed && this.#saved < this.#change;
  }

  /** Something has changed that has to be saved. */
  changed(): void {
    this.#change++;
    this.#write();
  }

  /** Delivers a message once everything before it is saved. */
  add(deliver: () => void): void {
    if (!this.#isDelivering) return;
    if (!this.isBehind) deliver();
    else this.#held.push({ change: this.#change, deliver });
    if (this.#held.length <= MOST_HELD) return;
    this.#held = [];
    this.#context.onOverflow();
  }

  /** Delivers nothing more, and saves a last time. @returns when it is saved, or somebody else owns it */
  async finish(): Promise<void> {
    this.#isDelivering = false;
    this.#held = [];
    this.changed();
    await this.#writing;
  }

  /** Delivers and saves nothing more. @returns when nothing is being saved any more */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isDelivering = false;
    this.#held = [];
    await this.#writing;
  }

  #write(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeAll(): Promise<void> {
    this.#watchStall(STALL_AFTER);
    while (this.isBehind) {
      const change = this.#change;
      try {
        if (!(await this.#context.save())) {
          void this.close();
          this.#context.onLost();
          break;
        }
        this.#saved = change;
        this.#watchStall(STALL_AFTER);
        this.#deliver();
      } catch (error) {
        this.#context.onError(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
      }
    }
    this.#stopWatch?.();
  }

  #watchStall(ms: number): void {
    this.#stopWatch?.();
    this.#stopWatch = this.#context.clock.after(ms, () => {
      if (this.#isDelivering) this.#context.onStall();
      this.#watchStall(STALL_EVERY);
    });
  }

  #deliver(): void {
    while (this.#held[0] && this.#held[0].change <= this.#saved) this.#held.shift()?.deliver();
  }
}
