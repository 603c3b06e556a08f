import { LitElementRenderer } from '@lit-labs/ssr';
import type { RenderInfo } from '@lit-labs/ssr';
import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { renderValue } from '@lit-labs/ssr/lib/render-value.js';
import type { CSSResult } from 'lit';
import type { Text } from '../elements/base/attributes.js';
import { GameElement } from '../elements/base/game-element.js';
import type { LazyModules } from '../elements/base/lazy-modules.js';
import * as shareUrls from '../elements/session/links/share-url.js';
import { recordParser, shareAddresses } from '../elements/session/shared-modules.js';
import type { Match } from '../match/match.js';
import * as records from '../match/record/parse-record.js';
import { PRESENT } from './element-styles.js';
import { loadTranslation } from './load-translation.js';

// A server does not wait for what a picture needs.
recordParser.loaded = records;
shareAddresses.loaded = shareUrls;

/** A game element, with what it shows to the server only. */
interface RenderedElement {
  dice?: Text;
  persist?: Text;
  readonly game: { readonly id: string };
  readonly language: { fixed: string };
  readonly match: Match;
  readonly modules: LazyModules;
  willUpdate(): void;
  render(): unknown;
}

/**
 * Renders game elements on a server, with everything that a browser would load for the picture: the language, marks, error messages.
 * Name it before Lit's own renderer: `render(page, { elementRenderers: [GameRenderer, LitElementRenderer] })`.
 */
export class GameRenderer extends LitElementRenderer {
  static override matchesClass(type: typeof HTMLElement): boolean {
    return type.prototype instanceof GameElement;
  }

  /** Rolls nothing without a seed, since the browser would roll something else; and finds no saved game. */
  override connectedCallback(): void {
    const element = this.#rendered;
    const isRolling = element.dice === 'auto';
    if (isRolling) element.dice = 'remote';
    element.persist = undefined;
    super.connectedCallback();
    if (isRolling && element.match.toRecord().seed) element.dice = 'auto';
  }

  override renderShadow(info: RenderInfo): ThunkedRenderResult | undefined {
    if (!super.renderShadow(info)) return undefined;
    return [
      async () => {
        await this.#prepare();
        return [...this.#styles, () => renderValue(this.#rendered.render(), info)];
      },
    ];
  }

  get #rendered(): RenderedElement {
    return this.element as unknown as RenderedElement;
  }

  /** Loads what the picture asks for, until it asks for nothing more. */
  async #prepare(): Promise<void> {
    const element = this.#rendered;
    element.language.fixed = await loadTranslation(element.game.id, this.element.getAttribute('lang'));
    let known: number;
    do {
      known = element.modules.size;
      await element.modules.complete;
      element.willUpdate();
      element.render();
    } while (element.modules.size > known);
  }

  /** Each sheet has an element of its own, so that a policy can name it by its hash whatever else is on the page. */
  get #styles(): string[] {
    const { elementStyles } = this.element.constructor as typeof GameElement;
    const texts = [...(elementStyles as CSSResult[]), ...this.#rendered.modules.styles].map(({ cssText }) => cssText);
    return [...texts, PRESENT].filter(Boolean).map((text) => `<style>${text}</style>`);
  }
}
