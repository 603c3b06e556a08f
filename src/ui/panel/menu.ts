import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, SVGTemplateResult, TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { isPlain, listTarget } from '../../interaction/arrow-keys.js';
import { icons } from '../icons.js';
import type { Tool } from './toolbar.js';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: SVGTemplateResult;
  /** The keys that do the same, as `aria-keyshortcuts` has them. */
  readonly keys?: string;
  /** Missing while the item is disabled. */
  readonly run: (() => void) | undefined;
  /** Whether something is switched on. Missing for what is no switch. */
  readonly isOn?: boolean;
}

/** Tools behind a button, as a menu: arrow keys move in it, Escape and a press elsewhere close it. */
export class Menu implements ReactiveController {
  /** The id of the button that opens the menu. */
  static readonly TOOL = 'more';

  readonly #host: ReactiveControllerHost;
  #isOpen = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#isOpen = false;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The button that opens and closes the menu. */
  tool(label: string): Tool {
    return { id: Menu.TOOL, label, icon: icons.more, run: () => this.#setOpen(!this.#isOpen) };
  }

  /** Whether a key on that button opens the menu. */
  opensBy(event: KeyboardEvent): boolean {
    if (this.#isOpen || event.key !== 'ArrowDown' || !isPlain(event)) return false;
    event.preventDefault();
    (event.target as HTMLElement).click();
    return true;
  }

  /** The items stay in the tree while the menu is closed, so that it opens at once. */
  render(label: string, items: readonly MenuItem[]): TemplateResult {
    return html`<div
      class="menu"
      part="menu"
      role="menu"
      aria-label=${label}
      ?hidden=${!this.#isOpen}
      ${this.#isOpen ? ref(enter) : nothing}
      @keydown=${this.#onKey}
      @focusout=${this.#onFocusOut}
    >
      ${items.map((item) => this.#renderItem(item))}
    </div>`;
  }

  #renderItem({ id, label, icon, keys, run, isOn }: MenuItem): TemplateResult {
    const choose = (event: Event) => {
      if (!run) return;
      this.#close(event.currentTarget as Element);
      run();
    };
    return html`<button
      type="button"
      class="menu-item"
      part="menu-item"
      role=${isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
      data-tool=${id}
      tabindex="-1"
      aria-keyshortcuts=${keys ?? nothing}
      aria-checked=${isOn ?? nothing}
      aria-disabled=${run ? 'false' : 'true'}
      @click=${choose}
    >
      ${icon}<span>${label}</span>${isOn ? icons.check : nothing}
    </button>`;
  }

  /** Gives the focus back to the button that opened the menu. */
  #close(inMenu: Element): void {
    this.#setOpen(false);
    const tools = inMenu.closest('.tools');
    tools?.querySelector<HTMLElement>(`[data-tool="${Menu.TOOL}"]`)?.focus();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') this.#setOpen(false);
    if (!isPlain(event)) return;
    const menu = event.currentTarget as Element;
    const items = [...menu.querySelectorAll<HTMLElement>('button')];
    const target = listTarget(items.indexOf(event.target as HTMLElement), event, items.length, 'column');
    if (event.key === 'Escape') this.#close(menu);
    else if (target !== undefined) items[target]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #onFocusOut = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const tools = (currentTarget as Element).closest('.tools');
    // The button that opened the menu closes it itself.
    if (!tools?.contains(relatedTarget as Element | null)) this.#setOpen(false);
  };

  #setOpen(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#host.requestUpdate();
  }
}

/** Between the menu, its button and the edge of the window, in pixels. */
const GAP = 4;
/** Some items are always seen, in pixels. */
const LEAST = 140;

/** Focuses the first item, once the menu is seen. It opens to where there is more room, if it has not enough above, and no further than that goes. */
function enter(menu: Element | undefined): void {
  if (!(menu instanceof HTMLElement)) return;
  queueMicrotask(() => {
    menu.removeAttribute('data-below');
    menu.style.maxBlockSize = '';
    const { top, bottom } = menu.parentElement!.getBoundingClientRect();
    const { height } = menu.getBoundingClientRect();
    const above = top - 2 * GAP;
    const below = innerHeight - bottom - 2 * GAP;
    if (height > above) {
      menu.toggleAttribute('data-below', below > above);
      const room = Math.max(above, below, LEAST);
      if (height > room) menu.style.maxBlockSize = `${room}px`;
    }
    menu.querySelector('button')?.focus();
  });
}

/** Safari takes the focus away from the menu when a button is pressed. */
export function keepFocus(event: Event): void {
  event.preventDefault();
}
