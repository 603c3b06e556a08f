/** The middle of a view, and the pixels for each unit of the drawing. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Whether things may move by themselves. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the table glide to its next view, so that the eye can follow. The drawing itself is there at once. */
export class Glide {
  #last: View | undefined;
  #animation: Animation | undefined;

  /** The next view appears at once. */
  forget(): void {
    this.#last = undefined;
    this.#animation?.cancel();
  }

  to(board: Element, next: View): void {
    const last = this.#last;
    this.#last = next;
    if (!last || (last.x === next.x && last.y === next.y && last.scale === next.scale) || !mayMove()) return;
    const transform = `translate(${(next.x - last.x) * last.scale}px, ${(next.y - last.y) * last.scale}px) scale(${last.scale / next.scale})`;
    this.#animation?.cancel();
    this.#animation = board.animate(
      { transform: [transform, 'none'], overflow: ['visible', 'visible'] },
      { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }
}
