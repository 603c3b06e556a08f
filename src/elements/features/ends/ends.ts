import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { EndsWords } from '../../../locales/ends/terms.js';
import { icon } from '../../../ui/icons.js';
import { button } from '../../../ui/panel/button.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import type { AnyContext } from '../../play/play-context.js';
import type { PlacedTool, Slots } from '../feature.js';
import { endsStyles } from './ends.styles.js';

export { endsStyles as styles };

const TEXTS: Readonly<Record<string, () => Promise<{ readonly ends: EndsWords }>>> = {
  en: () => import('../../../locales/ends/en.js'),
  de: () => import('../../../locales/ends/de.js'),
  nl: () => import('../../../locales/ends/nl.js'),
  fr: () => import('../../../locales/ends/fr.js'),
  it: () => import('../../../locales/ends/it.js'),
};

const FLAG = icon('M6 21V4M6 5h12l-3 4 3 4H6');

/** Resigning, after a question; going on without somebody who is gone; and the sentence about a game that was given up. */
export class Ends implements Slots {
  readonly #context: AnyContext;
  readonly #texts: LazyTexts<{ readonly ends: EndsWords }>;
  /** The match that the reader is asked about. */
  #asked: object | undefined;
  /** What was announced last of those who are gone. */
  #announced = '';

  constructor(context: AnyContext) {
    this.#context = context;
    this.#texts = new LazyTexts(context, TEXTS);
    context.addController({ hostUpdated: () => this.#announce() });
  }

  get words(): EndsWords | undefined {
    return this.#texts.shown?.ends;
  }

  get tools(): readonly PlacedTool[] {
    const { words } = this;
    const { linked, match } = this.#context;
    const isComplete = linked?.presence?.seats.includes('free') === false;
    if (!words || match.seats !== 2 || !isComplete || !this.#mayEnd) return [];
    return [{ id: 'resign', label: words.resign, icon: FLAG, run: () => this.#ask(), places: ['menu'] }];
  }

  /** How the game was given up. */
  get ending(): string | undefined {
    const { names } = this.#context;
    return this.#lost((seat) => (seat === names.you ? undefined : names.of(seat)));
  }

  get sharedEnding(): string | undefined {
    return this.#lost((seat) => this.#context.names.of(seat))?.replace(/\.$/, '');
  }

  renderNotice(): TemplateResult | typeof nothing {
    const { words } = this;
    if (!words || !this.#mayEnd) return nothing;
    if (this.#asked === this.#context.match) return this.#renderQuestion(words);
    const { overdue } = this;
    return overdue.length > 0 ? this.#renderClaims(overdue, words) : nothing;
  }

  /** The seats whose players need not be waited for, if the reader can do something about it. */
  get overdue(): readonly Seat[] {
    const { linked, match } = this.#context;
    const canGoOn = match.seats === 2 || linked?.presence?.hasComputer;
    return (this.#mayEnd && canGoOn && linked?.presence?.overdue) || [];
  }

  /** Whether the reader plays in a shared game that goes on, at a host that knows of ends. */
  get #mayEnd(): boolean {
    const { linked, match } = this.#context;
    const isPlayer = linked?.match === match && typeof linked.seat === 'number';
    return isPlayer && !match.outcome && linked.status === 'online' && linked.presence?.patience !== undefined;
  }

  #lost(nameOf: (seat: Seat) => string | undefined): string | undefined {
    const { concession } = this.#context.match;
    return concession && this.words?.lost[concession.how](nameOf(concession.seat), nameOf(1 - concession.seat));
  }

  #renderQuestion(words: EndsWords): TemplateResult {
    return html`<div class="ends" role="group" aria-label=${words.title} @keydown=${this.#onKey}>
      <p>${words.resignSure}</p>
      <div class="ends-actions">
        ${button(words.resign, () => this.#answer(true))}
        ${button(words.keepPlaying, () => this.#answer(false), 'primary')}
      </div>
    </div>`;
  }

  #renderClaims(overdue: readonly Seat[], words: EndsWords): TemplateResult {
    const { linked, match } = this.#context;
    const claim = (what: 'win' | 'computer') => () => {
      for (const seat of overdue) linked?.claim(seat, what);
      void this.#keepFocus();
    };
    return html`<div class="ends" role="group" aria-label=${words.title}>
      <p>${this.#describe(overdue, words)}</p>
      <div class="ends-actions">
        ${linked?.presence?.hasComputer ? button(words.useComputer, claim('computer')) : nothing}
        ${match.seats === 2 ? button(words.claimWin, claim('win')) : nothing}
      </div>
    </div>`;
  }

  #describe(overdue: readonly Seat[], words: EndsWords): string {
    return overdue.map((seat) => words.mayGoOn(this.#context.nameOf(seat))).join(' ');
  }

  #ask(): void {
    const { match, narrator, root, updateComplete } = this.#context;
    this.#asked = match;
    narrator.say(this.words?.resignSure ?? '');
    this.#context.requestUpdate();
    void updateComplete.then(() => root.querySelector<HTMLElement>('.ends .primary')?.focus());
  }

  #answer(isSure: boolean): void {
    this.#asked = undefined;
    if (isSure) this.#context.linked?.resign();
    this.#context.requestUpdate();
    void this.#keepFocus();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#answer(false);
  };

  /** The button that was pressed is gone. */
  async #keepFocus(): Promise<void> {
    await this.#context.updateComplete;
    if (!this.#context.hasFocus) this.#context.play.keepFocus();
  }

  /** Announces once that the others need not wait for somebody who is gone. */
  #announce(): void {
    const { words, overdue } = this;
    if (!words) return;
    const text = this.#describe(overdue, words);
    if (text !== this.#announced && text) this.#context.narrator.say(text);
    this.#announced = text;
  }
}
