import { html } from 'lit';
import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { showDiagram, tagOf } from './diagram.js';
import type { Diagram } from './diagram.js';
import { renderSelect, renderTick } from './field-view.js';
import type { Format } from './output-view.js';
import { paint, takePicture } from '../../src/ui/picture.js';
import type { Picture } from '../../src/ui/picture.js';
import type { Words } from './setup.js';

interface PictureHost extends LitElement {
  readonly words: Words;
  announce(message: string): void;
}

const SCHEMES = ['auto', 'light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The widths that a preview may have, in pixels. */
const WIDTHS = { min: 240, max: 1200 };

/** The diagram as readers will see it, in its own width and colours, and its pictures. */
export class PicturePanel implements ReactiveController {
  readonly #host: PictureHost;
  #element: LitElement | undefined;
  #diagram: Diagram | undefined;
  #width = 400;
  #isTransparent = false;
  /** Whether the position is played on instead of shown. */
  #isPlayed = false;
  colours: Scheme = 'auto';

  /** The code of the frame says how high the diagram is. */
  readonly #sizes = new ResizeObserver(() => this.#host.requestUpdate());

  constructor(host: PictureHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  hostConnected(): void {
    if (this.#element) this.#sizes.observe(this.#element);
  }

  /** The height of the diagram for a frame, in pixels. */
  get height(): number {
    return Math.max(200, Math.ceil((this.#element?.offsetHeight ?? 0) / 10) * 10 + 20);
  }

  /** Shows a diagram; another one than before ends the game that is played from it. */
  show(diagram: Diagram): void {
    const isOther = JSON.stringify(diagram) !== JSON.stringify(this.#diagram);
    this.#diagram = diagram;
    if (isOther && this.#isPlayed) this.#leave();
    if (this.#element?.localName !== tagOf(diagram.game)) this.#replace();
    else if (isOther && this.#element) showDiagram(this.#element, diagram);
  }

  /** @param isPlayable whether a game can start from the position */
  render(isPlayable: boolean): TemplateResult {
    const { words } = this.#host;
    return html`<div
        class="stage"
        role="group"
        aria-label=${words('editor.preview')}
        tabindex="0"
        data-colours=${this.colours}
        ?data-transparent=${this.#isTransparent}
        ?data-played=${this.#isPlayed}
      >
        ${this.#element}
      </div>
      <button
        type="button"
        class="button"
        id="play-from-here"
        ?disabled=${!isPlayable}
        @click=${() => {
          if (this.#isPlayed) this.#leave();
          else this.#play();
          this.#host.requestUpdate();
        }}
      >
        ${words(this.#isPlayed ? 'editor.backToDiagram' : 'editor.playFromHere')}
      </button>`;
  }

  renderForm(): TemplateResult {
    const { words } = this.#host;
    const change = (task: () => void) => {
      task();
      this.#fit();
      this.#host.requestUpdate();
    };
    return html`<div class="fields">
      <label class="field">
        <span>${words('editor.width')}</span>
        <input
          id="width"
          type="number"
          min=${WIDTHS.min}
          max=${WIDTHS.max}
          step="10"
          .value=${String(this.#width)}
          @change=${(event: Event) => {
            const value = Number((event.currentTarget as HTMLInputElement).value) || 400;
            change(() => (this.#width = Math.max(WIDTHS.min, Math.min(WIDTHS.max, value))));
          }}
        />
      </label>
      ${renderSelect(
        'colours',
        words('editor.colours'),
        this.colours,
        SCHEMES.map((scheme) => [scheme, words(`editor.colours.${scheme}`)] as const),
        (value) => change(() => (this.colours = SCHEMES.find((scheme) => scheme === value) ?? 'auto')),
      )}
      ${renderTick('transparent', words('editor.transparent'), this.#isTransparent, (isOn) =>
        change(() => (this.#isTransparent = isOn)),
      )}
    </div>`;
  }

  async download(format: Format): Promise<void> {
    const file = await this.#taken(format);
    if (!file) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${this.#diagram?.game ?? 'diagram'}.${format.toLowerCase()}`;
    link.click();
    // Some browsers read it only later.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    this.#host.announce(this.#host.words('editor.saved', link.download));
  }

  /** SVG is copied as text, which editors of pages take. */
  async copy(format: Format): Promise<void> {
    const file = await this.#taken(format);
    if (!file) return;
    const isCopied = await writeClipboard(file);
    this.#host.announce(this.#host.words(isCopied ? 'tabletop.copied' : 'editor.noClipboard'));
  }

  /** The picture as a file. */
  async take(format: Format): Promise<Blob> {
    const picture = await this.#picture();
    return format === 'PNG' ? paint(picture) : new Blob([picture.svg], { type: 'image/svg+xml' });
  }

  /** @returns `undefined`, after saying so, in browsers that make no such picture */
  async #taken(format: Format): Promise<Blob | undefined> {
    try {
      return await this.take(format);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#host.announce(this.#host.words('editor.noPng'));
      return undefined;
    }
  }

  #picture(): Promise<Picture> {
    if (this.#isPlayed) this.#leave();
    const element = this.#element as LitElement;
    const style = getComputedStyle(element.parentElement ?? element);
    return takePicture(element, {
      colours: schemeOf(style.colorScheme),
      background: style.backgroundColor,
      title: this.#diagram?.caption || (this.#diagram?.position ?? ''),
    });
  }

  #play(): void {
    this.#isPlayed = true;
    this.#replace();
    for (const name of ['mode', 'marks']) this.#element?.removeAttribute(name);
  }

  #leave(): void {
    this.#isPlayed = false;
    this.#replace();
  }

  /** A new element, because the present one would keep its game. */
  #replace(): void {
    if (!this.#diagram) return;
    this.#element = document.createElement(tagOf(this.#diagram.game));
    showDiagram(this.#element, this.#diagram);
    this.#sizes.disconnect();
    this.#sizes.observe(this.#element);
    this.#fit();
  }

  /** A game that is played takes all the room there is. */
  #fit(): void {
    if (this.#element) this.#element.style.inlineSize = this.#isPlayed ? '' : `${this.#width}px`;
  }
}

/** @returns whether the browser let the page do so */
async function writeClipboard(file: Blob): Promise<boolean> {
  try {
    if (file.type === 'image/png') await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    else await navigator.clipboard.writeText(await file.text());
    return true;
  } catch {
    return false;
  }
}

/** The scheme in use where the page allows both. */
function schemeOf(colorScheme: string): 'light' | 'dark' {
  const hasBoth = /light/.test(colorScheme) && /dark/.test(colorScheme);
  const isDark = hasBoth ? matchMedia('(prefers-color-scheme: dark)').matches : /dark/.test(colorScheme);
  return isDark ? 'dark' : 'light';
}
