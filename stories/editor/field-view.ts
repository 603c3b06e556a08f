import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Field, FieldGroup, Words } from './setup.js';

/** The facts of a position as fields. */
export interface FieldView {
  readonly groups: readonly FieldGroup<unknown>[];
  readonly words: Words;
  /** The field whose text cannot be read, with that text. */
  readonly refused: { readonly id: string; readonly text: string } | undefined;
  readonly set: (position: unknown) => void;
  readonly refuse: (id: string, text: string) => void;
}

const valueIn = (event: Event): string => (event.currentTarget as HTMLInputElement).value;

export const renderFields = (view: FieldView): TemplateResult =>
  html`${view.groups.map(
    ({ legend, fields }) =>
      html`<fieldset>
        <legend>${legend}</legend>
        <div class="fields">${fields.map((field) => renderField(field, view))}</div>
      </fieldset>`,
  )}`;

function renderField(field: Field<unknown>, view: FieldView): TemplateResult {
  switch (field.kind) {
    case 'choice':
      return renderSelect(`field-${field.id}`, field.label, field.value, field.choices, (value) =>
        view.set(field.set(value)),
      );
    case 'tick':
      return renderTick(`field-${field.id}`, field.label, field.value, (value) => view.set(field.set(value)));
    case 'number':
      return html`<label class="field">
        <span>${field.label}</span>
        <input
          id="field-${field.id}"
          type="number"
          min=${field.min}
          max=${field.max}
          .value=${live(String(field.value))}
          @change=${(event: Event) => {
            const value = Math.round(Number(valueIn(event)));
            view.set(field.set(Math.max(field.min, Math.min(field.max, value || 0))));
          }}
        />
      </label>`;
    case 'text':
      return renderText(field, view);
  }
}

function renderText(field: Extract<Field<unknown>, { kind: 'text' }>, view: FieldView): TemplateResult {
  const refused = view.refused?.id === field.id ? view.refused.text : undefined;
  return html`<label class="field">
    <span>${field.label}</span>
    <input
      id="field-${field.id}"
      type="text"
      autocomplete="off"
      spellcheck="false"
      placeholder=${field.example}
      .value=${live(refused ?? field.value)}
      aria-invalid=${refused === undefined ? nothing : 'true'}
      aria-describedby=${refused === undefined ? nothing : `refused-${field.id}`}
      @change=${(event: Event) => {
        const position = field.set(valueIn(event).trim());
        if (position === undefined) view.refuse(field.id, valueIn(event));
        else view.set(position);
      }}
    />
    ${
      refused === undefined
        ? nothing
        : html`<small class="refused" id="refused-${field.id}" role="alert"
            >${view.words('editor.notWritten', field.example)}</small
          >`
    }
  </label>`;
}

export const renderSelect = (
  id: string,
  label: string,
  value: string,
  choices: readonly (readonly [value: string, label: string])[],
  set: (value: string) => void,
): TemplateResult =>
  html`<label class="field">
    <span>${label}</span>
    <select id=${id} @change=${(event: Event) => set(valueIn(event))}>
      ${choices.map(([key, text]) => html`<option value=${key} .selected=${live(key === value)}>${text}</option>`)}
    </select>
  </label>`;

export const renderTick = (id: string, label: string, value: boolean, set: (value: boolean) => void): TemplateResult =>
  html`<label class="tick">
    <input
      id=${id}
      type="checkbox"
      .checked=${live(value)}
      @change=${(event: Event) => set((event.currentTarget as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>`;

/** A line of text that takes effect letter by letter. */
export const renderInput = (id: string, label: string, value: string, set: (value: string) => void): TemplateResult =>
  html`<label class="field">
    <span>${label}</span>
    <input
      id=${id}
      type="text"
      autocomplete="off"
      spellcheck="false"
      .value=${live(value)}
      @input=${(event: Event) => set(valueIn(event))}
    />
  </label>`;
