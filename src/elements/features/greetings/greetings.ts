import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { GreetingWords } from '../../../locales/greetings/terms.js';
import type { LinkedGame } from '../../../online/link/linked-game.js';
import type { OnlineEvent } from '../../../online/link/online-game.js';
import { GREETINGS } from '../../../online/protocol.js';
import type { Greeting } from '../../../online/protocol.js';
import { icon } from '../../../ui/icons.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import type { AnyContext } from '../../play/play-context.js';
import type { PlacedTool, Slots } from '../feature.js';
import { greetingsStyles } from './greetings.styles.js';
import { isMuted, setMuted } from './mutes.js';

export { greetingsStyles as styles };

const TEXTS: Readonly<Record<string, () => Promise<{ readonly greetings: GreetingWords }>>> = {
  en: () => import('../../../locales/greetings/en.js'),
  de: () => import('../../../locales/greetings/de.js'),
  nl: () => import('../../../locales/greetings/nl.js'),
  fr: () => import('../../../locales/greetings/fr.js'),
  it: () => import('../../../locales/greetings/it.js'),
};

const BUBBLE = icon('M4 5h16v11h-9l-5 4v-4H4zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1');

/** How long a greeting is shown, in milliseconds. */
const SHOWN_FOR = 6000;

/** What players say to each other: six things to choose from, and what was said last. */
export class Greetings implements Slots {
  readonly #context: AnyContext;
  readonly #texts: LazyTexts<{ readonly greetings: GreetingWords }>;
  #isOpen = false;
  /** What was said last, for as long as it is shown. */
  #latest: { readonly seat: Seat; readonly greeting: Greeting } | undefined;
  /** The game whose greetings it listens to. */
  #heard: LinkedGame | undefined;
  #stopListening: (() => void) | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#texts = new LazyTexts(context, TEXTS);
    context.addController({ hostUpdated: () => this.#listen() });
  }

  get words(): GreetingWords | undefined {
    return this.#texts.shown?.greetings;
  }

  get tools(): readonly PlacedTool[] {
    const { words } = this;
    if (!words || !this.#mayGreet) return [];
    return [{ id: 'greet', label: words.greet, icon: BUBBLE, run: () => this.#toggle(), places: ['row', 'card'] }];
  }

  renderNotice(): TemplateResult | typeof nothing {
    const { words } = this;
    const latest = this.#latest;
    if (!words || !latest || !this.#context.linked) return nothing;
    const isOwn = latest.seat === this.#context.linked.seat;
    return html`<div class="greeting">
      <p>${BUBBLE}<span>${this.#describe(latest, words)}</span></p>
      ${isOwn || this.#isOpen ? nothing : this.#renderMute(words)}
    </div>`;
  }

  renderPanel(): TemplateResult | typeof nothing {
    const { words } = this;
    if (!words || !this.#isOpen || !this.#mayGreet) return nothing;
    const wait = this.#context.linked?.greetingWait ?? 0;
    if (wait > 0 && Number.isFinite(wait)) setTimeout(() => this.#context.requestUpdate(), wait);
    return html`<div class="greetings" role="group" aria-label=${words.greet} @keydown=${this.#onKey}>
      ${GREETINGS.map(
        (each) =>
          html`<button
            type="button"
            class="button"
            part="button"
            aria-disabled=${wait > 0 ? 'true' : 'false'}
            @click=${() => this.#greet(each)}
          >
            ${words.greetings[each]}
          </button>`,
      )}
      ${this.#renderMute(words)} ${wait > 0 && Number.isFinite(wait) ? html`<small>${words.later}</small>` : nothing}
    </div>`;
  }

  /** Whether the reader plays with somebody who has come, at a host that knows of greetings. */
  get #mayGreet(): boolean {
    const { linked } = this.#context;
    const { seats, patience } = linked?.presence ?? {};
    const hasCome = seats?.some((each, seat) => seat !== linked?.seat && each !== 'free' && each !== 'computer');
    return typeof linked?.seat === 'number' && patience !== undefined && hasCome === true;
  }

  get #isMuted(): boolean {
    const { linked } = this.#context;
    return linked !== undefined && isMuted(linked.room);
  }

  #renderMute(words: GreetingWords): TemplateResult {
    return html`<button
      type="button"
      class="button mute"
      part="button"
      aria-pressed=${this.#isMuted ? 'true' : 'false'}
      @click=${this.#mute}
    >
      ${words.mute}
    </button>`;
  }

  #describe({ seat, greeting }: { readonly seat: Seat; readonly greeting: Greeting }, words: GreetingWords): string {
    return words.said(this.#context.nameOf(seat), words.greetings[greeting]);
  }

  #toggle(): void {
    const { root, updateComplete } = this.#context;
    this.#isOpen = !this.#isOpen;
    this.#context.requestUpdate();
    if (this.#isOpen) void updateComplete.then(() => root.querySelector<HTMLElement>('.greetings button')?.focus());
  }

  #close(): void {
    const { root } = this.#context;
    this.#isOpen = false;
    this.#context.requestUpdate();
    root.querySelector<HTMLElement>('[data-tool="greet"]')?.focus();
  }

  #greet(greeting: Greeting): void {
    const { linked, narrator } = this.#context;
    if (linked?.greet(greeting)) this.#close();
    else narrator.say(this.words?.later ?? '');
  }

  readonly #mute = (): void => {
    const { linked } = this.#context;
    if (!linked) return;
    setMuted(linked.room, !this.#isMuted);
    if (this.#isMuted && this.#latest?.seat !== linked.seat) this.#latest = undefined;
    this.#context.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#close();
  };

  #listen(): void {
    const { linked } = this.#context;
    if (linked === this.#heard) return;
    this.#stopListening?.();
    this.#heard = linked;
    this.#latest = undefined;
    this.#isOpen = false;
    this.#stopListening = linked?.subscribe(this.#onEvent);
  }

  readonly #onEvent = (event: OnlineEvent): void => {
    const { words } = this;
    if (!words || event.type !== 'greeting') return;
    const isOwn = event.seat === this.#context.linked?.seat;
    if (!isOwn && this.#isMuted) return;
    const { seat, greeting } = event;
    const latest = { seat, greeting };
    this.#latest = latest;
    if (!isOwn) this.#context.narrator.say(this.#describe(latest, words));
    setTimeout(() => {
      if (this.#latest !== latest) return;
      this.#latest = undefined;
      this.#context.requestUpdate();
    }, SHOWN_FOR);
    this.#context.requestUpdate();
  };
}
