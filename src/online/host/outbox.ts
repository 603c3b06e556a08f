import type { HostMessage } from '../protocol.js';

/** Hands a message to one client. */
export type Send = (message: HostMessage) => void;

/**
 * Keeps the messages of one step of the host until it is finished, and sends them in order. A client that answers while it is being told, or cannot be
 * reached, disturbs nobody.
 */
export class Outbox {
  readonly #letters: (readonly [send: Send, message: HostMessage, lost: () => void])[] = [];
  #isSending = false;

  /** @param lost called if the message cannot be sent */
  put(send: Send, message: HostMessage, lost: () => void): void {
    this.#letters.push([send, message, lost]);
  }

  flush(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let letter = this.#letters.shift(); letter; letter = this.#letters.shift()) {
      const [send, message, lost] = letter;
      try {
        send(message);
      } catch {
        lost();
      }
    }
    this.#isSending = false;
  }
}
