import { systemClock } from '../../../../src/match/time/clock.js';
import type { AnyGame } from '../../../../src/match/record/record.js';
import { GameHost } from '../../../../src/online/host/game-host.js';
import type { HostOptions } from '../../../../src/online/host/options.js';
import type { HostMessage } from '../../../../src/online/protocol.js';
import type { ConnectionEvents, Transport } from '../../../../src/online/link/transport.js';

/** A host in the page. */
export const nearHost = <State, Move>(
  game: AnyGame<State, Move>,
  options: Partial<HostOptions<Move>> = {},
): GameHost<State, Move> => new GameHost(game, { clock: systemClock, random: Math.random, ...options });

/** A line to a host in the page, as far away as it is wished, that can be cut. */
export class NearLine implements Transport {
  readonly room = 'near';
  /** Milliseconds one way. */
  delay = 0;
  isDown = false;
  readonly #host: GameHost;
  readonly #id = crypto.randomUUID();
  #count = 0;
  /** What the host has said since it can save nothing. */
  #held: (() => void)[] | undefined;
  #cut: (() => void) | undefined;
  #tell: (text: string) => void = () => undefined;

  constructor(host: GameHost, delay = 0) {
    this.#host = host;
    this.delay = delay;
  }

  connect(events: ConnectionEvents) {
    const host = this.#host;
    const id = `${this.#id} ${++this.#count}`;
    let isOpen = true;
    const later = (act: () => void) => setTimeout(() => isOpen && act(), this.delay);
    const close = () => {
      isOpen = false;
      host.leave(id);
    };
    this.#cut = () => {
      if (!isOpen) return;
      close();
      events.closed();
    };
    this.#tell = (text) => later(() => events.received(text));
    later(() => {
      if (this.isDown) return this.#cut?.();
      host.join(id, {
        send: (message) => {
          const text = JSON.stringify(message);
          const arrive = () => events.received(text);
          later(() => (this.#held ? this.#held.push(arrive) : arrive()));
        },
      });
      events.opened();
    });
    return {
      send: (message: object) => {
        const text = JSON.stringify(message);
        // A real line still carries what was said before it is closed.
        if (text === '{"type":"leave"}') host.receive(id, text);
        else later(() => host.receive(id, text));
      },
      close,
    };
  }

  /** The server cannot save the game: it says so, and what the host says waits. */
  stall(): void {
    this.#held = [];
    this.#tell(JSON.stringify({ type: 'unsaved' } satisfies HostMessage));
  }

  /** The server can save the game again. */
  goOn(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const arrive of held) arrive();
  }

  /** The connection is lost, and another one fails as long as the line is down. */
  cut(): void {
    this.#cut?.();
  }
}
