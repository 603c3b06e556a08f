/**
 * What moves over a picture, and what is added for it. It begins once all places are found and measured: a change between two measurements would let the browser
 * lay everything out anew.
 */
export class StageChanges {
  readonly #animations: Animation[] = [];
  readonly #copies: Element[] = [];
  readonly #due: (() => void)[] = [];

  /** Adds something until the end, which only eyes need. */
  add(parent: Element, className: string): HTMLElement {
    const copy = document.createElement('span');
    Object.assign(copy, { className, ariaHidden: 'true' });
    this.#copies.push(copy);
    this.#due.push(() => parent.append(copy));
    return copy;
  }

  animate(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = new Animation(new KeyframeEffect(element, frames, { fill: 'backwards', ...timing }));
    this.#animations.push(animation);
    this.#due.push(() => animation.play());
    return animation;
  }

  begin(): void {
    for (const act of this.#due.splice(0)) act();
  }

  end(): void {
    for (const each of this.#animations.splice(0)) each.cancel();
    for (const copy of this.#copies.splice(0)) copy.remove();
  }
}
