import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface Choice<What> {
  readonly what: What;
  readonly text: string;
}

/**
 * What there is to choose from, in words, as radio buttons; `value` of each is its number in the list, counted from 0.
 * `sheetPlayStyles` go with it.
 * @param chosen the same object as that of the choice, or nothing
 */
export function choiceList<What>(
  choices: readonly Choice<What>[],
  chosen: What | undefined,
  legend: string,
  choose: (what: What) => void,
): TemplateResult {
  return html`<fieldset class="entries" part="entries" tabindex="-1">
    <legend class="field-label">${legend}</legend>
    ${choices.map(
      ({ what, text }, i) =>
        html`<label class="entry">
          <input type="radio" name="entry" value=${i} .checked=${what === chosen} @change=${() => choose(what)} />
          <span>${text}</span>
        </label>`,
    )}
  </fieldset>`;
}
