/** What a player needs of an element that shows a record. */
export interface Played {
  readonly ply: number;
  readonly match: { readonly entries: readonly { readonly actor: unknown }[] };
  goTo(ply: number): void;
}

/** How long a move is looked at before the next one comes, in milliseconds; dice and tiles that only come up need less. */
const PAUSE = { move: 1500, chance: 900 } as const;

/** Plays a record move by move, so that one can follow it. */
export class Player {
  readonly #changed: () => void;
  #timer: number | undefined;

  /** @param changed is called when it stops by itself */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** Plays from where the element is to a ply, at the end from the beginning. */
  start(element: Played, last = element.match.entries.length): void {
    this.stop();
    if (element.ply >= last) element.goTo(0);
    this.#wait(element, element.ply, last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(element: Played, ply: number, last: number): void {
    const pause = element.match.entries[ply - 1]?.actor === 'chance' ? PAUSE.chance : PAUSE.move;
    this.#timer = window.setTimeout(() => this.#step(element, ply, last), pause);
  }

  #step(element: Played, ply: number, last: number): void {
    this.stop();
    // Somebody else has gone to another ply: that is where they want to be.
    if (element.ply === ply) element.goTo(ply + 1);
    if (element.ply === ply + 1 && ply + 1 < last) this.#wait(element, ply + 1, last);
    else this.#changed();
  }
}
