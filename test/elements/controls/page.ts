import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import type { ControlTag } from '../../../src/elements/registry.js';
import type { Match } from '../../../src/match/match.js';
import { GamePage } from '../game-page.js';

/** A game of any kind. */
export type Game = LitElement & { readonly match: Match; readonly error: Error | undefined };

/** An element that shows a control of a game. */
export type Control = HTMLElement & { htmlFor: string; readonly game: HTMLElement | undefined };

export const CONTROL_TAGS: readonly ControlTag[] = [
  'game-seats',
  'game-status',
  'game-moves',
  'game-toolbar',
  'game-move-input',
];

export function makeElement<Made extends HTMLElement>(tag: string, attributes: Readonly<Record<string, string>>): Made {
  const element = document.createElement(tag) as Made;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A page that has controls of a game elsewhere than in the game. */
export class PlacedPage extends GamePage<Game> {
  readonly place: HTMLElement;

  private constructor(place: HTMLElement, game: Game) {
    super(game);
    this.place = place;
  }

  /** A game with the id `game`, and after it some controls that follow it. */
  static async open(
    tag: string,
    attributes: Readonly<Record<string, string>> = {},
    controls: readonly ControlTag[] = CONTROL_TAGS,
  ): Promise<PlacedPage> {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const game = makeElement<Game>(tag, { id: 'game', lang: 'en', ...attributes });
    place.append(game, ...controls.map((control) => makeElement(control, { for: 'game' })));
    return new PlacedPage(place, game).drawn();
  }

  /** Waits until every control of the page is drawn or known to be empty. */
  async drawn(): Promise<this> {
    await this.until(() => this.controls.every((control) => this.isDrawn(control)));
    await this.element.updateComplete;
    return this;
  }

  isDrawn(control: Control): boolean {
    const isListed = control.localName !== 'game-moves' || control.shadowRoot?.querySelector('.moves');
    return Boolean(control.shadowRoot?.querySelector('.placed') && isListed) || this.isEmpty(control);
  }

  isEmpty(control: Control): boolean {
    const { match } = this.element;
    // Who plays alone has no row of players.
    const isAlone = control.localName === 'game-seats' && match.seats === 1;
    const isLeftOut = this.element.getAttribute('mode') === 'diagram' || !control.game || isAlone;
    return isLeftOut && control.matches(':state(empty)');
  }

  get controls(): Control[] {
    return [...this.place.querySelectorAll<Control>(CONTROL_TAGS.join(','))];
  }

  control(tag: ControlTag): Control {
    return this.place.querySelector(tag) as Control;
  }

  /** What is in a control. */
  placed<E extends HTMLElement = HTMLElement>(tag: ControlTag, selector: string): E | null {
    return this.control(tag).shadowRoot?.querySelector<E>(selector) ?? null;
  }

  tool(id: string): HTMLElement {
    return this.placed('game-toolbar', `[data-tool=${id}]`) as HTMLElement;
  }

  /** What has the focus, in whatever shadow root. */
  get deepFocus(): Element | null {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused;
  }

  /** Types a move into the placed field and enters it. */
  async enter(text: string): Promise<void> {
    const field = this.placed<HTMLInputElement>('game-move-input', 'input');
    field?.focus();
    field?.select();
    await this.type(text);
    await this.press('Enter');
  }
}
