import type { WebSocket } from 'ws';
import type { GameHost } from '../../../src/online/host/game-host.js';

export interface Trouble {
  /** Milliseconds one way. */
  readonly delay: number;
  /** How often a message is the last one of its connection. */
  cuts: number;
  readonly random: () => number;
}

/** A socket of a player as the host has it at the other end of a line that takes its time, and breaks. */
export class SlowLine {
  readonly #host: GameHost;
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #trouble: Trouble;
  #isCut = false;

  constructor(host: GameHost, socket: WebSocket, id: string, trouble: Trouble) {
    this.#host = host;
    this.#socket = socket;
    this.#id = id;
    this.#trouble = trouble;
    host.join(id, { send: (message) => this.#carry(JSON.stringify(message), (text) => socket.send(text)) });
    socket.on('message', (data) => this.#carry((data as Buffer).toString(), (text) => host.receive(id, text)));
    // What a page has sent before it went arrives.
    socket.on('close', () => setTimeout(() => host.leave(id), trouble.delay));
  }

  /** Loses everything that is under way. */
  #cut(): void {
    this.#isCut = true;
    this.#socket.terminate();
    this.#host.leave(this.#id);
  }

  /** Timers of the same length keep their order. */
  #carry(text: string, arrive: (text: string) => void): void {
    const { delay, cuts, random } = this.#trouble;
    setTimeout(() => {
      if (this.#isCut) return;
      if (random() < cuts) this.#cut();
      else arrive(text);
    }, delay);
  }
}
