import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/**
 * The button that makes a move. Pressed before the move is complete, it says what is missing. Needs `sheetPlayStyles`.
 * @param moment differs for each confirmation. Each gets a new button, so that the second click of a double click does not reach the next one
 */
export function confirmButton(moment: string, label: unknown, isReady: boolean, confirm: () => void): unknown {
  const shown: TemplateResult = html`<button
    type="button"
    class="button primary"
    part="button"
    aria-disabled=${isReady ? 'false' : 'true'}
    @click=${confirm}
  >
    ${label}
  </button>`;
  return keyed(moment, shown);
}
