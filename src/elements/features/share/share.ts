import { html, nothing } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import { makeGameLink } from '../../../match/game-link.js';
import { makeRecordText } from '../../../match/record/make-record-text.js';
import type { GameRecord } from '../../../match/record/record.js';
import { button } from '../../../ui/panel/button.js';
import { openDialog } from '../../../ui/dialogs/dialog.js';
import { tabs } from '../../../ui/dialogs/tabs.js';
import { tabsStyles } from '../../../ui/dialogs/tabs.styles.js';
import { makeDiagram, namesIn } from '../../play/position-diagram.js';
import type { AnyContext } from '../../play/play-context.js';
import { sharePage } from '../../session/links/share-url.js';
import { titleOf } from '../../play/title-of.js';
import { shareLine } from './share-line.js';
import { shareStyles } from './share.styles.js';

/**
 * Opens a dialog with the shown moment as a link, a line of text and a picture, and, on a second tab, the game as text and as a tag.
 * @param record the game as those may know it who get it
 */
export function openShare(context: AnyContext, record: GameRecord): void {
  if (!dressed.has(context)) context.addStyles(tabsStyles, shareStyles);
  dressed.add(context);
  const sharing = new Sharing(context, record);
  openDialog(context.element, () => sharing.render(), true);
}

const dressed = new WeakSet<object>();

/** What is shared, as it was when the dialog was opened, and what has become of it. */
class Sharing {
  readonly #context: AnyContext;
  readonly #title: string;
  readonly #text: string;
  readonly #tag: string;
  /** The address of the moment; missing if there is no page for it, or if it is too long. */
  readonly #link: string | undefined;
  readonly #isTooLong: boolean;
  readonly #picture: LitElement;
  #tab: 'share' | 'embed' = 'share';
  #message: () => string = () => '';
  #times = 0;

  constructor(context: AnyContext, record: GameRecord) {
    const { match, settings, element } = context;
    const { game } = match;
    const ply = Math.min(match.ply, record.moves.length);
    const names = namesIn(context);
    const page = sharePage(settings.shareUrl);
    const fragment = page && makeGameLink(record, game, { ply, names });
    this.#context = context;
    this.#title = titleOf(game.id);
    this.#text = makeRecordText(record, game, '; ');
    this.#tag = makeTag(element.localName, { mode: 'replay', names, record: this.#text });
    this.#link = fragment && page.href + fragment;
    this.#isTooLong = page !== undefined && fragment === undefined;
    this.#picture = Object.assign(makeDiagram(context), { record, ply });
  }

  render(): { title: string; close: string; body: TemplateResult } {
    const { commonWords: words } = this.#context;
    const entries = [
      { name: 'share', label: words('tabletop.share') },
      { name: 'embed', label: words('tabletop.embed') },
    ] as const;
    const show = (name: 'share' | 'embed') => {
      this.#tab = name;
      this.#context.requestUpdate();
    };
    const panel = this.#tab === 'share' ? this.#renderShare() : this.#renderEmbed();
    return {
      title: words('tabletop.share'),
      close: words('tabletop.close'),
      body: html`${tabs('share', words('tabletop.share'), entries, this.#tab, show, panel)}
        <p class="copied" role="status">${this.#message()}${this.#message() && silence(this.#times)}</p>`,
    };
  }

