import { html, nothing } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { Entry, MatchChange } from '../../../match/entry.js';
import { icons } from '../../../ui/icons.js';
import type { CoachSource } from './coach-source.js';
import type { Narrator } from '../../play/narrator.js';
import type { PlayHost } from '../../play/play-host.js';
import { changeReaderSettings, readerSettings, toldBy } from '../../play/reader-settings.js';

const GOAL = 'goal';

/**
 * Tells a new reader the goal until a first turn is finished, and then a tip about each thing that happens for the first time. One line at a time: what
 * happens while a tip is shown waits until it happens again. Each is shown once on all pages of a site, and spoken once.
 */
export class Coach<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #source: CoachSource<State, Move>;
  readonly #narrator: Narrator<State, Move, Terms>;
  readonly #learn: () => void;
  readonly #spoken = new Set<string>();
  #tip: string | undefined;

  /** @param learn opens the course of the game */
  constructor(
    host: PlayHost<State, Move, Terms>,
    source: CoachSource<State, Move>,
    narrator: Narrator<State, Move, Terms>,
    learn: () => void,
  ) {
    this.#host = host;
    this.#source = source;
    this.#narrator = narrator;
    this.#learn = learn;
  }

  /** Looks at what has been played, after it was told. */
  follow({ cause, moves }: Pick<MatchChange<Move>, 'cause' | 'moves'>): void {
    if (cause === 'play') for (const made of moves) this.#look(made);
    else this.#tip = undefined;
    this.speak();
  }

  /** Speaks the line, unless it was spoken, or what led to it is still to be told. */
  speak(): void {
    const line = this.#line;
    const text = this.#textOf(line);
    if (line === undefined || text === undefined || this.#spoken.has(line) || this.#narrator.isTogether) return;
    this.#spoken.add(line);
    this.#narrator.say(text);
  }

  render(): unknown {
    const line = this.#line;
    const text = this.#textOf(line);
    if (text === undefined) return nothing;
    const words = this.#host.words as Term<CommonTerms>;
    const isGoal = line === GOAL;
    const close = words('tabletop.close');
    return html`<div class="coach" part="coach" data-line=${isGoal ? 'goal' : 'tip'}>
      <p id="coach">${text}</p>
      ${isGoal ? html`<button type="button" class="learn" @click=${this.#learn}>${words('tabletop.learn')}</button>` : nothing}
      <button type="button" aria-label=${close} title=${close} aria-describedby="coach" @click=${this.#dismiss}>
        ${icons.close}
      </button>
    </div>`;
  }

  /** The tip, or the goal as long as no turn is finished. */
  get #line(): string | undefined {
    if (this.#host.match.outcome) return undefined;
    return this.#tip ?? (this.#hasTold(GOAL) ? undefined : GOAL);
  }

  #look(made: Entry<Move>): void {
    const { match } = this.#host;
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
    this.#host.requestUpdate();
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
    return this.#host.match.game.id;
  }

  /** What a line says in the language of the element. The texts are loaded before there is a line, so that it is told at once. */
  #textOf(line: string | undefined): string | undefined {
    const { words, modules } = this.#host;
    const { texts } = this.#source;
    const code = (words as Term<CommonTerms>)('$code');
    const load = texts[code] ?? texts['en'];
    const loaded = load && modules.get(load)?.coach;
    return line === undefined ? undefined : loaded?.[line];
  }
}
