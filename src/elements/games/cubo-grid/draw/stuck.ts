import type { ReactiveController } from 'lit';
import type { CuboGamePlay } from '../play-types.js';

/** Marks the tray while it sticks to the edge of the screen, over what lies there. */
export class StuckTray implements ReactiveController {
  readonly #play: CuboGamePlay;
  #seen: Element | undefined;
  /** A part of a tray that sticks is always below the edge of a screen that is a pixel lower. */
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, rootBounds, boundingClientRect } of entries) {
        const isAtEdge = rootBounds !== null && Math.abs(boundingClientRect.bottom - rootBounds.bottom - 1) < 1;
        target.toggleAttribute('data-stuck', isAtEdge && intersectionRatio < 1);
      }
    },
    { rootMargin: '0px 0px -1px', threshold: [0.9, 1] },
  );

  constructor(play: CuboGamePlay) {
    this.#play = play;
    play.context.addController(this);
  }

  hostUpdated(): void {
    const turn = this.#play.context.root.querySelector('.turn') ?? undefined;
    if (turn === this.#seen) return;
    this.hostDisconnected();
    this.#seen = turn;
    if (turn) this.#observer.observe(turn);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#seen = undefined;
  }
}
