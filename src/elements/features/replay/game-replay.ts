import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { systemClock } from '../../../match/clock.js';
import { Playback } from '../../../match/playback.js';
import { icons } from '../../../ui/icons.js';
import { replayStyles } from './replay.styles.js';
import { Toolbar } from '../../../ui/panel/toolbar.js';
import type { Tool } from '../../../ui/panel/toolbar.js';
import { ListedMoves } from '../moves/listed-moves.js';
import type { Narrator } from '../../play/narrator.js';
import type { PlayHost } from '../../play/play-host.js';
import type { PlayedGame } from '../../play/played-game.js';
import type { UserMoves } from '../../play/user-moves.js';

/** Leads a user through a record: step by step, by the list of moves and by keys. */
export class GameReplay<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #game: PlayedGame<State, Move>;
  readonly #narrator: Narrator<State, Move, Terms>;
  readonly #userMoves: UserMoves<State, Move, Terms>;
  readonly #steps: Toolbar;
  readonly #tools: Toolbar;
  readonly #moves: ListedMoves<State, Move, Terms>;
  #playback: Playback | undefined;

  constructor(
    host: PlayHost<State, Move, Terms>,
    game: PlayedGame<State, Move>,
    narrator: Narrator<State, Move, Terms>,
    userMoves: UserMoves<State, Move, Terms>,
  ) {
    this.#host = host;
    this.#game = game;
    this.#narrator = narrator;
    this.#userMoves = userMoves;
    this.#steps = new Toolbar(host);
    this.#tools = new Toolbar(host);
    this.#moves = new ListedMoves(host, game, narrator, (ply) => this.#goTo(ply));
    host.addStyles(replayStyles);
    host.addController({
      // Another record, or own moves, have replaced the one that is played back.
      hostUpdate: () => {
        if (host.isPlayed || !this.#playback?.isOf(host.match)) this.#stop();
      },
      hostDisconnected: () => this.#stop(),
    });
  }

  /** The buttons that step through the record. */
  renderSteps(): TemplateResult {
    const words = this.#words;
    return this.#steps.render(words('tabletop.replayTools'), this.#stepTools(words), undefined, 'steps');
  }

  /** The latest move, why something was refused, and the author's comment. */
  renderMoment(): TemplateResult {
    const { match } = this.#host;
    const { ply, entries } = match;
    const { notice } = this.#userMoves;
    const { comment } = entries[ply - 1] ?? match;
    return html`<div class="moment" part="moment">
      <p class="status" part="status">
        ${this.#narrator.describePly(ply) || this.#words('tabletop.start')} ${match.outcome && this.#game.situation}
      </p>
      ${notice && html`<p>${notice()}</p>`} ${comment && html`<p class="comment" part="comment">${comment}</p>`}
    </div>`;
  }

  renderMoves(): TemplateResult {
    return this.#moves.render(this.#host.match.length);
  }

  /** The button that leaves the record to try own moves. */
  renderTry(): TemplateResult {
    return html`<button type="button" class="button try" part="button" @click=${() => this.#host.tryMoves('user')}>
      ${this.#words('tabletop.tryMoves')}
    </button>`;
  }

  renderTools(tools: readonly Tool[]): TemplateResult {
    return this.#tools.render(this.#words('tabletop.tools'), tools);
  }

  /** Like the board, the keys for back and forward are not mirrored in right-to-left pages. */
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

  /** Whether the moves of the record have times. */
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

  get #words(): Term<CommonTerms> {
    return this.#host.words;
  }

  #playbackTool(words: Term<CommonTerms>): Tool {
    const [label, icon] = this.#playback
      ? [words('tabletop.stopPlayback'), icons.pause]
      : [words('tabletop.playback'), icons.play];
    return { id: 'playback', label, icon, run: this.#togglePlayback };
  }
}
