import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { ref } from 'lit/directives/ref.js';
import { systemClock } from '../src/match/index.js';
import type { AnyGame } from '../src/match/index.js';
import { GameHost, connectGame, memoryKeeper } from '../src/online/index.js';
import type { OnlineGame } from '../src/online/index.js';
import { Line } from './line.js';
import { SKINS } from './skins.js';

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
