import type { Match } from '../../match/match.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import type { RecordBranch } from './record/record-branch.js';
import type { ShownMatch } from './shown-match.js';

/** Shows the game of a host elsewhere in place of the element's own. */
export class LinkedMatch<State, Move> {
  /** Missing while the element shows its own. */
  game: LinkedGame<State, Move> | undefined;
  readonly #host: Element;
  readonly #shown: ShownMatch<State, Move>;
  readonly #branch: RecordBranch<State, Move>;
  /** The match of the element itself, while the linked one is shown. */
  #own: Match<State, Move> | undefined;

  constructor(host: Element, shown: ShownMatch<State, Move>, branch: RecordBranch<State, Move>) {
    this.#host = host;
    this.#shown = shown;
    this.#branch = branch;
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

  /** Shows the own match again, once no game is linked. @returns whether it was away */
  leave(): boolean {
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
