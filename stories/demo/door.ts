import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Texts } from './texts/texts.js';

/** What only developers want to know, behind a door that tells so. */
export const renderDoor = (
  isOpen: boolean,
  texts: Texts,
  opened: (isOpen: boolean) => void,
  content: readonly unknown[],
): TemplateResult =>
  html`<details
    class="door"
    id="developers"
    .open=${live(isOpen)}
    @toggle=${(event: Event) => opened((event.currentTarget as HTMLDetailsElement).open)}
  >
    <summary>
      <h2>${texts.developers}</h2>
      <p class="note">${texts.developersNote}</p>
    </summary>
    ${content}
  </details>`;
