import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { LinkWords, OnlineWords } from '../../../locales/online/terms.js';
import { button } from '../../../ui/panel/button.js';
import type { AnyContext } from '../../play/play-context.js';
import { titleOf } from '../../play/title-of.js';

const loadQrCode = () => import('./qr-code.js');

/** What has become of the link. */
type Sent = 'shared' | 'copied' | 'to-copy';

/** What is said of a link, and of its code, where it has one. */
type Words = LinkWords & { readonly start?: OnlineWords['start'] };

/** Hands the reader a link to a shared game: one for somebody else, who may also scan it, or one for another device. */
export class Invitation {
  readonly #context: AnyContext;
  readonly #say: (sentence: string) => void;
  /** The link, as long as it is shown. */
  #link: string | undefined;
  #sent: Sent = 'shared';

  constructor(context: AnyContext, say: (sentence: string) => void) {
    this.#context = context;
    this.#say = say;
  }

  /** What has become of the link, in words; empty while there is nothing to say. */
  note(words: Words): string {
    if (this.#link === undefined || this.#sent === 'shared') return '';
    return this.#sent === 'copied' ? words.linkCopied : words.linkToCopy;
  }

  /** The link as a code, and where the reader has to copy it by hand, as text. */
  render(words: Words): TemplateResult | typeof nothing {
    const link = this.#link;
    if (link === undefined) return nothing;
    return html`${this.#sent === 'to-copy' ? renderField(link, words) : nothing}
    ${words.start ? this.#renderCode(link, words, words.start) : nothing}`;
  }

  #renderCode(link: string, words: Words, start: OnlineWords['start']): TemplateResult {
    const code = this.#context.modules.get(loadQrCode)?.renderQrCode(link, start.code);
    // Where there is no share sheet, the button that invites copies the link.
    const copies = typeof navigator.share === 'function';
    return html`<div class="online-code">
      ${code}
      <div>
        <p>${start.scan}</p>
        <div class="online-actions">
          ${copies ? button(start.copyLink, () => void this.#copy(link, words)) : nothing}
          ${button(start.hideCode, () => this.#hide())}
        </div>
      </div>
    </div>`;
  }

  forget(): void {
    this.#link = undefined;
  }

  /** Shows the link as a code, and opens the share sheet of the system. Where there is none, it copies the link; where that is forbidden, it shows it. */
  async send(link: string, words: Words): Promise<void> {
    this.#link = link;
    this.#sent = 'shared';
    this.#context.requestUpdate();
    if (!(await this.#share(link, words))) await this.#copy(link, words);
  }

  #hide(): void {
    this.forget();
    this.#context.requestUpdate();
  }

  async #copy(link: string, words: LinkWords): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.#sent = 'copied';
    } catch {
      this.#sent = 'to-copy';
    }
    this.#say(this.note(words));
    this.#context.requestUpdate();
    await this.#context.updateComplete;
    this.#context.root.querySelector<HTMLInputElement>('.online-link')?.select();
  }

  /** @returns whether the reader has seen the share sheet */
  async #share(link: string, words: LinkWords): Promise<boolean> {
    if (typeof navigator.share !== 'function') return false;
    const title = titleOf(this.#context.match.game.id);
    try {
      await navigator.share({ title, text: words.invitation(title), url: link });
      return true;
    } catch (error) {
      // Some frames forbid it.
      return (error as DOMException).name === 'AbortError';
    }
  }
}

const renderField = (link: string, words: LinkWords): TemplateResult =>
  html`<input
    class="online-link"
    part="field"
    type="text"
    readonly
    dir="ltr"
    aria-label=${words.linkToCopy}
    spellcheck="false"
    .value=${link}
  />`;
