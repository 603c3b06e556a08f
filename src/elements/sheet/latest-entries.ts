import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

/**
 * What was decided for this roll, shown while there is nothing to decide.
 * @param label names the group if it may be long: then it scrolls, and keyboard users can focus it
 */
export function recentEntries(sentences: readonly string[], label: string | undefined): TemplateResult {
  return html`<div
    class="entries"
    role=${label ? 'group' : nothing}
    aria-label=${label ?? nothing}
    tabindex=${label ? 0 : nothing}
  >
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  </div>`;
}
