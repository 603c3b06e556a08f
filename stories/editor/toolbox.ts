import { html, nothing } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { isPlain, listTarget } from '../../src/interaction/arrow-keys.js';
import { RovingFocus } from '../../src/interaction/roving-focus.js';
import type { AnySetup } from './games/index.js';
import type { Piece, Words } from './setup.js';

export interface ToolboxHost extends LitElement {
  readonly setup: AnySetup;
  readonly settings: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** Tools that work on what lies there already; the ids of the pieces are the other tools. */
const VERBS = ['move', 'take', 'turn', 'mark', 'arrow'] as const;
type Verb = (typeof VERBS)[number];

export const isVerb = (tool: string): tool is Verb => VERBS.some((verb) => verb === tool);

/** The tools and pieces, as radio buttons. */
export class Toolbox {
  readonly #host: ToolboxHost;
  readonly #focus: RovingFocus<string>;
  readonly #onChoose: () => void;
  chosen = 'move';

  /** @param onChoose hears that another tool is chosen */
  constructor(host: ToolboxHost, onChoose: () => void) {
    this.#host = host;
    this.#onChoose = onChoose;
    this.#focus = new RovingFocus(host, {
      selectorOf: (id: string) => `[data-tool='${id}']`,
      keyOf: (element) => element.closest<HTMLElement>('[data-tool]')?.dataset['tool'],
    });
  }

  /** Starts afresh with another game, with its first piece in hand. */
  reset(): void {
    this.chosen = this.pieces[0]?.id ?? 'move';
    this.#focus.current = undefined;
  }

  get pieces(): readonly Piece[] {
    return this.#host.setup.pieces(this.#host.words, this.#host.settings);
  }

  get #verbs(): readonly Verb[] {
    const { setup } = this.#host;
    const hasArrows = setup.marks.includes('-');
    return VERBS.filter((verb) => (verb === 'turn' ? 'turn' in setup : verb !== 'arrow' || hasArrows));
  }

  /** @param dragged the piece that is dragged, and what follows the pointer */
  render(dragged: { readonly piece: string; readonly ghost: TemplateResult } | undefined): TemplateResult {
    const { words, setup } = this.#host;
    const { pieces } = this;
    const current = this.#focus.current ?? this.chosen;
    const tool = (id: string, label: string, content: unknown) =>
      html`<button
        type="button"
        class="tool"
        role="radio"
        data-tool=${id}
        aria-label=${label}
        title=${label}
        aria-checked=${id === this.chosen ? 'true' : 'false'}
        tabindex=${id === current ? 0 : -1}
      >
        ${content}
      </button>`;
    return html`<div
      class="tools"
      role="radiogroup"
      aria-label=${words('editor.pieces')}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#focus.onFocus}
    >
      <div class="verbs">
        ${this.#verbs.map((verb) => tool(verb, words(`editor.${verb}`), words(`editor.${verb}`)))}
      </div>
      ${keyed(
        setup,
        html`<div class="pieces" data-count=${pieces.length}>
          ${pieces.map(({ id, label, picture }) =>
            tool(id, label, html`${picture}${dragged?.piece === id ? dragged.ghost : nothing}`),
          )}
        </div>`,
      )}
    </div>`;
  }

  #choose(tool: string): void {
    this.chosen = tool;
    this.#focus.current = tool;
    this.#onChoose();
    this.#host.requestUpdate();
  }

  readonly #onClick = (event: MouseEvent): void => {
    const tool = (event.target as Element).closest<HTMLElement>('[data-tool]')?.dataset['tool'];
    if (tool !== undefined) this.#choose(tool);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const all = [...this.#verbs, ...this.pieces.map(({ id }) => id)];
    const at = all.indexOf((event.target as HTMLElement).dataset['tool'] ?? '');
    const next = all[listTarget(at, event, all.length, 'both') ?? -1];
    if (at < 0 || next === undefined || !isPlain(event)) return;
    event.preventDefault();
    this.#choose(next);
    this.#focus.focus(next);
  };
}
