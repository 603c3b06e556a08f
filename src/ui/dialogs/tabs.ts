import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { isPlain, listTarget } from '../../interaction/arrow-keys.js';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/**
 * Tabs over one panel: a single tab stop, arrow keys show the neighbour.
 * @param id the start of the ids inside this shadow root
 */
export function tabs<Name extends string>(
  id: string,
  label: string,
  entries: readonly Tab<Name>[],
  shown: Name,
  show: (name: Name) => void,
  panel: unknown,
): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    const index = entries.findIndex(({ name }) => name === shown);
    const target = isPlain(event) ? listTarget(index, event, entries.length, 'row') : undefined;
    const entry = target === undefined ? undefined : entries[target];
    if (!entry || target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    (event.currentTarget as Element).querySelectorAll<HTMLElement>('.tab')[target]?.focus();
    show(entry.name);
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${onKey}>
      ${entries.map(
        ({ name, label: text }) =>
          html`<button
            type="button"
            class="tab"
            part="tab"
            role="tab"
            id="${id}-${name}"
            aria-selected=${name === shown ? 'true' : 'false'}
            aria-controls="${id}-panel"
            tabindex=${name === shown ? 0 : -1}
            @click=${() => show(name)}
          >
            ${text}
          </button>`,
      )}
    </div>
    <div class="tab-panel" role="tabpanel" id="${id}-panel" aria-labelledby="${id}-${shown}">${panel}</div>`;
}
