import { LitElement, css, html } from 'lit';
import { Match } from '../../src/match/index.js';
import { nim } from './nim.js';

/** Two people take counters from three heaps: a press takes this counter and all behind it. */
export class NimHeaps extends LitElement {
  static override readonly styles = css`
    p {
      display: flex;
      gap: 4px;
    }
    button {
      inline-size: 44px;
      block-size: 44px;
      border-radius: 50%;
    }
  `;

  readonly match = new Match(nim, { seats: 2, dice: 'auto' });

  constructor() {
    super();
    this.match.subscribe(() => this.requestUpdate());
  }

  protected override render() {
    const { state, outcome } = this.match;
    return html`${state.heaps?.map((left, heap) => this.#renderHeap('abc'.charAt(heap), left))}
      <p role="status">
        ${outcome ? `Player ${Number(outcome.winners[0]) + 1} has won.` : `Player ${state.turn + 1} to move.`}
      </p>`;
  }

  #renderHeap(heap: string, left: number) {
    const counters = Array.from({ length: left }, (_, i) => left - i);
    return html`<p>
      ${counters.map(
        (count) =>
          html`<button
            aria-label="Take ${count} of ${heap}"
            @click=${() => this.match.play(`${heap}${count}`)}
          ></button>`,
      )}
    </p>`;
  }
}
customElements.define('nim-heaps', NimHeaps);
