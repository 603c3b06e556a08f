import type { Actor, Refusal } from '../../games/game.js';
import { gameError } from '../../games/game-error.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { emit } from '../base/events.js';
import type { Narrator } from './narrator.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';

/** Hands the intentions of the user to the match, and says why where one is refused. */
export class UserMoves<State, Move, Terms extends CommonTerms> {
  /** Why the latest attempt was refused. A function, since the language may change. */
  notice: (() => string) | undefined;
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #game: PlayedGame<State, Move>;
  readonly #narrator: Narrator<State, Move, Terms>;

  constructor(
    host: PlayHost<State, Move, Terms>,
    game: PlayedGame<State, Move>,
    narrator: Narrator<State, Move, Terms>,
  ) {
    this.#host = host;
    this.#game = game;
    this.#narrator = narrator;
  }

  /** Whether the user may move for a seat. */
  mayAct(actor: Actor): boolean {
    return this.#host.match.gate.mayAct(actor, 'user');
  }

  /** Whether the user may roll or draw. Computer players roll their own dice. */
  get mayDraw(): boolean {
    const { gate } = this.#host.match;
    const { roller } = this.#game;
    return gate.mayDraw('user') && !(roller !== undefined && gate.playerOf(roller).kind === 'computer');
  }

  /** Makes a move, given as such or typed. @returns whether it was made */
  play(input: Move | string, actor?: Actor): boolean {
    try {
      const isMade = this.#host.match.play(input, { actor, by: 'user' });
      if (isMade) this.notice = undefined;
      return isMade;
    } catch (error) {
      const { code, refusal } = gameError(error);
      this.refuse(refusal ?? { code });
      return false;
    }
  }

  /** Rolls or draws. @returns `false` if nothing is due or the page refused */
  draw(): boolean {
    return this.#host.match.draw('user');
  }

  /** Rolls or draws as long as something is due and the page does not refuse. */
  drawWhile(isDue: () => boolean): void {
    while (isDue() && this.draw());
  }

  /** Tells the user, in place and aloud, and the page why something was not done. @param text default: what the game says */
  refuse(refusal: Refusal, text = () => this.#game.refusalText(refusal)): void {
    const message = this.#show(text);
    emit(this.#host, 'game-refuse', { code: refusal.code, message });
  }

  /** Shows and speaks what the page says about an intention that it refused. */
  explain(text: string): void {
    this.#show(() => text);
  }

  #show(notice: () => string): string {
    this.notice = notice;
    const message = notice();
    this.#narrator.say(message);
    this.#host.requestUpdate();
    return message;
  }
}
