import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Actor } from '../games/game.js';
import type { Term } from '../interaction/language.js';
import { leadLinksTo } from '../interaction/ply-links.js';
import type { CommonTerms } from '../locales/common/terms.js';
import { systemClock } from '../match/clock.js';
import type { Entry } from '../match/entry.js';
import { Playback } from '../match/playback.js';
import { icons } from '../ui/icons.js';
import { MoveList } from '../ui/move-list.js';
import { replayStyles } from '../ui/replay.styles.js';
import { Toolbar } from '../ui/toolbar.js';
import type { Tool } from '../ui/toolbar.js';
import type { PlayHost } from './game-play.js';

/** The words for a record, which are the game’s. */
export interface Narration {
  /** The sentence for a move that has been made. */
  describePly(ply: number): string;
  /** A move as it is written, where not all of it may be known. */
  textOf?(made: Entry<unknown>): string;
  /** The sign of whoever made a move, where that is not clear from the order. */
  signOf?(actor: Actor): unknown;
  /** At the end, who has won. */
  readonly situation: string;
  /** Why something could not be done. */
  readonly notice: (() => string) | undefined;
}

/** Leads a reader through a record: step by step, by the list of its moves, by keys, and by links of the page. */
export class GameReplay<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #told: Narration;
  readonly #steps: Toolbar;
  readonly #tools: Toolbar;
  readonly #moves: MoveList;
  #playback: Playback | undefined;

  constructor(host: PlayHost<State, Move, Terms>, told: Narration) {
    this.#host = host;
    this.#told = told;
    this.#steps = new Toolbar(host);
    this.#tools = new Toolbar(host);
    this.#moves = new MoveList(host, (ply) => this.#goTo(ply));
    host.adopt(replayStyles);
    leadLinksTo(host);
    host.addController({
      // Another record, or own moves, have taken the place of the one that is played back.
      hostUpdate: () => {
        if (host.isPlayed || !this.#playback?.isOf(host.match)) this.#stop();
      },
      hostDisconnected: () => this.#stop(),
    });
  }

  render(tools: readonly Tool[]): TemplateResult {
    const { match } = this.#host;
    const words = this.#host.words as Term<CommonTerms>;
    const { entries, ply } = match;
    const moves = entries.map((made, i) => ({
      text: this.#told.textOf?.(made) ?? made.text,
      actor: made.actor,
      sentence: this.#told.describePly(i + 1),
      sign: this.#told.signOf?.(made.actor),
    }));
    const { comment } = entries[ply - 1] ?? match;
    return html`${this.#steps.render(words('tabletop.replayTools'), this.#stepTools(words), 'steps')}
      <div class="moment" part="moment">
        <p class="status" part="status">
          ${this.#told.describePly(ply) || words('tabletop.start')} ${match.outcome && this.#told.situation}
        </p>
        ${this.#told.notice && html`<p>${this.#told.notice()}</p>`}
        ${comment && html`<p class="comment" part="comment">${comment}</p>`}
      </div>
      ${this.#moves.render(words('tabletop.moves'), words('tabletop.start'), moves, ply)}
      <button type="button" class="button try" part="button" @click=${() => this.#host.tryMoves('user')}>
        ${words('tabletop.tryMoves')}
      </button>
      ${this.#tools.render(words('tabletop.tools'), tools)}`;
  }

  /** Back and forward are the same keys in every writing direction, as the board is. */
  get keys(): Readonly<Record<string, () => void>> {
    const { ply, length } = this.#host.match;
    return {
      ArrowLeft: () => this.#goTo(ply - 1),
      ArrowRight: () => this.#goTo(ply + 1),
      Home: () => this.#goTo(0),
      End: () => this.#goTo(length),
      ...(this.#isTimed && { ' ': this.#togglePlayback }),
    };
  }

  /** Whether the record says when its moves were made. */
  get #isTimed(): boolean {
    return this.#host.match.entries.some(({ at }) => at !== undefined);
  }

  readonly #togglePlayback = (): void => {
    if (this.#playback) this.#stop();
    else {
      this.#playback = new Playback(this.#host.match, this.#host.clock ?? systemClock, () => this.#stop());
      this.#playback.start();
    }
    this.#host.requestUpdate();
  };

  #stop(): void {
    if (!this.#playback) return;
    this.#playback.stop();
    this.#playback = undefined;
    this.#host.requestUpdate();
  }

  #goTo(ply: number): void {
    const { match } = this.#host;
    match.goTo(Math.max(0, Math.min(ply, match.length)), 'user');
  }

  #stepTools(words: Term<CommonTerms>): readonly Tool[] {
    const { ply, length } = this.#host.match;
    const to = (target: number) =>
      target < 0 || target > length || target === ply ? undefined : () => this.#goTo(target);
    return [
      { id: 'first', label: words('tabletop.first'), icon: icons.first, run: to(0) },
      { id: 'back', label: words('tabletop.back'), icon: icons.back, run: to(ply - 1) },
      { id: 'forward', label: words('tabletop.forward'), icon: icons.forward, run: to(ply + 1) },
      { id: 'last', label: words('tabletop.last'), icon: icons.last, run: to(length) },
      ...(this.#isTimed ? [this.#playbackTool(words)] : []),
    ];
  }

  #playbackTool(words: Term<CommonTerms>): Tool {
    const [label, icon] = this.#playback
      ? [words('tabletop.stopPlayback'), icons.pause]
      : [words('tabletop.playback'), icons.play];
    return { id: 'playback', label, icon, run: this.#togglePlayback };
  }
}
