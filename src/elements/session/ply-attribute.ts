import { brief } from '../../games/game-error.js';
import type { Match } from '../../match/match.js';
import type { Text } from '../base/attributes.js';

/** The `ply` attribute and property: where the page wants to be, and the attribute that follows where the match is. */
export class PlyAttribute {
  /** Where the match was first shown, unless the page asked for a ply. */
  start: number | undefined;
  readonly #element: Element;
  /** The ply the page asked for, until it is reached. */
  #wanted: Text;
  #isNew = false;
  #isReflecting = false;

  constructor(element: Element) {
    this.#element = element;
  }

  /** @returns whether the page asks for a ply, as opposed to the element writing its own attribute */
  request(ply: number | Text): boolean {
    if (this.#isReflecting) return false;
    this.#wanted = ply === null || ply === undefined ? undefined : brief(ply);
    this.#isNew = true;
    return true;
  }

  /** A record has grown: it may have the requested ply now. */
  retry(): void {
    this.#isNew = true;
  }

  /** Goes to the ply at which a loaded match is first shown: the one the page asked for, or else `start`. */
  goToFirst(match: Match, start: number): void {
    this.start = this.#wanted ? undefined : start;
    const wanted = this.#in(match) ?? start;
    match.goTo(match.stateAt(wanted) ? wanted : start);
    this.#isNew = true;
  }

  /**
   * Goes to the requested ply. One that does not exist is an error now, and waits for another record; a game that has been played on since is not set back.
   * @throws GameError `bad-ply`
   */
  goToRequested(match: Match, goTo: (ply: number) => void): void {
    const wanted = this.#in(match);
    const isNew = this.#isNew;
    this.#isNew = false;
    if (wanted !== undefined && (isNew || !match.stateAt(wanted))) goTo(wanted);
    // The last ply of an empty game is that of a record to come.
    if (this.#wanted !== 'last' || match.length > 0) this.#wanted = undefined;
  }

  /** The number of the requested ply in a match. */
  #in(match: Match): number | undefined {
    if (!this.#wanted) return undefined;
    return this.#wanted === 'last' ? match.length : Number(this.#wanted);
  }

  /**
   * Writes the current ply to the attribute if it is there, and in a replay after the first step. Until then the element stays as the page wrote it:
   * frameworks that take over a page compare the attributes.
   */
  reflect(current: number, isReplay: boolean): void {
    const ply = String(current);
    const isFollowed = (isReplay && current !== this.start) || this.#element.hasAttribute('ply');
    if (!isFollowed || this.#wanted || this.#element.getAttribute('ply') === ply) return;
    this.#isReflecting = true;
    this.#element.setAttribute('ply', ply);
    this.#isReflecting = false;
  }
}
