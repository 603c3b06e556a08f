/** Watches whether the game that is followed stands in the middle of the screen. Of several games in a column, one does. */
export class SightOfGame {
  readonly #onChange: (isInMiddle: boolean) => void;
  #game: Element | undefined;
  #observer: IntersectionObserver | undefined;

  constructor(onChange: (isInMiddle: boolean) => void) {
    this.#onChange = onChange;
  }

  follow(game: Element | undefined): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#observer?.disconnect();
    this.#onChange(false);
    if (!game) return;
    this.#observer = new IntersectionObserver((changes) => this.#onChange(changes.at(-1)!.isIntersecting), {
      rootMargin: '-50% 0px',
    });
    this.#observer.observe(game);
  }
}
