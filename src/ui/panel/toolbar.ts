import { isPlain, listTarget } from '../../interaction/arrow-keys.js';
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, SVGTemplateResult, TemplateResult } from 'lit';
import { Menu, keepFocus } from './menu.js';
import type { MenuItem } from './menu.js';

export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: SVGTemplateResult;
  /** The keys that do the same, as `aria-keyshortcuts` has them. */
  readonly keys?: string;
  /** Missing while the tool is disabled. */
  readonly run: (() => void) | undefined;
}

/** The tools behind the last button of a toolbar. */
export interface MoreTools {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/**
 * A row of tools as one tab stop: arrow keys, Home and End move inside it. A disabled tool stays focusable, so that focus is not lost after the last
 * undo. The last button may open a menu of further tools.
 */
export class Toolbar implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #menu: Menu;
  #current = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#menu = new Menu(host);
    host.addController(this);
  }

  hostConnected(): void {
    this.#current = '';
  }

  get isMenuOpen(): boolean {
    return this.#menu.isOpen;
  }

  /** @param look a further class for a row with other looks */
  render(label: string, tools: readonly Tool[], more?: MoreTools, look = ''): TemplateResult {
    const all = more ? [...tools, this.#menu.tool(more.label)] : tools;
    const current = all.some(({ id }) => id === this.#current) ? this.#current : all[0]?.id;
    const row = html`<div
      class="toolbar ${look}"
      part="toolbar"
      role="toolbar"
      aria-label=${label}
      @keydown=${this.#onKey}
    >
      ${all.map((tool) => this.#renderTool(tool, tool.id === current))}
    </div>`;
    if (!more) return row;
    return html`<div class="tools" @mousedown=${this.#menu.isOpen ? keepFocus : nothing}>
      ${row}${this.#menu.render(more.label, more.items)}
    </div>`;
  }

  #renderTool({ id, label, icon, keys, run }: Tool, isCurrent: boolean): TemplateResult {
    const isMenu = id === Menu.TOOL;
    return html`<button
      type="button"
      class="tool"
      part="tool"
      data-tool=${id}
      title=${label}
      aria-label=${label}
      aria-haspopup=${isMenu ? 'menu' : nothing}
      aria-keyshortcuts=${keys ?? nothing}
      aria-expanded=${isMenu ? `${this.#menu.isOpen}` : nothing}
      tabindex=${isCurrent ? 0 : -1}
      aria-disabled=${run ? 'false' : 'true'}
      @focus=${() => this.#moveTo(id)}
      @click=${() => run?.()}
    >
      ${icon}<span class="tool-label">${label}</span>
    </button>`;
  }

  #moveTo(id: string): void {
    this.#current = id;
    this.#host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const row = event.currentTarget as Element;
    const buttons = [...row.querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (buttons[at]?.dataset['tool'] === Menu.TOOL && this.#menu.opensBy(event)) return;
    const isRtl = getComputedStyle(row).direction === 'rtl';
    const { key } = event;
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
    const target = listTarget(at, { key: (isRtl && mirrored) || key }, buttons.length, 'row');
    if (target === undefined || !isPlain(event)) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
}
