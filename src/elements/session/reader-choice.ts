import type { SavedChoice } from '../../match/storage.js';
import type { Text } from '../base/attributes.js';
import { setupAsked } from './match-request.js';
import type { RequestHost } from './match-request.js';

/** What the reader has chosen in place of what the page asks for: other players, rules or names. Who asks for something else ends that. */
export class ReaderChoice<State, Move> {
  /** What the page asked for when the reader chose. */
  chosenFor: string | undefined;
  readonly #request: () => RequestHost<State, Move>;
  readonly #host: { names?: Text };

  /** @param request who asks for a game: the page, or whoever leads it */
  constructor(request: () => RequestHost<State, Move>, host: { names?: Text }) {
    this.#request = request;
    this.#host = host;
  }

  /** What is to be saved of it. */
  get current(): SavedChoice | undefined {
    const page = this.chosenFor;
    if (page === undefined) return undefined;
    try {
      if (setupAsked(this.#request()) !== page) this.chosenFor = undefined;
    } catch {
      // What cannot be read asks for nothing.
    }
    return this.chosenFor === undefined ? undefined : { page, names: this.#host.names ?? undefined };
  }

  /** The reader has chosen now. @throws GameError where the attributes cannot be read */
  note(): void {
    this.chosenFor = setupAsked(this.#request());
  }

  /** Goes by what the reader has chosen before, or by what the page asks for. */
  take(choice: SavedChoice | undefined): void {
    this.chosenFor = choice?.page;
    if (choice?.names !== undefined) this.#host.names = choice.names;
  }
}
