import { html } from 'lit';
import type { TemplateResult } from 'lit';

/** The names of tags with a hyphen, which are those of the library. */
const TAGS = /(?<=<\/?)([a-z]+-[a-z-]+)/;

interface Code {
  readonly id: string;
  readonly code: string;
  /** What the button says. */
  readonly label: string;
  readonly copy: (place: HTMLElement) => void;
  /** The result of copying. */
  readonly message: string;
}

/** Code to paste, all of it seen, with a button that copies it. */
export const renderCode = ({ id, code, label, copy, message }: Code): TemplateResult =>
  html`<div class="take">
    <pre id=${id} dir="ltr" translate="no"><code>${marked(code)}</code></pre>
    <p class="row">
      <button
        type="button"
        class="button primary"
        id="copy-${id}"
        @click=${(event: Event) =>
          copy((event.currentTarget as Element).closest('.take')?.querySelector('pre') as HTMLElement)}
      >
        ${label}
      </button>
      <span class="message" role="status">${message}</span>
    </p>
  </div>`;

/** Every second piece is the name of a tag. */
const marked = (code: string): unknown =>
  code.split(TAGS).map((piece, i) => (i % 2 === 0 ? piece : html`<em>${piece}</em>`));
