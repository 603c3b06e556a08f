import { html } from 'lit';
import type { Entry, MatchChange } from '../../../match/entry.js';
import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';
import type { Slots } from '../feature.js';
import type { CoachSource } from './coach-source.js';
import { GOAL, shownBy } from './shown-by.js';

/**
 * Shows a new reader the goal until a first turn is finished, and then a tip about each thing that happens for the first time. One line at a time: what
 * happens while a tip is shown waits until it happens again. Each is shown once on all pages of a site, and spoken once.
 */
export class Coach implements Slots {
  readonly #context: AnyContext;
  readonly #source: CoachSource<unknown, unknown>;
  readonly #spoken = new Set<string>();
  #tip: string | undefined;
  /** Whether the reader has begun, and wants the tools. */
  #isPutAway = false;

  constructor(context: AnyContext, source: CoachSource<unknown, unknown>) {
    this.#context = context;
    this.#source = source;
    const { root, element, renderRoot } = context;
    // What to press in a first turn has a ring for as long as the goal is shown.
    context.addController({
      hostUpdated: () => element.states.set('goal', renderRoot.querySelector('[data-line="goal"]')),
    });
    root.addEventListener('pointerdown', this.#onPress, { capture: true });
    root.addEventListener('click', this.#onPress, { capture: true });
  }

  /** Looks at what has been played. */
  announcedChange({ cause, moves }: MatchChange<unknown>): void {
    if (cause === 'play') for (const made of moves) this.#look(made);
    else this.#tip = undefined;
    this.announced();
  }

  /** Speaks the line, unless it was spoken, or what led to it is still to be shown. */
  announced(): void {
    const line = this.#line;
    const text = this.#textOf(line);
    if (line === undefined || text === undefined || this.#spoken.has(line) || this.#context.narrator.isTogether) return;
    this.#spoken.add(line);
    this.#context.narrator.say(text);
  }

  renderShelf(): unknown {
    const line = this.#line;
    const text = line === GOAL && this.#isPutAway ? undefined : this.#textOf(line);
    if (text === undefined) return undefined;
    const { commonWords: words } = this.#context;
    const isGoal = line === GOAL;
    const close = words('tabletop.close');
    return html`<div class="coach" part="coach" data-line=${isGoal ? 'goal' : 'tip'}>
      ${isGoal ? this.#renderLearn() : icons.book}
      <p id="coach">${text}</p>
      <button type="button" aria-label=${close} title=${close} aria-describedby="coach" @click=${this.#dismiss}>
        ${icons.close}
      </button>
    </div>`;
  }

  /** The book leads to the course of the game. */
  #renderLearn(): unknown {
    const label = this.#context.commonWords('tabletop.learn');
    return html`<button type="button" aria-label=${label} title=${label} @click=${() => this.#context.act('learn')}>
      ${icons.book}
    </button>`;
  }

  /** The tip, or the goal as long as no turn is finished. */
  get #line(): string | undefined {
    if (this.#context.match.outcome || !this.#context.shows('toolbar')) return undefined;
    return this.#tip ?? (this.#hasShown(GOAL) ? undefined : GOAL);
  }

  #look(made: Entry<unknown>): void {
    const { match } = this.#context;
    const { actor, move, by } = made;
    const ply = match.entries.lastIndexOf(made);
    const before = match.stateAt(ply);
    const after = match.stateAt(ply + 1);
    // A script shows something; it is not how the reader plays.
    if (!before || !after || by === 'script') return;
    if (by === 'user' && this.#source.isTurn(move)) {
      this.#tip = undefined;
      this.#noteShown(GOAL);
    }
    const isOwn = (seat: number) => match.gate.mayAct(seat, 'user');
    const fresh = this.#source.happens({ actor, move, before, after, isOwn }).find((tip) => !this.#hasShown(tip));
    if (this.#tip !== undefined || fresh === undefined) return;
    this.#tip = fresh;
    // Readers who want the tips again hear each of them again.
    this.#spoken.delete(fresh);
    this.#noteShown(fresh);
  }

  /** With the reader’s first press the tools are there again. What is pressed with a pointer is clicked later; what is clicked by key, at once. */
  readonly #onPress = (event: Event): void => {
    const isLater = event.type === 'click' && (event as MouseEvent).detail > 0;
    if (isLater || (event.target as Element).closest('.coach')) return;
    this.#isPutAway = true;
    this.#tip = undefined;
    this.#context.requestUpdate();
  };

  readonly #dismiss = (): void => {
    if (this.#tip === undefined) this.#noteShown(GOAL);
    this.#tip = undefined;
    this.#context.requestUpdate();
  };

  #hasShown(line: string): boolean {
    const shown = shownBy(this.#id);
    return shown === 'all' || shown.includes(line);
  }

  #noteShown(line: string): void {
    if (this.#hasShown(line)) return;
    const shown = [...shownBy(this.#id), line];
    const isAll = [GOAL, ...this.#source.tips].every((each) => shown.includes(each));
    changeReaderSettings({ coach: { ...readerSettings().coach, [this.#id]: isAll ? 'all' : shown } });
  }

  get #id(): string {
    return this.#context.match.game.id;
  }

  /** What a line says in the language of the element. The texts are loaded before there is a line, so that it is shown at once. */
  #textOf(line: string | undefined): string | undefined {
    const { commonWords: words, modules } = this.#context;
    const { texts } = this.#source;
    const code = words('$code');
    const load = texts[code] ?? texts['en'];
    const loaded = load && modules.get(load)?.coach;
    return line === undefined ? undefined : loaded?.[line];
  }
}
