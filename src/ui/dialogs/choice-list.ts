import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { stay } from '../panel/button.js';

export interface Choice<What> {
  readonly what: What;
  readonly text: string;
}

/**
 * Choices in words, as radio buttons. The `value` of each is its index in the list. Needs `sheetPlayStyles`.
 *
 * They have a form of their own: Chromium keeps the removed radio buttons of a shadow root as long as the root, but those of a form no longer than the form.
 * @param chosen the object of the chosen choice, if any
 */
export function choiceList<What>(
  choices: readonly Choice<What>[],
  chosen: What | undefined,
  legend: string,
  choose: (what: What) => void,
): TemplateResult {
  return html`<form @submit=${stay}>
    <fieldset class="entries" part="entries" tabindex="-1">
      <legend class="field-label">${legend}</legend>
      ${choices.map(
        ({ what, text }, i) =>
          html`<label class="entry">
            <input type="radio" name="entry" value=${i} .checked=${what === chosen} @change=${() => choose(what)} />
            <span>${text}</span>
          </label>`,
      )}
    </fieldset>
  </form>`;
}
