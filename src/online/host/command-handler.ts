import type { Seat } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import { moveText } from '../../games/texts.js';
import { omitUndefined } from '../../match/record/record.js';
import type { Ask, Claim, Draw, Play, RefuseMessage, RequestKind, Resign } from '../protocol.js';
import type { Endings } from './endings.js';
import type { Requests } from './requests.js';
import type { SharedMatch } from './shared-match.js';

/** What a player does about the game, numbered. */
export type NumberedMessage = Play | Draw | Ask | Resign | Claim;

/** Why something was not done; `undefined` if it was. */
type Refused = Pick<RefuseMessage, 'code' | 'refusal'> | undefined;

interface HandlerContext<State, Move> {
  readonly shared: SharedMatch<State, Move>;
  readonly requests: Requests;
  readonly endings: Endings;
  /** Whether the game waits for somebody. */
  isResting(): boolean;
  /** The most grace that anybody has now. */
  longestGrace(): number;
  onError(error: unknown): void;
}

/** Executes the commands of players, or says why not: by the rules of the game, and by when they were sent. */
export class CommandHandler<State, Move> {
  readonly #context: HandlerContext<State, Move>;

  constructor(context: HandlerContext<State, Move>) {
    this.#context = context;
  }

  /**
   * Executes a command of a remote player. What the rules refuse becomes a reason; a fault of ours must not stop the other games of a server.
   * @param grace how much earlier than it arrived it may have been sent, in milliseconds
   */
  handle(seat: Seat, message: NumberedMessage, grace: number): Refused {
    try {
      return this.#handle(seat, message, grace);
    } catch (error) {
      if (error instanceof GameError) {
        const { code, refusal } = error;
        return code === 'illegal-move' ? omitUndefined({ code, refusal }) : { code: 'bad-move' };
      }
      this.#context.onError(error);
      return { code: 'failed' };
    }
  }

  /** Plays the move of a computer player, which has no delay. */
  playComputer(seat: Seat, move: Move): void {
    const { shared } = this.#context;
    shared.rewind(this.#context.longestGrace(), () => {
      if (shared.match.timeLeft !== 0) shared.match.play(move, { actor: seat, by: 'computer' });
    });
  }

  #handle(seat: Seat, message: NumberedMessage, grace: number): Refused {
    const { shared, endings } = this.#context;
    const code = shared.refusal(message.seen);
    if (code) return { code };
    if (message.type === 'ask') return this.#ask(seat, message.what);
    if (message.type === 'resign') return endings.resign(seat);
    if (message.type === 'claim') return endings.claim(seat, message);
    if (this.#context.isResting()) return { code: 'waiting' };
    return shared.rewind(grace, () => {
      if (shared.match.timeLeft === 0) return { code: 'too-late' };
      return message.type === 'draw' ? this.#draw() : this.#play(seat, message.move);
    });
  }

  #play(actor: Seat, text: string): Refused {
    const { match } = this.#context.shared;
    // Parsed by the rules, since the match would accept a text that names another seat.
    const move = match.game.parseMove(moveText(text), match.state, actor);
    match.play(move, { actor, by: 'remote' });
    return undefined;
  }

  #draw(): Refused {
    return this.#context.shared.match.draw('script') ? undefined : { code: 'not-due' };
  }

  #ask(seat: Seat, what: RequestKind): Refused {
    const { requests } = this.#context;
    if (requests.isPending) return { code: 'request-pending' };
    return requests.ask(what, seat) ? undefined : { code: 'nothing-to-undo' };
  }
}
