import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** A button with words on it; `primary` for what is most likely wanted. */
export function button(label: string, run: (click: Event) => void, look: '' | 'primary' = ''): TemplateResult {
  return html`<button type="button" class="button ${look}" part="button" @click=${run}>${label}</button>`;
}
