import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { LoggedEvent } from './event-log.js';
import type { Texts } from './texts/texts.js';

/** The events as text. They are not announced, because the game announces them itself. */
export function renderEventLog(events: readonly LoggedEvent[], texts: Texts, clear: () => void): TemplateResult {
  return html`<section class="events" aria-labelledby="events-title">
    <h3 id="events-title">${texts.events}</h3>
    <p class="note">${texts.eventsNote}</p>
    <div class="log" role="log" aria-live="off" aria-labelledby="events-title" tabindex="0">
      ${
        events.length === 0
          ? html`<p class="note">${texts.noEvents}</p>`
          : html`<ol reversed lang="en" dir="ltr">
              ${repeat(
                events,
                ({ number }) => number,
                ({ number, type, facts }) =>
                  html`<li value=${number}>
                    <b>${type}</b>
                    ${facts.map(([name, value]) => html`<span class="fact"><i>${name}</i> ${value}</span> `)}
                  </li>`,
              )}
            </ol>`
      }
    </div>
    <button type="button" class="button" id="clear" @click=${clear}>${texts.clear}</button>
  </section>`;
}
