import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { icons } from '../../ui/icons.js';
import { button } from '../../ui/panel/button.js';
import { Toolbar } from '../../ui/panel/toolbar.js';
import type { Control } from '../controls/controls.js';
import type { AnyContext } from './play-context.js';
import type { Narration } from './show/narration.js';

/** Letters of the status that a line surely holds. */
const LINE = 38;

/** Tiles such as 3-4-4 are not broken. Few fonts have a hyphen that does so itself. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060');

/**
 * What stands beside or below the game: status, actions and tools, and what features put there. Controls that the page has elsewhere are drawn there
 * instead. Actions, dice and choices stay: without them a game could not be played.
 */
export class Panel {
  readonly #context: AnyContext;
  readonly #toolbar: Toolbar;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#toolbar = new Toolbar(context);
  }

  get isMenuOpen(): boolean {
    return this.#toolbar.isMenuOpen;
  }

  /** The dice or the rack, and what can be done with them; it stays in sight. */
  renderTurn(): unknown {
    const { isPlayed, play } = this.#context;
    if (!isPlayed || !play.renderHand) return nothing;
    return [play.renderHand(), html`<div class="actions">${this.#renderActions()}</div>`];
  }

  /** What stands in place of a game while a shared one is being joined. */
  renderJoining(): unknown {
    return this.#context.features.first((slots) => slots.renderJoining?.());
  }

  render(): unknown {
    const { isPlayed, features, play } = this.#context;
    const notices = features.all((slots) => slots.renderNotice?.());
    if (!isPlayed) return [features.first((slots) => slots.renderReplay?.()), notices];
    return html`${this.#hasFoot ? this.#renderFoot() : nothing} ${notices} ${play.renderDetails?.()}
    ${features.all((slots) => slots.renderPanel?.())}`;
  }

  /** A control, wherever it stands; `nothing` if there is none now, `undefined` while it is being loaded. */
  readonly renderControl = (control: Control): unknown => {
    const { isPlayed, features } = this.#context;
    const given = features.first(({ controls }) => controls?.[control]);
    if (given) return given();
    switch (control) {
      case 'seats':
        return this.#context.renderSeats();
      case 'status':
        return isPlayed ? this.#renderStatus() : undefined;
      case 'toolbar':
        return isPlayed ? this.#renderTools() : undefined;
      case 'moves':
        return undefined;
      case 'move-input':
        return nothing;
    }
  };

  get #hasFoot(): boolean {
    const { play } = this.#context;
    return this.#context.shows('status') || this.#context.shows('toolbar') || !play.renderHand;
  }

  /** The status and the tools, or the card at the end. Without a hand, actions stand beside the status. */
  #renderFoot(): TemplateResult {
    const { play } = this.#context;
    const actions = play.renderHand ? nothing : html`<div class="actions">${this.#renderActions()}</div>`;
    const urgent = this.#context.features.first((slots) => slots.renderUrgent?.());
    return html`<div class="foot">
      ${urgent} ${this.#renderCard() ?? [this.#own('status'), actions, this.#own('toolbar'), this.#renderShelf()]}
    </div>`;
  }

  /** What a feature puts in the place of status, actions and tools at the end of a game. */
  #renderCard(): unknown {
    const { features, commonWords: words } = this.#context;
    const renderCard = features.first((slots) => slots.renderCard);
    if (!renderCard) return undefined;
    const shown = features.tools('card');
    const items = [...features.tools('row'), ...features.tools('menu')].filter((tool) => !tool.places.includes('card'));
    return renderCard({
      offer: features.first((slots) => slots.renderOffer)?.(),
      again: this.#renderAgain(),
      tools: this.#toolbar.render(words('tabletop.tools'), shown, { label: words('tabletop.more'), items }),
    });
  }

  /** What a feature says in the place of the tools, if they stand in the game itself. */
  #renderShelf(): unknown {
    const { features } = this.#context;
    return this.#context.shows('toolbar') ? features.first((slots) => slots.renderShelf?.()) : nothing;
  }

  /** A control, if it stands in the game itself. */
  #own(control: Control): unknown {
    return this.#context.shows(control) ? this.renderControl(control) : nothing;
  }

  #renderStatus(): TemplateResult {
    const { intentions, features, match, play, prompt, show } = this.#context;
    const { notice } = intentions;
    const isResult = !notice && match.outcome;
    const advice = notice ? undefined : features.first((slots) => slots.advice);
    const narration = (notice ?? advice) ? undefined : this.#context.narration;
    const thinking = (notice ?? advice) ? undefined : features.first((slots) => slots.aside);
    const aside = (notice ?? advice ?? narration) ? undefined : (thinking ?? play.aside);
    const now = notice?.() ?? advice ?? ((narration && thinking) || prompt);
    const isLong = narration
      ? Math.max(narration.text.length, now.length) > LINE
      : !(notice ?? advice) && now.length > 2 * LINE;
    return html`<p
      class="status"
      part="status"
      id="status"
      ?data-notice=${notice}
      ?data-hinting=${advice}
      ?data-result=${isResult}
      ?data-long=${isLong}
    >
      ${narration ? this.#renderNarration(narration) : nothing}
      <span class="now" data-beat=${isResult && show.seen ? 'total' : nothing}>${unbroken(now)}</span>
      ${aside ? html`<span class="aside">${aside}</span>` : nothing}
    </p>`;
  }

  /** What happened last, once it has been seen. A press shows it again. */
  #renderNarration({ ply, seat, text }: Narration): TemplateResult {
    const { show, narrator, play, commonWords: words } = this.#context;
    const beat = show.seen ? 'total' : nothing;
    const again = words('tabletop.showAgain');
    const run = () => {
      show.again(ply);
      narrator.say(text);
    };
    return html`<button
        type="button"
        class="once-more"
        data-beat=${beat}
        aria-label=${again}
        title=${again}
        @click=${run}
      >
        ${icons.roll}${seat === undefined ? nothing : play.signOf?.(seat)}</button
      ><span class="narration" data-beat=${beat}>${unbroken(text)}</span>`;
  }

  #renderTools(): TemplateResult {
    const { features, commonWords: words } = this.#context;
    const more = { label: words('tabletop.more'), items: features.tools('menu') };
    return this.#toolbar.render(words('tabletop.tools'), features.tools('row'), more);
  }

  #renderActions(): unknown {
    const { play, session, match, features, show, commonWords: words } = this.#context;
    if (session.triedFrom !== undefined) {
      const back = button(words('tabletop.returnToRecord'), () => session.returnToRecord('user'));
      return [play.renderGameActions(), back];
    }
    if (!match.outcome) return play.renderGameActions();
    return show.seen || features.first(({ renderCard }) => renderCard) ? nothing : this.#renderAgain();
  }

  /** The button for the next game. */
  #renderAgain(): unknown {
    const { match, intentions, commonWords: words } = this.#context;
    if (!intentions.mayRematch) return nothing;
    const again = match.seats > 1 ? 'tabletop.rematch' : 'tabletop.newGame';
    return button(words(again), () => intentions.rematch(), 'primary');
  }
}
