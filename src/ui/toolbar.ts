import { isPlain, listTarget } from '../interaction/arrow-keys.js';
import { html } from 'lit';
import type { ReactiveController, ReactiveControllerHost, SVGTemplateResult, TemplateResult } from 'lit';

export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: SVGTemplateResult;
  /** Missing while the tool is disabled. */
  readonly run: (() => void) | undefined;
}

/**
 * A row of tools as one tab stop: arrow keys, Home and End move inside it. A disabled tool stays focusable, so that focus is not lost after the last
 * undo.
 */
export class Toolbar implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #current = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#current = '';
  }

  /** @param look a further class for a row with other looks */
  render(label: string, tools: readonly Tool[], look = ''): TemplateResult {
    const current = tools.some(({ id }) => id === this.#current) ? this.#current : tools[0]?.id;
    return html`<div class="toolbar ${look}" part="toolbar" role="toolbar" aria-label=${label} @keydown=${this.#onKey}>
      ${tools.map(
        (tool) =>
          html`<button
            type="button"
            class="tool"
            part="tool"
            data-tool=${tool.id}
            title=${tool.label}
            aria-label=${tool.label}
            tabindex=${tool.id === current ? 0 : -1}
            aria-disabled=${tool.run ? 'false' : 'true'}
            @focus=${() => this.#moveTo(tool.id)}
            @click=${() => tool.run?.()}
          >
            ${tool.icon}<span class="tool-label">${tool.label}</span>
          </button>`,
      )}
    </div>`;
  }

  #moveTo(id: string): void {
    this.#current = id;
    this.#host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLButtonElement>('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const isRtl = getComputedStyle(event.currentTarget as Element).direction === 'rtl';
    const { key } = event;
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
    const target = listTarget(at, { key: (isRtl && mirrored) || key }, buttons.length, 'row');
    if (target === undefined || !isPlain(event)) return;
    event.preventDefault();
    buttons[target]?.focus();
  };
}
