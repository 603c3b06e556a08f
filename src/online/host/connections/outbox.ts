import type { HostMessage } from '../../protocol.js';

/** Hands a message to one client. */
export type Send = (message: HostMessage) => void;

/**
 * Queues the messages of one step of the host until it is finished, and sends them in order. A client that answers at once, or cannot be reached,
 * does not disturb the others.
 */
export class Outbox {
  readonly #queue: (readonly [send: Send, message: HostMessage, lost: () => void])[] = [];
  #isSending = false;

  /** @param lost called if the message cannot be sent */
  add(send: Send, message: HostMessage, lost: () => void): void {
    this.#queue.push([send, message, lost]);
  }

  clear(): void {
    this.#queue.length = 0;
  }

  flush(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const [send, message, lost] = next;
      try {
        send(message);
      } catch {
        lost();
      }
    }
    this.#isSending = false;
  }
}
