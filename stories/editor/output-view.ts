import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Words } from './setup.js';

export const FORMS = ['tag', 'frame', 'link'] as const;
export type Form = (typeof FORMS)[number];

export const FORMATS = ['SVG', 'PNG'] as const;
export type Format = (typeof FORMATS)[number];

export interface OutputView {
  readonly words: Words;
  readonly codes: Readonly<Record<Form, string>>;
  readonly copy: (field: HTMLTextAreaElement) => void;
  readonly download: (format: Format) => void;
  readonly copyPicture: (format: Format) => void;
  readonly message: string;
}

/** What an author takes away: code and pictures. */
export function renderOutput({ words, codes, copy, download, copyPicture, message }: OutputView): TemplateResult {
  return html`<div class="outputs">
      ${FORMS.map((form) => renderCode(form, words(`editor.${form}`), codes[form], words('tabletop.copy'), copy))}
      <div class="code">
        <div class="head"><span>${words('editor.picture')}</span></div>
        <div class="row">
          ${FORMATS.map(
            (format) =>
              html`<button type="button" class="button" id="download-${format}" @click=${() => download(format)}>
                  ${words('editor.download', format)}
                </button>
                <button type="button" class="button" id="copy-${format}" @click=${() => copyPicture(format)}>
                  ${words('editor.copyPicture', format)}
                </button>`,
          )}
        </div>
        <p class="hint">${words('editor.pictureNote')}</p>
      </div>
    </div>
    <p class="message" role="status">${message}</p>`;
}

function renderCode(
  form: Form,
  label: string,
  code: string,
  copyLabel: string,
  copy: (field: HTMLTextAreaElement) => void,
): TemplateResult {
  const onCopy = (event: Event): void => {
    const field = (event.currentTarget as Element).closest('.code')?.querySelector('textarea');
    if (field) copy(field);
  };
  return html`<div class="code">
    <div class="head">
      <label for="code-${form}" id="label-${form}">${label}</label>
      <button
        type="button"
        class="button"
        id="copy-${form}"
        aria-labelledby="copy-${form} label-${form}"
        @click=${onCopy}
      >
        ${copyLabel}
      </button>
    </div>
    <textarea id="code-${form}" readonly spellcheck="false" dir="ltr" rows="4" .value=${code}></textarea>
  </div>`;
}
