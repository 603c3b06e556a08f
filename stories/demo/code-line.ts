import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Texts } from './texts/texts.js';

interface CodeLine {
  readonly code: string;
  readonly texts: Texts;
  readonly copy: (field: HTMLTextAreaElement) => void;
  /** The result of copying. */
  readonly message: string;
  /** Opens what developers want to know more. */
  readonly more: () => void;
}

/** The two lines that put the game on another page. */
export function renderCodeLine({ code, texts, copy, message, more }: CodeLine): TemplateResult {
  return html`<div class="take">
    <label class="label" for="short-code">${texts.shortCode}</label>
    <div class="line">
      <textarea id="short-code" readonly spellcheck="false" rows="2" wrap="off" dir="ltr" .value=${code}></textarea>
      <button
        type="button"
        class="button primary"
        id="copy-short-code"
        aria-label=${texts.copyCode}
        @click=${(event: Event) => copy((event.currentTarget as Element).previousElementSibling as HTMLTextAreaElement)}
      >
        ${texts.copy}
      </button>
    </div>
    <p class="note">
      <a
        href="#developers"
        id="more-code"
        @click=${(event: Event) => {
          event.preventDefault();
          more();
        }}
        >${texts.moreCode}</a
      >
      <span class="message" role="status">${message}</span>
    </p>
  </div>`;
}
