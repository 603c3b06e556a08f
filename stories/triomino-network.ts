import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import '../src/elements/triomino-table/define.js';
import type { TriominoTable } from '../src/elements/triomino-table/define.js';
import type { Seat } from '../src/match/index.js';
import { SKINS } from './skins.js';
import { Dealer, connect } from './triomino-dealer.js';
import type { Message } from './triomino-dealer.js';

/** Two devices on one page. Messages between them arrive later, as over a network. */
export function network(): TemplateResult {
  const receivers: ((message: Message) => void)[] = [];
  const dealer = new Dealer(2, (seat, message) => queueMicrotask(() => receivers[seat]?.(message)));
  const joined = (seat: Seat) => (table: Element | undefined) => {
    if (!table) return;
    receivers[seat] = connect(table as TriominoTable, (text) => queueMicrotask(() => dealer.ask(seat, text)));
    dealer.ask(seat, 'join');
  };
  return html`<style>
      ${SKINS}
    </style>
    <div class="skins">
      ${['Ann', 'Bob'].map(
        (name, seat) => html`
          <section aria-label=${name}>
            <triomino-table
              viewer=${seat}
              seats=${seat === 0 ? 'human remote' : 'remote human'}
              names="Ann, Bob"
              ${ref(joined(seat))}
            ></triomino-table>
          </section>
        `,
      )}
    </div>`;
}
