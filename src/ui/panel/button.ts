import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** A button with a text; `primary` for the most likely action. */
export function button(label: string, run: (click: Event) => void, look: '' | 'primary' = ''): TemplateResult {
  return html`<button type="button" class="button ${look}" part="button" @click=${run}>${label}</button>`;
}

/** For the submit event of a form: nothing is sent; Enter in a form without a button would load the page anew. */
export const stay = (event: Event): void => event.preventDefault();
