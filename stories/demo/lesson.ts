import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { HelpCard } from '../../src/locales/help.js';
import { gameOf } from './games.js';
import type { GameId } from './games.js';
import { SCRIPTS } from './lesson-scripts.js';
import type { Frame } from './lesson-scripts.js';
import type { Lang, Skin } from './look.js';
import { Player } from './player.js';
import type { Played } from './player.js';
import type { Texts } from './texts/texts.js';

interface HelpCards {
  readonly texts: Readonly<
    Partial<Record<string, () => Promise<{ readonly cards: Readonly<Record<string, HelpCard>> }>>>
  >;
}

/** The games say it themselves, in the cards of their help. */
export const HELP: Readonly<Partial<Record<GameId, () => Promise<HelpCards>>>> = {
  triad: async () => (await import('../../src/elements/triad-board/help.js')).triadHelp,
  kubi: async () => (await import('../../src/elements/kubi-sheet/help.js')).kubiHelp,
  tricubo: async () => (await import('../../src/elements/tricubo-sheet/help.js')).tricuboHelp,
  cubo: async () => (await import('../../src/elements/cubo-grid/help.js')).cuboHelp,
  triomino: async () => (await import('../../src/elements/triomino-table/help.js')).triominoHelp,
};

/** How fast one reads, in milliseconds, and the time to look up. */
const WORD = 330;
const GLANCE = 2500;

/** A minute that teaches a game: the cards of its help one after the other, and beside each what it is about, being played. */
export class Lesson {
  readonly #changed: () => void;
  readonly #player: Player;
  readonly #cards = new Map<string, Readonly<Record<string, HelpCard>>>();
  #game: GameId | undefined;
  #lang: Lang = 'en';
  #step = 0;
  #scene: HTMLElement | undefined;
  #timer: number | undefined;
  #isRunning = false;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#player = new Player(changed);
  }

  /** Whether the cards follow each other by themselves. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** @returns nothing for a game without a lesson */
  render(game: GameId, lang: Lang, skin: Skin, texts: Texts): TemplateResult | typeof nothing {
    this.#follow(game, lang);
    const names = Object.keys(SCRIPTS[game] ?? {});
    if (names.length === 0) return nothing;
    const cards = names.map((name) => this.#known?.[name]);
    return html`<section class="lesson" id="lesson" aria-labelledby="lesson-title">
      <div class="lesson-scene" data-skin=${skin} data-game=${game}>${this.#scene}</div>
      <div class="lesson-words">
        <h2 id="lesson-title">${texts.lesson(gameOf(game).name)}</h2>
        <ol class="lesson-cards" aria-live=${this.#isRunning ? 'polite' : 'off'}>
          ${cards.map(
            (card, i) =>
              html`<li ?data-shown=${i === this.#step}>
                <h3>${card?.heading}</h3>
                <p>${card?.text}</p>
              </li>`,
          )}
        </ol>
        <div class="lesson-steps">
          <button type="button" class="button primary" id="play-lesson" @click=${() => this.#toggle()}>
            ${this.#isRunning ? texts.pause : this.#step === 0 ? texts.playLesson : texts.goOn}
          </button>
          <div class="dots" role="group" aria-label=${texts.lessonSteps}>
            ${cards.map(
              (card, i) =>
                html`<button
                  type="button"
                  class="dot"
                  aria-label=${`${i + 1}. ${card?.heading ?? ''}`}
                  aria-current=${i === this.#step ? 'step' : nothing}
                  @click=${() => this.#turnTo(i)}
                ></button>`,
            )}
          </div>
        </div>
      </div>
    </section>`;
  }

  get #known(): Readonly<Record<string, HelpCard>> | undefined {
    return this.#cards.get(`${this.#game ?? ''} ${this.#lang}`) ?? this.#cards.get(`${this.#game ?? ''} en`);
  }

  /** Another game begins with its first card; another language is loaded. */
  #follow(game: GameId, lang: Lang): void {
    const isSame = game === this.#game;
    if (isSame && lang === this.#lang) return;
    this.#game = game;
    this.#lang = lang;
    void this.#load(game, lang);
    if (isSame) return;
    this.#pause();
    this.#show(0);
  }

  async #load(game: GameId, lang: Lang): Promise<void> {
    const source = await HELP[game]?.();
    const text = await source?.texts[lang]?.();
    if (!text) return;
    this.#cards.set(`${game} ${lang}`, text.cards);
    this.#changed();
  }

  #toggle(): void {
    if (this.#isRunning) this.#pause();
    else this.#run(this.#step);
    this.#changed();
  }

  /** The reader turns a card: what it is about is played, and then it waits. */
  #turnTo(step: number): void {
    this.#pause();
    this.#show(step);
    this.#play();
    this.#changed();
  }

  #run(step: number): void {
    this.#isRunning = true;
    this.#show(step);
    this.#play();
    const words = this.#cardAt(step)?.text.split(' ').length ?? 20;
    this.#timer = window.setTimeout(() => this.#next(), GLANCE + words * WORD);
  }

  #next(): void {
    const names = Object.keys(SCRIPTS[this.#game as GameId] ?? {});
    if (this.#step + 1 < names.length) this.#run(this.#step + 1);
    else {
      this.#pause();
      this.#step = 0;
      this.#show(0);
    }
    this.#changed();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.#player.stop();
    this.#isRunning = false;
  }

  #cardAt(step: number): HelpCard | undefined {
    return this.#known?.[Object.keys(SCRIPTS[this.#game as GameId] ?? {})[step] ?? ''];
  }

  get #frame(): Frame | undefined {
    return Object.values(SCRIPTS[this.#game as GameId] ?? {})[this.#step];
  }

  #show(step: number): void {
    this.#step = step;
    if (!this.#frame || !this.#game) return;
    const { attributes, last } = this.#frame;
    const scene = document.createElement(gameOf(this.#game).tag);
    const mode = last === undefined ? 'diagram' : 'replay';
    for (const [name, value] of Object.entries({ mode, controls: 'none', ...attributes }))
      scene.setAttribute(name, value);
    scene.inert = true;
    this.#scene = scene;
  }

  #play(): void {
    const last = this.#frame?.last;
    if (last !== undefined) this.#player.start(this.#scene as HTMLElement & Played, last);
  }
}
