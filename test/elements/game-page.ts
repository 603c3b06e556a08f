import { fixture } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { GameEventDetails } from '../../src/elements/base/events.js';
import { READER_KEY, changeReaderSettings } from '../../src/elements/play/reader-settings.js';
import type { ReaderSettings } from '../../src/elements/play/reader-settings.js';
import { browser } from '../runner/browser.js';

interface GameElement extends LitElement {
  readonly match: {
    readonly state: unknown;
    readonly game: { makePosition(position: unknown): string; positionOf(state: unknown): unknown };
  };
}

/** Pixels below the screen within which an element gets ready. */
const NEAR = 200;
/** Frames until something is not waited for any more: many, since a busy machine takes its time. */
const MOST_FRAMES = 1000;

/** A game element as a reader meets it, so that tests need not know how it is built. */
export class GamePage<Element extends LitElement = LitElement> {
  readonly element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  /** An element with these attributes, not yet in a page. */
  protected static make(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  /** The element of this name that is somewhere in a piece of a page. */
  protected static async place(tag: string, part: TemplateResult): Promise<HTMLElement> {
    const top = await fixture<HTMLElement>(part);
    return top.querySelector(tag) as HTMLElement;
  }

  /** Waits for the first sight, which an observer reports a frame later, and for everything drawn then. */
  async ready(): Promise<this> {
    // What is near the screen is there as well; but in frames, as its tests are, WebKit sees only what is on it.
    const isFar = this.element.getBoundingClientRect().top >= innerHeight + (browser === 'WebKit' ? 0 : NEAR);
    if (isFar) this.element.scrollIntoView();
    return this.until(() => this.find('.panel > *') !== null);
  }

  /** Waits, a frame at a time, for what comes by itself. */
  async until(isThere: () => boolean): Promise<this> {
    for (let frames = 0; !isThere(); frames++) {
      if (frames === MOST_FRAMES) throw new Error(`This never came: ${String(isThere)}`);
      await new Promise(requestAnimationFrame);
      await this.element.updateComplete;
    }
    return this;
  }

  /** The last move has been seen, as with the next press of a reader, and what comes at the end is there. */
  async ended(): Promise<this> {
    await this.element.updateComplete;
    this.element.dispatchEvent(new PointerEvent('pointerdown'));
    await this.element.updateComplete;
    return this.until(() => this.find('.result-card, .actions .primary') !== null);
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  find<E extends HTMLElement = HTMLElement>(selector: string): E | null {
    return this.root.querySelector<E>(selector);
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  /** What has the focus inside the element. */
  get focused(): HTMLElement | null {
    return this.root.activeElement as HTMLElement | null;
  }

  /** How that is called. */
  get focusedName(): string | undefined {
    const { focused } = this;
    if (!focused) return undefined;
    const label = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? focused.textContent;
    return label?.trim();
  }

  /** A button with this label on it or as its tooltip. */
  button(label: string): HTMLButtonElement | undefined {
    return this.all('button').find((button) => button.textContent?.trim() === label || button.title === label) as
      HTMLButtonElement | undefined;
  }

  /** What is written beside the game, without what happened last. */
  get status(): string {
    const status = this.find('.status')?.cloneNode(true) as Element | undefined;
    status?.querySelector('.narration')?.remove();
    return (
      status?.textContent
        ?.trim()
        .replace(/[ \n]+/g, ' ')
        .replaceAll('\u2060', '') ?? ''
    );
  }

  /** What happened last. */
  get happened(): string {
    return this.find('.status > .narration')?.textContent?.trim().replaceAll('\u2060', '') ?? '';
  }

  /** What the live region says. */
  get spoken(): string {
    return this.find('.visually-hidden[role=status]')?.textContent?.trim() ?? '';
  }

  /** What is on the table, in the notation of positions. */
  get position(): string {
    const { match } = this.element as unknown as GameElement;
    return match.game.makePosition(match.game.positionOf(match.state));
  }

  /** The middle of an element on the screen. */
  middle(element: globalThis.Element): [number, number] {
    const { left, top, width, height } = element.getBoundingClientRect();
    const zoom = zoomOf(element);
    return [Math.round((left + width / 2) * zoom), Math.round((top + height / 2) * zoom)];
  }

  /**
   * Scrolls an element to where a mouse reaches it, and waits until it is painted there: Firefox finds what is pressed by what is painted, what comes into
   * sight may change its height, and WebKit may scroll back once what was there before has gone.
   */
  async bringToSight(element: globalThis.Element): Promise<void> {
    for (let tries = 0; tries < MOST_FRAMES; tries++) {
      const before = element.getBoundingClientRect();
      element.scrollIntoView({ block: 'nearest' });
      const { top, left } = element.getBoundingClientRect();
      if (top === before.top && left === before.left) return;
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }
  }

  /** A real click of the mouse. What stands in the menu of further tools is looked for there. */
  async click(element: globalThis.Element): Promise<void> {
    if (element.closest('.menu[hidden]')) await this.click(this.find('[data-tool=more]') as globalThis.Element);
    await this.bringToSight(element);
    await sendMouse({ type: 'click', position: this.middle(element) });
    await this.element.updateComplete;
  }

  /** Between rounds, shows how the points are made up. */
  async showSums(): Promise<void> {
    this.find('[data-tool=sums]')?.click();
    await this.element.updateComplete;
  }

  async clickButton(label: string): Promise<void> {
    await this.click(this.button(label) as globalThis.Element);
  }

  /** Real keys, to whatever has the focus. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await sendKeys({ press: key });
      await this.element.updateComplete;
    }
  }

  /** Real typing, into whatever has the focus. */
  async type(text: string): Promise<void> {
    await sendKeys({ type: text });
  }

  /** The field that is labelled like this. */
  field(label: string): HTMLInputElement | undefined {
    const fields = this.all('input') as HTMLInputElement[];
    return fields.find((field) => (field.ariaLabel ?? field.labels?.[0]?.textContent)?.trim() === label);
  }

  /** Types into the field that is labelled like this, in place of what is there. */
  async fill(label: string, text: string): Promise<void> {
    if (label === 'Type a move') await this.showTyping();
    const field = this.field(label);
    field?.focus();
    field?.select();
    await this.type(text);
  }

  /** Opens the field for typed moves. */
  showTyping(): Promise<void> {
    return this.#set({ isTyping: true });
  }

  /** Opens the list of all possible moves. */
  showAllMoves(): Promise<void> {
    return this.#set({ isListing: true });
  }

  async #set(settings: ReaderSettings): Promise<void> {
    changeReaderSettings(settings);
    // Other test files share the storage.
    localStorage.removeItem(READER_KEY);
    this.element.requestUpdate();
    await this.element.updateComplete;
  }

  /** Collects the details of an event from now on. */
  listen<Type extends keyof GameEventDetails>(type: Type): GameEventDetails[Type][] {
    const details: GameEventDetails[Type][] = [];
    this.element.addEventListener(type, (event) => details.push((event as CustomEvent<GameEventDetails[Type]>).detail));
    return details;
  }
}

/** How much larger something is on the screen than it says: WebKit leaves out of that what the page has zoomed. */
function zoomOf(element: Element): number {
  if (browser !== 'WebKit') return 1;
  const { parentNode } = element.assignedSlot ?? element;
  const parent = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  const around = parent instanceof Element ? zoomOf(parent) : 1;
  return around * Number(getComputedStyle(element).getPropertyValue('zoom'));
}
