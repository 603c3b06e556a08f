import { html, nothing } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { OnlineWords } from '../../../locales/online/terms.js';
import { titleOf } from '../share/share-line.js';

interface InvitingHost extends LitElement {
  readonly game: { readonly id: string };
}

/** Hands the link to a shared game to the reader, who sends it to somebody. */
export class Invitation {
  readonly #host: InvitingHost;
  readonly #say: (sentence: string) => void;
  #isCopied = false;
  /** The link that the reader has to copy, where the browser does not let the page do so. */
  #link: string | undefined;

  constructor(host: InvitingHost, say: (sentence: string) => void) {
    this.#host = host;
    this.#say = say;
  }

  /** What has become of the link, in words; empty while there is nothing to tell. */
  note(words: OnlineWords): string {
    if (this.#link !== undefined) return words.linkToCopy;
    return this.#isCopied ? words.linkCopied : '';
  }

  /** The link to copy by hand. */
  renderField(words: OnlineWords): TemplateResult | typeof nothing {
    if (this.#link === undefined) return nothing;
    return html`<input
      class="online-link"
      part="field"
      type="text"
      readonly
      dir="ltr"
      aria-label=${words.linkToCopy}
      spellcheck="false"
      .value=${this.#link}
    />`;
  }

  forget(): void {
    this.#isCopied = false;
    this.#link = undefined;
  }

  /** Opens the share sheet of the system; where there is none, copies the link; where that is forbidden, shows it. */
  async send(link: string, words: OnlineWords): Promise<void> {
    this.forget();
    if (await this.#share(link, words)) return;
    try {
      await navigator.clipboard.writeText(link);
      this.#isCopied = true;
    } catch {
      this.#link = link;
    }
    this.#say(this.note(words));
    const host = this.#host;
    host.requestUpdate();
    await host.updateComplete;
    host.renderRoot.querySelector<HTMLInputElement>('.online-link')?.select();
  }

  /** @returns whether the reader has seen the share sheet */
  async #share(link: string, words: OnlineWords): Promise<boolean> {
    if (typeof navigator.share !== 'function') return false;
    const title = titleOf(this.#host.game.id);
    try {
      await navigator.share({ title, text: words.invitation(title), url: link });
      return true;
    } catch (error) {
      // Some frames forbid it.
      return (error as DOMException).name === 'AbortError';
    }
  }
}
