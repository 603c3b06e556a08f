import { elementById } from '../../interaction/element-by-id.js';
import type { Text } from '../base/attributes.js';
import type { LeadableElement } from '../session/lead.js';
import { isLeadable } from './led-game.js';

/** Finds the game of a lesson, also one that is defined later. */
export class GameFinder {
  readonly #lesson: HTMLElement;
  readonly #onDefined: () => void;
  readonly #awaited = new Set<string>();

  /** @param onDefined hears that an element was defined that may be the game */
  constructor(lesson: HTMLElement, onDefined: () => void) {
    this.#lesson = lesson;
    this.#onDefined = onDefined;
  }

  /** The game among the children of the lesson. */
  get child(): Element | undefined {
    return [...this.#lesson.children].find(
      (child) => isLeadable(child) || (child.localName.includes('-') && !child.localName.startsWith('game-')),
    );
  }

  /** The game with an id, or without one the child. */
  find(id: Text): LeadableElement | undefined {
    const found = this.#elementFor(id);
    return isLeadable(found) ? found : undefined;
  }

  /** Puts a child where games stand. @returns whether the element is there, and its script is waited for */
  await(id: Text): boolean {
    const found = this.#elementFor(id);
    if (!found) return false;
    if (found.parentElement === this.#lesson && !found.slot) found.slot = 'game';
    const { localName } = found;
    if (!isLeadable(found) && localName.includes('-') && !customElements.get(localName))
      this.#awaitDefinition(localName);
    return this.#awaited.has(localName);
  }

  #elementFor(id: Text): Element | undefined {
    return (id ? elementById(this.#lesson, id) : this.child) ?? undefined;
  }

  /** The name may never be defined, so that waiting must not keep the lesson alive. */
  #awaitDefinition(name: string): void {
    if (this.#awaited.has(name)) return;
    this.#awaited.add(name);
    const waiting = new WeakRef(this);
    void customElements.whenDefined(name).then(() => {
      const finder = waiting.deref();
      if (finder) finder.#onDefined();
    });
  }
}
