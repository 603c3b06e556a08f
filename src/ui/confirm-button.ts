import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/**
 * The button that makes a move. It can be pressed also when the move is not complete, to hear what is missing. `sheetPlayStyles` go
 * with it.
 * @param moment what tells one confirmation from the next: another one is another button, since a second click meant for the one
 *   before must not reach it
 */
export function confirmButton(moment: string, label: string, isReady: boolean, confirm: () => void): unknown {
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
