import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface Segment {
  readonly label: string;
  readonly isOn: boolean;
  readonly run: () => void;
}

/** What is on or off, as a box with its words. Needs `formStyles`, as all of these. */
export const switchRow = (label: string, isOn: boolean, change: (isOn: boolean) => void): TemplateResult =>
  html`<label class="switch">
    <input
      type="checkbox"
      .checked=${isOn}
      @change=${({ currentTarget }: Event) => change((currentTarget as HTMLInputElement).checked)}
    /><span>${label}</span>
  </label>`;

/**
 * One of a few, in a row under its legend.
 * @param name of the radio buttons, one in a form
 */
export const segments = (name: string, legend: string, choices: readonly Segment[]): TemplateResult =>
  html`<fieldset class="choice">
    <legend>${legend}</legend>
    <div class="segments">
      ${choices.map(
        ({ label, isOn, run }) =>
          html`<label class="segment">
            <input type="radio" name=${name} .checked=${isOn} @change=${run} />
            <span>${label}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
