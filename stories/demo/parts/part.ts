import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Near } from '../near.js';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly near: Near;
  /** Below the words, as wide as the page, rather than beside them. */
  readonly isWide?: boolean;
}

/** A part of the page below the first screen. */
export const renderPart = ({ id, title, note, near, isWide }: Part, content: unknown): TemplateResult =>
  html`<section
    class="part ${isWide ? 'wide' : ''}"
    id=${id}
    aria-labelledby="${id}-title"
    tabindex="-1"
    ${near.watch()}
  >
    <div class="words">
      <h2 id="${id}-title">${title}</h2>
      ${note ? html`<p class="note">${note}</p>` : nothing}
    </div>
    ${content}
  </section>`;
