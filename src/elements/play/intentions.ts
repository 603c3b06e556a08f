import type { Actor, Refusal } from '../../games/game.js';
import { gameError } from '../../games/game-error.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { emit } from '../base/events.js';
import type { PlayContext } from './play-context.js';

/** How long a refusal stands in place of the status, in milliseconds; tests may shorten it. */
export const refusalTime = { ms: 4000 };

/** Hands the intentions of the reader to the match's gate, and says why where one is refused. */
export class Intentions<State, Move, Terms extends CommonTerms> {
  /** Why the latest one was refused. A function, since the language may change. */
  notice: (() => string) | undefined;
  readonly #context: PlayContext<State, Move, Terms>;
  /** Whether a module is being loaded that was asked for. */
  #isOpening = false;

  constructor(context: PlayContext<State, Move, Terms>) {
    this.#context = context;
  }

  /** Whether the reader may move for a seat. */
  mayAct(actor: Actor): boolean {
    return this.#context.match.gate.mayAct(actor, 'user');
  }

  /** Whether the reader may roll or draw. Computer players roll their own dice. */
  get mayDraw(): boolean {
    const { match, play } = this.#context;
    const { gate } = match;
    const { roller } = play;
    return gate.mayDraw('user') && !(roller !== undefined && gate.playerOf(roller).kind === 'computer');
  }

  /** Makes a move, given as such or typed. @returns whether it was made */
  play(input: Move | string, actor?: Actor): boolean {
    try {
      const isMade = this.#context.match.play(input, { actor, by: 'user' });
      if (isMade) this.notice = undefined;
      return isMade;
    } catch (error) {
      const { code, refusal = { code } } = gameError(error);
      // How moves are written helps only those who write them.
      const isWritten = typeof input === 'string' || refusal.code !== 'bad-move';
      this.refuse(refusal, isWritten ? undefined : () => this.#notNow);
      return false;
    }
  }

  /** Rolls or draws. @returns `false` if nothing is due or the page refused */
  draw(): boolean {
    return this.#context.match.draw('user');
  }

  /** Rolls or draws as long as something is due and the page does not refuse. */
  drawWhile(isDue: () => boolean): void {
    while (isDue() && this.draw());
  }

  /** Whether the reader may begin the next game: only where somebody plays, not where somebody leads this game, and not while the others are asked for it. */
  get mayRematch(): boolean {
    const { session, match, linked } = this.#context;
    const hasAsked = linked?.request !== undefined && linked.request.seat === linked.viewer;
    return !session.leading.policy && !hasAsked && match.gate.hasUser;
  }

  /** Starts the next game of a series, unless a feature sees to it. */
  rematch(): void {
    const { features, session } = this.#context;
    if (features.slots.some((slots) => slots.takes?.('rematch'))) return;
    session.begin({ alternate: true }, 'user');
  }

  /** Shows and announces why something was not done, and emits `game-refuse`. @param text default: what the game says */
  refuse(refusal: Refusal, text = () => this.#textOf(refusal)): void {
    const { match, narrator, play } = this.#context;
    // Where the game is over, it is nobody's turn: the result stands, and says more.
    const isLate = match.outcome && refusal.code === 'not-your-turn';
    const message = isLate ? play.refusalText({ code: 'game-over' }) : this.#show(text);
    if (isLate) narrator.say(message);
    emit(this.#context.element, 'game-refuse', { code: refusal.code, message });
  }

  /** Shows and speaks what the page says about an intention that it refused. */
  explain(text: string): void {
    this.#show(() => text);
  }

  /** Wraps what loads a module when the reader asks for it, which may fail. One is loaded at a time. */
  opening(open: () => Promise<void>): () => void {
    return () => {
      if (this.#isOpening) return;
      this.#isOpening = true;
      this.notice = undefined;
      void open()
        .catch(() => this.#show(() => this.#context.commonWords('tabletop.notLoaded')))
        .finally(() => {
          this.#isOpening = false;
          this.#context.requestUpdate();
        });
    };
  }

  /** Where it is not the reader’s turn, the prompt says whose it is. */
  #textOf(refusal: Refusal): string {
    const { play, prompt } = this.#context;
    const text = play.refusalText(refusal);
    return refusal.code === 'not-your-turn' ? `${text} ${prompt}`.trim() : text;
  }

  get #notNow(): string {
    const { commonWords: words, prompt } = this.#context;
    return `${words('tabletop.notNow')} ${prompt}`.trim();
  }

  #show(notice: () => string): string {
    this.notice = notice;
    const message = notice();
    setTimeout(() => {
      if (this.notice !== notice) return;
      this.notice = undefined;
      this.#context.requestUpdate();
    }, refusalTime.ms);
    this.#context.narrator.say(message);
    this.#context.requestUpdate();
    return message;
  }
}
