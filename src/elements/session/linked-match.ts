import type { GateLink } from '../../match/gate.js';
import type { Match } from '../../match/match.js';
import type { Player } from '../../match/players.js';
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
  /** Who plays in it. */
  #players: readonly Player[] = [];

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

  /** Closes the match that is shown while another one is being joined, also to scripts, and opens it again. */
  close(): void {
    const { match } = this.#shown;
    if (!match || match === this.game?.match) return;
    const { gate } = match;
    const isClosed = gate.link === CLOSED;
    if (this.isJoining) {
      if (!isClosed) this.#players = gate.players;
      gate.link = CLOSED;
      gate.players = Array.from({ length: match.seats }, () => ({ kind: 'remote' }));
      match.suspend();
    } else if (isClosed) {
      gate.link = undefined;
      gate.players = this.#players;
      if (this.#host.isConnected) match.resume();
    }
  }

  /** Shows the own match again, once no game is linked. @returns whether it was away */
  leave(): boolean {
    const own = this.#own;
    if (!own || this.game) return false;
    this.#own = undefined;
    this.#branch.return();
    this.#shown.show(own, 'load');
    this.close();
    if (this.#host.isConnected) own.resume();
    this.#shown.announce('load', 'script');
    return true;
  }
}
