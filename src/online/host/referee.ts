import type { Seat } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import { moveText } from '../../games/texts.js';
import { omitUndefined } from '../../match/record/record.js';
import type { Ask, Draw, Play, RefuseMessage, RequestKind } from '../protocol.js';
import type { Requests } from './requests.js';
import type { SharedGame } from './shared-game.js';

/** Why something was not done; `undefined` if it was. */
type Refused = Pick<RefuseMessage, 'code' | 'refusal'> | undefined;

interface Around<State, Move> {
  readonly shared: SharedGame<State, Move>;
  readonly requests: Requests;
  /** Whether the game waits for somebody. */
  isResting(): boolean;
  /** The most grace that anybody has now. */
  longestGrace(): number;
  onError(error: unknown): void;
}

/** Does what the players want, or says why not: by the rules of the game, and by when it was sent. */
export class Referee<State, Move> {
  readonly #around: Around<State, Move>;

  constructor(around: Around<State, Move>) {
    this.#around = around;
  }

  /**
   * Does what a player far away wants. What the rules refuse becomes a reason; a fault of ours must not stop the other games of a server.
   * @param grace how much earlier than it arrived it may have been sent, in milliseconds
   */
  do(seat: Seat, message: Play | Draw | Ask, grace: number): Refused {
    try {
      return this.#do(seat, message, grace);
    } catch (error) {
      if (error instanceof GameError) {
        const { code, refusal } = error;
        return code === 'illegal-move' ? omitUndefined({ code, refusal }) : { code: 'bad-move' };
      }
      this.#around.onError(error);
      return { code: 'failed' };
    }
  }

  /** Plays for a computer, which is never far away. */
  playComputer(seat: Seat, move: Move): void {
    const { shared } = this.#around;
    shared.judge(this.#around.longestGrace(), () => {
      if (shared.match.timeLeft !== 0) shared.match.play(move, { actor: seat, by: 'computer' });
    });
  }

  #do(seat: Seat, message: Play | Draw | Ask, grace: number): Refused {
    const { shared } = this.#around;
    const code = shared.refusal(message.seen);
    if (code) return { code };
    if (message.type === 'ask') return this.#ask(seat, message.what);
    if (this.#around.isResting()) return { code: 'waiting' };
    return shared.judge(grace, () => {
      if (shared.match.timeLeft === 0) return { code: 'too-late' };
      return message.type === 'draw' ? this.#draw() : this.#play(seat, message.move);
    });
  }

  #play(actor: Seat, text: string): Refused {
    const { match } = this.#around.shared;
    // Read by the game itself: the match would let a text name another seat.
    const move = match.game.parseMove(moveText(text), match.state, actor);
    match.play(move, { actor, by: 'remote' });
    return undefined;
  }

  #draw(): Refused {
    return this.#around.shared.match.draw('script') ? undefined : { code: 'not-due' };
  }

  #ask(seat: Seat, what: RequestKind): Refused {
    const { requests } = this.#around;
    if (requests.isPending) return { code: 'request-pending' };
    return requests.ask(what, seat) ? undefined : { code: 'nothing-to-undo' };
  }
}
