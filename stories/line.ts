import type { ConnectionEvents, GameHost, Transport } from '../src/online/index.js';

/** Milliseconds that a message is under way. */
const DELAY = 40;

type Host = Pick<GameHost, 'join' | 'receive' | 'leave'>;

/** A line from a device to a host in the same page, which can be cut. */
export class Line implements Transport {
  readonly room = 'page';
  isCut = false;
  readonly #host: Host;
  #lose: (() => void) | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  connect(events: ConnectionEvents) {
    const id = crypto.randomUUID();
    let isOver = false;
    const later = (act: () => void) => void setTimeout(() => isOver || act(), DELAY);
    const close = () => {
      isOver = true;
      this.#host.leave(id);
    };
    const send = (message: object) => {
      const text = JSON.stringify(message);
      later(() => this.#host.receive(id, text));
    };
    const receive = (message: object) => {
      const text = JSON.stringify(message);
      later(() => events.received(text));
    };
    const lose = () => {
      if (isOver) return;
      close();
      events.closed();
    };
    this.#lose = lose;
    later(() => {
      if (this.isCut) return lose();
      this.#host.join(id, { send: receive });
      events.opened();
    });
    return { send, close };
  }

  cut(): void {
    this.isCut = true;
    this.#lose?.();
  }
}
