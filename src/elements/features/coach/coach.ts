import { html, nothing } from 'lit';
import type { Entry, MatchChange } from '../../../match/entry.js';
import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings, toldBy } from '../../play/reader-settings.js';
import type { Slots } from '../feature.js';
import type { CoachSource } from './coach-source.js';

const GOAL = 'goal';

/**
 * Tells a new reader the goal until a first turn is finished, and then a tip about each thing that happens for the first time. One line at a time: what
 * happens while a tip is shown waits until it happens again. Each is shown once on all pages of a site, and spoken once.
 */
export class Coach implements Slots {
  readonly #context: AnyContext;
  readonly #source: CoachSource<unknown, unknown>;
  readonly #spoken = new Set<string>();
  #tip: string | undefined;

  constructor(context: AnyContext, source: CoachSource<unknown, unknown>) {
    this.#context = context;
    this.#source = source;
  }

  /** Looks at what has been played. */
  announcedChange({ cause, moves }: MatchChange<unknown>): void {
    if (cause === 'play') for (const made of moves) this.#look(made);
    else this.#tip = undefined;
    this.announced();
  }

  /** Speaks the line, unless it was spoken, or what led to it is still to be told. */
  announced(): void {
    const line = this.#line;
    const text = this.#textOf(line);
    if (line === undefined || text === undefined || this.#spoken.has(line) || this.#context.narrator.isTogether) return;
    this.#spoken.add(line);
    this.#context.narrator.say(text);
  }

  renderBoard(): unknown {
    const line = this.#line;
    const text = this.#textOf(line);
    if (text === undefined) return nothing;
    const { commonWords: words } = this.#context;
    const isGoal = line === GOAL;
    const close = words('tabletop.close');
    return html`<div class="coach" part="coach" data-line=${isGoal ? 'goal' : 'tip'}>
      <p id="coach">${text}</p>
      ${isGoal ? html`<button type="button" class="learn" @click=${() => this.#context.act('learn')}>${words('tabletop.learn')}</button>` : nothing}
      <button type="button" aria-label=${close} title=${close} aria-describedby="coach" @click=${this.#dismiss}>
        ${icons.close}
      </button>
    </div>`;
  }

  /** The tip, or the goal as long as no turn is finished. */
  get #line(): string | undefined {
    if (this.#context.match.outcome || !this.#context.shows('status')) return undefined;
    return this.#tip ?? (this.#hasTold(GOAL) ? undefined : GOAL);
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
      this.#noteTold(GOAL);
    }
    const isOwn = (seat: number) => match.gate.mayAct(seat, 'user');
    const fresh = this.#source.happens({ actor, move, before, after, isOwn }).find((tip) => !this.#hasTold(tip));
    if (this.#tip !== undefined || fresh === undefined) return;
    this.#tip = fresh;
    this.#noteTold(fresh);
  }

  readonly #dismiss = (): void => {
    if (this.#tip === undefined) this.#noteTold(GOAL);
    this.#tip = undefined;
    this.#context.requestUpdate();
  };

  #hasTold(line: string): boolean {
    const told = toldBy(this.#id);
    return told === 'all' || told.includes(line);
  }

  #noteTold(line: string): void {
    if (this.#hasTold(line)) return;
    const told = [...toldBy(this.#id), line];
    const isAll = [GOAL, ...this.#source.tips].every((each) => told.includes(each));
    changeReaderSettings({ coach: { ...readerSettings().coach, [this.#id]: isAll ? 'all' : told } });
  }

  get #id(): string {
    return this.#context.match.game.id;
  }

  /** What a line says in the language of the element. The texts are loaded before there is a line, so that it is told at once. */
  #textOf(line: string | undefined): string | undefined {
    const { commonWords: words, modules } = this.#context;
    const { texts } = this.#source;
    const code = words('$code');
    const load = texts[code] ?? texts['en'];
    const loaded = load && modules.get(load)?.coach;
    return line === undefined ? undefined : loaded?.[line];
  }
}
