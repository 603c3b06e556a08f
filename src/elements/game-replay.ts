import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import { systemClock } from '../match/clock.js';
import type { Entry } from '../match/entry.js';
import { Playback } from '../match/playback.js';
import { icons } from '../ui/icons.js';
import { MoveList } from '../ui/move-list.js';
import type { ListedMove, MoveListContents } from '../ui/move-list.js';
import { replayStyles } from '../ui/replay.styles.js';
import { Toolbar } from '../ui/toolbar.js';
import type { Tool } from '../ui/toolbar.js';
import type { Narrator } from './narrator.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';
import type { UserMoves } from './user-moves.js';

/** What the page has set, besides the ply: names, whose tiles are shown and the like decide how moves are told. */
function settingsOf(host: LitElement): readonly unknown[] {
  const { elementProperties } = host.constructor as typeof LitElement;
  const values = host as unknown as Readonly<Record<PropertyKey, unknown>>;
  return [...elementProperties.keys()].filter((name) => name !== 'ply').map((name) => values[name]);
}

/** Leads a user through a record: step by step, by the list of moves and by keys. */
export class GameReplay<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #game: PlayedGame<State, Move>;
  readonly #narrator: Narrator<State, Move, Terms>;
  readonly #userMoves: UserMoves<State, Move, Terms>;
  readonly #steps: Toolbar;
  readonly #tools: Toolbar;
  readonly #moves: MoveList;
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
    this.#moves = new MoveList(host, (ply) => this.#goTo(ply));
    host.addStyles(replayStyles);
    host.addController({
      // Another record, or own moves, have replaced the one that is played back.
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
    const { notice } = this.#userMoves;
    const { comment } = entries[ply - 1] ?? match;
    return html`${this.#steps.render(words('tabletop.replayTools'), this.#stepTools(words), 'steps')}
      <div class="moment" part="moment">
        <p class="status" part="status">
          ${this.#narrator.describePly(ply) || words('tabletop.start')} ${match.outcome && this.#game.situation}
        </p>
        ${notice && html`<p>${notice()}</p>`} ${comment && html`<p class="comment" part="comment">${comment}</p>`}
      </div>
      ${this.#moves.render(this.#listContents(words))}
      <button type="button" class="button try" part="button" @click=${() => this.#host.tryMoves('user')}>
        ${words('tabletop.tryMoves')}
      </button>
      ${this.#tools.render(words('tabletop.tools'), tools)}`;
  }

  #listContents(words: Term<CommonTerms>): MoveListContents {
    const { entries, ply, length } = this.#host.match;
    return {
      label: words('tabletop.moves'),
      start: words('tabletop.start'),
      length,
      ply,
      entryAt: (each) => entries[each - 1],
      moveAt: (each) => this.#listed(each, entries[each - 1] as Entry<Move>),
      settings: [words('$code'), ...settingsOf(this.#host)],
    };
  }

  #listed(ply: number, made: Entry<Move>): ListedMove {
    return {
      text: this.#game.textOf?.(made) ?? made.text,
      actor: made.actor,
      sentence: this.#narrator.describePly(ply),
      sign: this.#game.signOf?.(made.actor),
    };
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

  #playbackTool(words: Term<CommonTerms>): Tool {
    const [label, icon] = this.#playback
      ? [words('tabletop.stopPlayback'), icons.pause]
      : [words('tabletop.playback'), icons.play];
    return { id: 'playback', label, icon, run: this.#togglePlayback };
  }
}
