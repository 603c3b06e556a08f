/**
 * What moves over a picture, and what is added for it. It begins once all places are found and measured: a change between two measurements would let the browser
 * lay everything out anew.
 */
export class StageChanges {
  #running: Animation[] = [];
  #copies: Element[] = [];
  readonly #due: { readonly animations: (() => void)[]; readonly copies: (() => void)[] } = {
    animations: [],
    copies: [],
  };

  /** Adds something until the end. */
  add(parent: Element, copy: Element): void {
    this.#copies.push(copy);
    this.#due.copies.push(() => parent.append(copy));
  }

  animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#due.animations.push(() => this.#running.push(element.animate(frames, { fill: 'backwards', ...timing })));
  }

  /** Ends with the others. */
  run(animation: Animation): void {
    animation.play();
    this.#running.push(animation);
  }

  /** Begins all of it: what is added comes last, since it changes styles that animations ask for. */
  begin(): void {
    for (const changes of [this.#due.animations, this.#due.copies]) for (const change of changes.splice(0)) change();
  }

  end(): void {
    for (const each of this.#running) each.cancel();
    for (const copy of this.#copies) copy.remove();
    this.#running = [];
    this.#copies = [];
    this.#due.animations.length = this.#due.copies.length = 0;
  }
}
