import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { figure } from '../../../../locales/common/figures.js';

/** What a press on the sheet does, and its label. */
export interface Target {
  readonly label: string;
  readonly press: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** In the head of a row, which can be pressed anywhere. @param isOther whether it is a use of another die than the chosen one */
export function rowTarget(face: unknown, { label, press, onKey }: Target, isOther: boolean): TemplateResult {
  return html`<button
    type="button"
    class="target"
    data-target="row"
    ?data-other=${isOther}
    tabindex=${isOther ? -1 : 0}
    aria-label=${label}
    @click=${press}
    @keydown=${onKey}
  >
    ${face}
  </button>`;
}

/** The same in a row that cannot be crossed: a press says why. */
export function missedRow(face: unknown, { label, press, onKey }: Target): TemplateResult {
  return html`<button
    type="button"
    class="target"
    data-target="miss"
    data-other
    tabindex="-1"
    aria-disabled="true"
    aria-label=${label}
    @click=${press}
    @keydown=${onKey}
  >
    ${face}
  </button>`;
}

/** In a colour field. */
export function fieldTarget({ label, press, onKey }: Target): TemplateResult {
  return html`<button
    type="button"
    class="target"
    data-target="field"
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
