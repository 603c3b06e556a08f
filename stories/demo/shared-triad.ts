import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { triad } from '../../src/games/triad/index.js';
import { systemClock } from '../../src/match/index.js';
import { GameHost, connectGame, memoryKeeper } from '../../src/online/index.js';
import { Line } from '../line.js';

/** A device for each name, which share a game of Triad: their host is this page. */
export function shareTriad(names: readonly string[]): readonly TemplateResult[] {
  const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;
  const host = new GameHost(triad, { seats: names.length, dice: 'auto', clock: systemClock, random });
  return names.map((name, seat) => {
    const joined = new WeakSet<Element>();
    const join = (element: Element | undefined) => {
      if (!element || joined.has(element)) return;
      joined.add(element);
      connectGame(element as never, new Line(host), { seat, name, keeper: memoryKeeper() });
    };
    return html`<section class="device" aria-label=${name}>
      <triad-board controls="status seats" coach="off" ${ref(join)}></triad-board>
    </section>`;
  });
}
