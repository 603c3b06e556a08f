import { elementById, watchIds } from '../../interaction/element-by-id.js';
import { whenDefined } from '../../interaction/when-defined.js';
import { whenVisible } from '../../interaction/when-visible.js';
import type { Control, ControlledGame, Placement } from './controls.js';
import { defineElement } from '../base/element-definition.js';

const HOST_STYLES = ':host { display: block } :host([hidden]) { display: none }';

/** Where there is no page, elements are only imported. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const isGame = (element: Element | undefined): element is ControlledGame => Boolean(element && 'placements' in element);

/**
 * The base of the elements that show a control of a game anywhere in the page. It finds the game by `for`, also if that is inserted, defined or
 * renamed later, and gives it a place to draw into. While there is no such game, the element is empty.
 *
 * @cssstate over - The game is over.
 * @cssstate error - An attribute or the saved game of the game cannot be used.
 * @cssstate empty - Nothing is shown: there is no such game, it is a diagram, or it has no such control.
 */
export abstract class GameControl extends Base {
  static readonly observedAttributes: readonly string[] = ['for'];

  /** Registers the element: under its own name, or another one, or in another registry. Doing it twice is harmless. */
  static define(tag?: string, registry: CustomElementRegistry | undefined = globalThis.customElements): void {
    const elementClass = this as unknown as CustomElementConstructor & { readonly tag: string };
    defineElement(elementClass, tag ?? elementClass.tag, registry);
  }

  protected abstract readonly control: Control;
  /** The height that is reserved until the game has drawn the control. */
  protected abstract readonly reserved: string;
  /** Further styles of the element. */
  protected readonly css: string = '@media print { :host { display: none } }';
  readonly #states = this.attachInternals().states as Set<string> | undefined;
  #game: ControlledGame | undefined;
  #placement: Placement | undefined;
  #stopWatching: (() => void) | undefined;
  #stopWaiting: (() => void) | undefined;
  /** The names of elements that are not defined yet. */
  readonly #awaited = new Set<string>();

  /**
   * The id of the game, in the same tree as this element (the document or a shadow root), else in the document.
   *
   * @attr for
   */
  get htmlFor(): string {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id: string | null | undefined) {
    if (id) this.setAttribute('for', id);
    else this.removeAttribute('for');
  }

  /** The game that is followed now. */
  get game(): HTMLElement | undefined {
    return this.#game;
  }

  /** Resolves when the game has drawn what it is asked for. */
  get updateComplete(): Promise<unknown> {
    return this.#game?.updateComplete ?? Promise.resolve();
  }

  connectedCallback(): void {
    this.#states?.add('empty');
    this.#stopWatching = watchIds(this, this.#follow);
    this.#follow();
  }

  disconnectedCallback(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    this.#leave();
  }

  attributeChangedCallback(): void {
    if (this.#stopWatching) this.#follow();
  }

  readonly #follow = (): void => {
    const found = this.htmlFor ? elementById(this, this.htmlFor) : undefined;
    const game = isGame(found) ? found : undefined;
    if (found && !game) {
      this.#awaitDefinition(found);
      this.#reserve();
    }
    if (game === this.#game) return;
    this.#leave();
    this.#game = game;
    if (game) this.#join(game);
  };

  /** Keeps the room of the control until the game has drawn it. */
  #reserve(): { container: HTMLElement; styles: CSSStyleSheet } {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    container.style.minBlockSize = this.reserved;
    root.replaceChildren(container);
    const styles = new CSSStyleSheet();
    styles.replaceSync(HOST_STYLES + this.css);
    root.adoptedStyleSheets = [styles];
    return { container, styles };
  }

  #join(game: ControlledGame): void {
    const { container, styles } = this.#reserve();
    if (game.activeMode === 'diagram') container.style.minBlockSize = '';
    this.#placement = { control: this.control, container, styles, states: this.#states };
    game.placements.add(this.#placement);
    game.requestUpdate();
    // The game may be far off screen, where it would not load.
    this.#stopWaiting = whenVisible(this, () => this.#game?.wake());
  }

  #leave(): void {
    const game = this.#game;
    if (!game || !this.#placement) return;
    this.#stopWaiting?.();
    game.placements.delete(this.#placement);
    game.requestUpdate();
    this.#game = undefined;
    this.#placement = undefined;
    this.#states?.clear();
    this.#states?.add('empty');
    this.shadowRoot?.replaceChildren();
  }

  /** Follows a game once its element is defined. */
  #awaitDefinition(element: Element): void {
    const name = element.localName;
    if (!name.includes('-') || this.#awaited.has(name)) return;
    this.#awaited.add(name);
    whenDefined<GameControl>(name, element, this, (control) => {
      if (control.isConnected) control.#follow();
    });
  }
}
