import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../../src/index.js';
import type { GamePuzzle } from '../../../src/classes.js';

type PuzzleEvents = Pick<HTMLElementEventMap, 'puzzle-answer' | 'puzzle-end'>;

interface HeldGame extends LitElement {
  readonly match: { readonly length: number; readonly game: { makeMove(move: unknown): string } };
  readonly gamePlay?: { focusTable(): void };
  play(move: string): void;
  legalMoves(): readonly unknown[];
}

/** A puzzle as a reader meets it. */
export class PuzzlePage {
  private constructor(readonly element: GamePuzzle) {}

  static async open(attributes: Readonly<Record<string, string>>, width?: number): Promise<PuzzlePage> {
    const place = await fixture<HTMLElement>(html`<div style=${width ? `inline-size: ${width}px` : ''}></div>`);
    const element = document.createElement('game-puzzle');
    for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) element.setAttribute(name, value);
    place.append(element);
    const page = new PuzzlePage(element);
    return page.until(() => page.text('[part=prompt]') !== '' || page.text('[part=error]') !== '');
  }

  /** Waits, a frame at a time, for what comes by itself. */
  async until(isThere: () => boolean): Promise<this> {
    for (let frames = 0; frames < 600 && !isThere(); frames++) {
      await new Promise(requestAnimationFrame);
      await this.element.updateComplete;
    }
    if (!isThere()) throw new Error(`it does not come: ${String(isThere)}`);
    return this;
  }

  /** What the element tells the next time. */
  once<Type extends keyof PuzzleEvents>(type: Type): Promise<PuzzleEvents[Type]['detail']> {
    return new Promise((resolve) => {
      this.element.addEventListener(type, (event) => resolve(event.detail as PuzzleEvents[Type]['detail']), {
        once: true,
      });
    });
  }

  text(selector: string): string {
    return this.element.shadowRoot?.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  get game(): HeldGame {
    return this.element.shadowRoot?.querySelector('[part=game]')?.firstElementChild as HeldGame;
  }

  get buttons(): readonly string[] {
    return [...(this.element.shadowRoot?.querySelectorAll('.choices button') ?? [])].map(
      (each) => each.textContent?.trim() ?? '',
    );
  }

  press(label: string): void {
    const found = [...(this.element.shadowRoot?.querySelectorAll<HTMLElement>('.choices button') ?? [])];
    found.find((each) => each.textContent?.trim() === label)?.click();
  }

  /** Makes a move of the seat that is asked. */
  async move(text: string): Promise<void> {
    await this.game.updateComplete;
    this.game.play(text);
    await this.element.updateComplete;
  }

  gameText(selector: string): string {
    return this.game.shadowRoot?.querySelector(selector)?.textContent?.trim() ?? '';
  }

  pressInGame(label: string): void {
    const found = [...(this.game.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])];
    found.find((each) => each.textContent?.trim() === label || each.ariaLabel === label)?.click();
  }

  countInGame(selector: string): number {
    return this.game.shadowRoot?.querySelectorAll(selector).length ?? 0;
  }

  pressPartOfGame(selector: string): void {
    this.game.shadowRoot?.querySelector<HTMLElement>(selector)?.click();
  }

  get phase(): string | undefined {
    return this.element.shadowRoot?.querySelector<HTMLElement>('[part=verdict]')?.dataset['phase'];
  }

  get verdict(): string {
    return this.text('[part=verdict]');
  }
}
