import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import { isPlain } from '../../../interaction/arrow-keys.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { HelpCard } from '../../../locales/help.js';
import { icons } from '../../../ui/icons.js';

/** A card with the diagram below it. */
export interface PicturedCard extends HelpCard {
  readonly figure: Element;
}

interface CardsHost extends ReactiveControllerHost {
  readonly commonWords: Term<CommonTerms>;
}

/** The help in brief: cards side by side, or on narrow screens one at a time, which buttons, arrow keys and a swipe turn. */
export class HelpCards {
  readonly #host: CardsHost;
  #shown = 0;

  constructor(host: CardsHost) {
    this.#host = host;
  }

  render(cards: readonly PicturedCard[]): TemplateResult {
    const shown = Math.min(this.#shown, cards.length - 1);
    return html`<div class="deck" @keydown=${this.#onKey}>
      <ol
        class="cards"
        tabindex="0"
        aria-label=${this.#host.commonWords('tabletop.helpCards')}
        @scroll=${this.#onScroll}
      >
        ${cards.map(
          ({ heading, text, figure }) =>
            html`<li class="help-card" part="help-card">
              <h3>${heading}</h3>
              <p>${text}</p>
              <figure>${figure}</figure>
            </li>`,
        )}
      </ol>
      <div class="turn-cards">
        ${this.#renderStep(-1, shown === 0)}
        <span class="dots" aria-hidden="true"
          >${cards.map((_, index) => html`<span class="dot" ?data-shown=${index === shown}></span>`)}</span
        >
        ${this.#renderStep(1, shown === cards.length - 1)}
      </div>
      <p class="visually-hidden" aria-live="polite">${shown > 0 ? cards[shown]?.heading : ''}</p>
    </div>`;
  }

  #renderStep(step: -1 | 1, isDisabled: boolean): TemplateResult {
    const label = this.#host.commonWords(step < 0 ? 'tabletop.previousCard' : 'tabletop.nextCard');
    // It stays focusable at the ends, so that the focus is not lost there.
    return html`<button
      type="button"
      class="tool"
      part="tool"
      aria-label=${label}
      title=${label}
      aria-disabled=${isDisabled ? 'true' : 'false'}
      @click=${(event: Event) => turn((event.currentTarget as Element).closest('.deck'), step)}
    >
      ${step < 0 ? icons.back : icons.forward}
    </button>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !isPlain(event)) return;
    const deck = event.currentTarget as Element;
    event.preventDefault();
    turn(deck, isRightToLeft(deck) ? -step : step);
  };

  readonly #onScroll = ({ currentTarget }: Event): void => {
    const shown = shownIn(currentTarget as Element);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#host.requestUpdate();
  };
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Only cards that stand one at a time scroll. */
function shownIn(list: Element): number {
  const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  return width > 0 ? Math.round(Math.abs(list.scrollLeft) / width) : 0;
}

function turn(deck: Element | null, step: number): void {
  const list = deck?.querySelector('.cards');
  if (!list) return;
  const cards = [...list.children] as HTMLElement[];
  const [first] = cards;
  const card = cards[shownIn(list) + step];
  // From the first card on, not from where it is now: it may still be moving.
  if (first && card) list.scrollTo({ left: card.offsetLeft - first.offsetLeft });
}
