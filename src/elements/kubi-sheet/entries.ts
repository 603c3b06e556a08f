import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { KubiEntry } from '../../games/kubi/state.js';

/** The possible entries in words, as radio buttons. */
export function entryList(
  entries: readonly { readonly entry: KubiEntry; readonly text: string }[],
  chosen: KubiEntry | undefined,
  legend: string,
  choose: (entry: KubiEntry) => void,
): TemplateResult {
  return html`<fieldset class="entries" part="entries">
    <legend class="field-label">${legend}</legend>
    ${entries.map(
      ({ entry, text }, i) =>
        html`<label class="entry">
          <input type="radio" name="entry" value=${i} .checked=${entry === chosen} @change=${() => choose(entry)} />
          <span>${text}</span>
        </label>`,
    )}
  </fieldset>`;
}
