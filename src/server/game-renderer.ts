import { LitElementRenderer } from '@lit-labs/ssr';
import type { RenderInfo } from '@lit-labs/ssr';
import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { renderValue } from '@lit-labs/ssr/lib/render-value.js';
import type { CSSResult } from 'lit';
import { GameElement } from '../elements/game-element.js';
import type { Text } from '../elements/attributes.js';
import type { Match } from '../match/match.js';
import { loadTranslation } from './load-translation.js';
import { PRESENT } from './element-styles.js';

type Loader = () => Promise<{ readonly styles: CSSResult }>;

/** An element as it is drawn here: also what only the elements themselves know of each other. */
interface Drawn {
  dice?: Text;
  persist?: Text;
  readonly game: { readonly id: string };
  readonly language: object;
  readonly match: Match;
  willUpdate(): void;
  render(): unknown;
  late(loader: Loader): unknown;
}

/**
 * Draws our elements for Lit's server rendering, with everything that a browser would load for the picture: the language, marks, error
 * messages. To be named before Lit's own: `render(page, { elementRenderers: [GameRenderer, LitElementRenderer] })`.
 */
export class GameRenderer extends LitElementRenderer {
  readonly #loads = new Map<Loader, Promise<unknown>>();
  readonly #lateStyles = new Set<CSSResult>();
  #lang = 'en';

  static override matchesClass(type: typeof HTMLElement): boolean {
    return type.prototype instanceof GameElement;
  }

  constructor(tagName: string) {
    super(tagName);
    const drawn = this.#drawn;
    const late = drawn.late.bind(drawn);
    Object.assign(drawn, {
      // There is no document here.
      connectedCallback: () => undefined,
      querySelector: () => null,
      addStyles: (...styles: CSSResult[]) => styles.forEach((each) => this.#lateStyles.add(each)),
      late: (loader: Loader) => {
        const part = late(loader);
        if (!this.#loads.has(loader)) this.#loads.set(loader, loader());
        return part;
      },
    });
    Object.assign(drawn.language, { lang: () => this.#lang });
  }

  /** Nothing is rolled here that would be another roll in the browser, and nothing has been saved. */
  override connectedCallback(): void {
    const drawn = this.#drawn;
    const isRolling = drawn.dice === 'auto';
    if (isRolling) drawn.dice = 'remote';
    drawn.persist = undefined;
    super.connectedCallback();
    if (isRolling && drawn.match.toRecord().seed) drawn.dice = 'auto';
  }

  override renderShadow(info: RenderInfo): ThunkedRenderResult | undefined {
    if (!super.renderShadow(info)) return undefined;
    return [
      async () => {
        await this.#prepare();
        return [...this.#styles, () => renderValue(this.#drawn.render(), info)];
      },
    ];
  }

  get #drawn(): Drawn {
    return this.element as unknown as Drawn;
  }

  /** Loads what the picture asks for, and what that asks for. */
  async #prepare(): Promise<void> {
    const drawn = this.#drawn;
    this.#lang = await loadTranslation(drawn.game.id, this.element.getAttribute('lang'));
    let known: number;
    do {
      known = this.#loads.size;
      await Promise.all(this.#loads.values());
      drawn.willUpdate();
      drawn.render();
    } while (this.#loads.size > known);
  }

  /** Each sheet in an element of its own, so that a policy can name it by its hash whatever else is there. */
  get #styles(): string[] {
    const { elementStyles } = this.element.constructor as typeof GameElement;
    const texts = [...(elementStyles as CSSResult[]), ...this.#lateStyles].map(({ cssText }) => cssText);
    return [...texts, PRESENT].filter(Boolean).map((text) => `<style>${text}</style>`);
  }
}
