import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { ref } from 'lit/directives/ref.js';
import { systemClock } from '../src/match/index.js';
import type { AnyGame } from '../src/match/index.js';
import { GameHost, connectGame, memoryKeeper } from '../src/online/index.js';
import type { ConnectionEvents, OnlineGame, Transport } from '../src/online/index.js';
import { SKINS } from './skins.js';

/** Milliseconds that a message is under way. */
const DELAY = 40;

type Host = Pick<GameHost, 'join' | 'receive' | 'leave'>;

/** A line from a device to a host in the same page, which can be cut. */
class Line implements Transport {
  readonly room = 'story';
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

/**
 * Two devices on one page, which share the game of a host.
 * @param device the element of a device, with what joins it to the game
 */
export function sharedGame<State, Move>(
  game: AnyGame<State, Move>,
  device: (join: DirectiveResult) => TemplateResult,
): TemplateResult {
  const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;
  const host = new GameHost(game, { seats: 2, dice: 'tap', clock: systemClock, random });
  return html`<style>
      ${SKINS}
    </style>
    <div class="skins">
      ${['Ann', 'Bob'].map((name, seat) => {
        const line = new Line(host);
        let online: OnlineGame | undefined;
        const join = (element: Element | undefined) => {
          online?.close();
          online = element && connectGame(element as never, line, { seat, name, keeper: memoryKeeper() });
        };
        const toggle = () => {
          if (!line.isCut) return line.cut();
          line.isCut = false;
          online?.retry();
        };
        return html`<section aria-label=${name}>
          ${device(ref(join))}
          <p>
            <label><input type="checkbox" @change=${toggle} /> Cut ${name}’s line</label>
          </p>
        </section>`;
      })}
    </div>`;
}
