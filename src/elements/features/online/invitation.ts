import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { LinkWords } from '../../../locales/online/terms.js';
import type { AnyContext } from '../../play/play-context.js';
import { titleOf } from '../../play/title-of.js';

/** Hands the reader a link to a shared game: one for somebody else, or one for another device. */
export class Invitation {
  readonly #context: AnyContext;
  readonly #say: (sentence: string) => void;
  #isCopied = false;
  /** The link that the reader has to copy, where the browser does not let the page do so. */
  #link: string | undefined;

  constructor(context: AnyContext, say: (sentence: string) => void) {
    this.#context = context;
    this.#say = say;
  }

  /** What has become of the link, in words; empty while there is nothing to tell. */
  note(words: LinkWords): string {
    if (this.#link !== undefined) return words.linkToCopy;
    return this.#isCopied ? words.linkCopied : '';
  }

  /** The link to copy by hand. */
  renderField(words: LinkWords): TemplateResult | typeof nothing {
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
  async send(link: string, words: LinkWords): Promise<void> {
    this.forget();
    if (await this.#share(link, words)) return;
    try {
      await navigator.clipboard.writeText(link);
      this.#isCopied = true;
    } catch {
      this.#link = link;
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
