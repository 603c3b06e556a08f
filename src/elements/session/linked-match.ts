import { GameError } from '../../games/game-error.js';
import type { GateLink } from '../../match/gate.js';
import type { Match } from '../../match/match.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import { isInvited } from './invited.js';
import type { InvitedElement } from './invited.js';
import type { RecordBranch } from './record/record-branch.js';
import type { ShownMatch } from './shown-match.js';

/** Nothing may be done with a match that is to make room for a shared one. */
const CLOSED: GateLink = { admits: () => false };

/** Shows the game of a host elsewhere in place of the element's own. */
export class LinkedMatch<State, Move> {
  /** Missing while the element shows its own. */
  game: LinkedGame<State, Move> | undefined;
  /** Whether there is a room to join, as the part knows that joins it; `undefined` until that is loaded. */
  hasRoom: boolean | undefined;
  /** Whether the reader plays alone, though there is a room. */
  isAlone = false;
  readonly #host: Element & InvitedElement;
  readonly #shown: ShownMatch<State, Move>;
  readonly #branch: RecordBranch<State, Move>;
  /** The match of the element itself, while the linked one is shown. */
  #own: Match<State, Move> | undefined;

  constructor(host: Element & InvitedElement, shown: ShownMatch<State, Move>, branch: RecordBranch<State, Move>) {
    this.#host = host;
    this.#shown = shown;
    this.#branch = branch;
  }

  /** Whether a shared game is to be shown that is not there yet. What was played until then would go away with its game, so nothing is. */
  get isJoining(): boolean {
    if (this.game) return !this.game.match;
    return !this.isAlone && (this.hasRoom ?? isInvited(this.#host));
  }

  /** @throws GameError `illegal-move` while a shared game is being joined */
  check(): void {
    if (!this.isJoining) return;
    throw new GameError(
      'illegal-move',
      'this move is refused: a shared game is being joined',
      {},
      { code: 'not-your-turn' },
    );
  }

  /** Shows the match of the linked game. @returns whether there is one */
  show(cause: 'load' | 'restart'): boolean {
    const match = this.game?.match;
    if (!match) return false;
    this.#branch.return();
    this.#own ??= this.#shown.match;
    this.#shown.show(match, cause);
    this.#shown.announce(cause, 'remote');
    return true;
  }

  /** Shows the own match again, once no game is linked; closes it while one is being joined. @returns whether there is something to apply to it again */
  update(): boolean {
    const isBack = this.#leave();
    return this.close() || isBack;
  }

  /** Closes the match that is shown while another one is being joined, and opens it again. @returns whether that has changed */
  close(): boolean {
    const { match } = this.#shown;
    const { isJoining } = this;
    if (!match || (match.gate.link === CLOSED) === isJoining || match === this.game?.match) return false;
    match.gate.link = isJoining ? CLOSED : undefined;
    if (isJoining) match.suspend();
    else if (this.#host.isConnected) match.resume();
    return true;
  }

  #leave(): boolean {
    const own = this.#own;
    if (!own || this.game) return false;
    this.#own = undefined;
    this.#branch.return();
    this.#shown.show(own, 'load');
    if (this.#host.isConnected) own.resume();
    this.#shown.announce('load', 'script');
    return true;
  }
}
