import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly change: (value: string) => void;
  readonly id?: string;
}

/** Binds the live property, because the page may refuse the reader’s change or go back. */
export const select = ({ label, value, choices, change, id }: Choice): TemplateResult =>
  html`<label class="field">
    <span class="label">${label}</span>
    <select id=${id ?? nothing} @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
      ${choices.map(([key, text]) => html`<option value=${key} .selected=${live(key === value)}>${text}</option>`)}
    </select>
  </label>`;

interface Written {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** What is wrong with the text, if anything. */
  readonly complaint?: string | undefined;
  readonly change: (value: string) => void;
  readonly id: string;
  readonly wide?: boolean;
}

export const input = ({ label, value, hint, complaint, change, id, wide }: Written): TemplateResult =>
  html`<div class="field ${wide ? 'wide' : ''}">
    <label class="label" for=${id}>${label}</label>
    <input
      id=${id}
      type="text"
      autocomplete="off"
      spellcheck="false"
      .value=${live(value)}
      aria-describedby=${hint ? `${id}-hint` : nothing}
      aria-invalid=${complaint ? 'true' : nothing}
      @change=${(event: Event) => change((event.target as HTMLInputElement).value)}
    />
    ${hint ? html`<span class="hint" id="${id}-hint">${complaint} ${hint}</span>` : nothing}
  </div>`;

interface Tick {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly id?: string;
}

export const tick = ({ label, checked, change, id }: Tick): TemplateResult =>
  html`<label class="tick">
    <input
      id=${id ?? nothing}
      type="checkbox"
      .checked=${live(checked)}
      @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>`;
