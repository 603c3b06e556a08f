import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Field, Row } from '../../games/tricubo/sheet.js';
import { figure } from './sheet.js';

/** What a press on the sheet does, and its label. */
export interface Target {
  readonly label: string;
  readonly press: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** In the head of a row: the whole row can be pressed. */
export function rowTarget(row: Row, { label, press, onKey }: Target): TemplateResult {
  return html`<button
    type="button"
    class="target slot"
    data-target="row"
    aria-label=${label}
    @click=${press}
    @keydown=${onKey}
  >
    ${row}
  </button>`;
}

/** In a colour field. */
export function fieldTarget(field: Field, { label, press, onKey }: Target): TemplateResult {
  return html`<button
    type="button"
    class="target"
    data-target="field"
    data-letters=${field === 't' ? 'LMS' : field}
    aria-label=${label}
    @click=${press}
    @keydown=${onKey}
  ></button>`;
}

/** In an interim box that is scored alone. */
export function interimTarget(points: number, { label, press, onKey }: Target): TemplateResult {
  return html`<button
    type="button"
    class="target"
    data-target="interim"
    aria-label=${label}
    @click=${press}
    @keydown=${onKey}
  >
    ${figure(points)}
  </button>`;
}

/** In an interim box that is scored together with others. */
export function interimBox(points: number, isTicked: boolean, { label, press, onKey }: Target): TemplateResult {
  const toggle = (event: Event) => {
    // The browser has toggled the box. It shows what is ticked, also if that is refused.
    (event.currentTarget as HTMLInputElement).checked = isTicked;
    press();
  };
  return html`<label class="target" data-target="interim">
    <input
      type="checkbox"
      class="visually-hidden"
      aria-label=${label}
      .checked=${isTicked}
      @change=${toggle}
      @keydown=${onKey}
    />
    <span aria-hidden="true">${figure(points)}</span>
  </label>`;
}