  #renderShare(): TemplateResult {
    const { commonWords: words } = this.#context;
    const mayOpenSheet = typeof navigator.share === 'function';
    const line = this.#renderField(
      'line',
      words('tabletop.shareLine'),
      this.#line,
      words('tabletop.copyLine'),
      !this.#link,
    );
    return html`<div class="share">
      <div class="share-text">
        ${this.#link ? this.#renderField('link', words('tabletop.link'), this.#link, words('tabletop.copyLink'), true) : nothing}
        ${this.#isTooLong ? html`<p>${words('tabletop.longGame')}</p>` : nothing} ${line}
        <div class="share-actions">
          ${mayOpenSheet ? button(words('tabletop.sendLink'), () => void this.#send()) : nothing}
          ${button(words('tabletop.savePicture'), () => void this.#save())}
        </div>
      </div>
      <figure class="share-picture" inert>${this.#picture} ${this.#renderNote()}</figure>
    </div>`;
  }

  #renderEmbed(): TemplateResult {
    const { commonWords: words } = this.#context;
    return html`${this.#renderArea('as-text', words('tabletop.recordAsText'), this.#text)}
    ${this.#renderArea('as-tag', words('tabletop.recordAsTag'), this.#tag)}`;
  }

  #renderNote(): unknown {
    return this.#context.features.first(({ renderSharedNote }) => renderSharedNote)?.();
  }

  get #result(): string {
    return shareLine(this.#context);
  }

  get #line(): string {
    return this.#link ? `${this.#result} · ${this.#link}` : this.#result;
  }

  #renderField(id: string, label: string, value: string, copyLabel: string, isPrimary: boolean): TemplateResult {
    return html`<div class="copy share-row">
      <label class="share-field">
        <span class="field-label">${label}</span>
        <input id="share-${id}" type="text" readonly dir="auto" spellcheck="false" .value=${value} />
      </label>
      <button
        type="button"
        class=${isPrimary ? 'button primary' : 'button'}
        part="button"
        id="copy-${id}"
        @click=${this.#copy}
      >
        ${copyLabel}
      </button>
    </div>`;
  }

  #renderArea(id: string, label: string, text: string): TemplateResult {
    return html`<div class="copy">
      <label>
        <span class="field-label" id=${id}>${label}</span>
        <textarea readonly spellcheck="false" .value=${text}></textarea>
      </label>
      <button
        type="button"
        class="button"
        part="button"
        id="copy-${id}"
        aria-labelledby="copy-${id} ${id}"
        @click=${this.#copy}
      >
        ${this.#context.commonWords('tabletop.copy')}
      </button>
    </div>`;
  }

  readonly #copy = (click: Event): void => {
    const field = (click.currentTarget as Element).closest('.copy')?.querySelector<Field>('input, textarea');
    if (field) void this.#copyFrom(field);
  };

  async #copyFrom(field: Field): Promise<void> {
    const isCopied = await copyText(field);
    this.#say(() => this.#context.commonWords(isCopied ? 'tabletop.copied' : 'tabletop.copyYourself'));
  }

  /** Opens the share sheet of the system. Where that is forbidden, as in some frames, the line is copied instead. */
  async #send(): Promise<void> {
    const what = { title: this.#title, text: this.#result, ...(this.#link && { url: this.#link }) };
    try {
      await navigator.share(what);
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return;
      const field = this.#context.renderRoot.querySelector<Field>('#share-line');
      if (field) await this.#copyFrom(field);
    }
  }

  async #save(): Promise<void> {
    try {
      const { savePosition } = await import('./save-position.js');
      const note = this.#context.renderRoot.querySelector<SVGSVGElement>('.share-picture svg');
      const { file, isPainted } = await savePosition(this.#picture, this.#title, note);
      this.#say(() => this.#context.commonWords(isPainted ? 'tabletop.pictureSaved' : 'tabletop.drawingSaved', file));
    } catch {
      this.#say(() => this.#context.commonWords('tabletop.notLoaded'));
    }
  }

  #say(message: () => string): void {
    this.#message = message;
    this.#times++;
    this.#context.requestUpdate();
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A region is read only when its text changes: every second time there is a space at its end that nobody hears. */
const silence = (times: number): string => (times % 2 === 0 ? '\u00a0' : '');

/** Copies where the browser lets a page do so; the text is selected in any case. */
async function copyText(field: Field): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '\n': '&#10;' };

/** A tag as it is pasted into a page, in one line; attributes without a value are left out. */
function makeTag(name: string, attributes: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([key, value]) => ` ${key}="${String(value).replace(/[&"<\n]/g, (char) => ENTITIES[char] ?? char)}"`);
  return `<${name}${written.join('')}></${name}>`;
}
