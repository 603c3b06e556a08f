import { elementById, upgraded } from '../../interaction/element-by-id.js';
import { isDefined, whenDefined } from '../../interaction/when-defined.js';
import type { Text } from '../base/attributes.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { LeadableElement } from '../session/lead.js';
import { isLeadable } from './led-game.js';
import { GameStep } from './parts/game-step.js';

const isUndefined = (element: Element): boolean =>
  element.localName.includes('-') && !isDefined(element.localName, element);

const isGameTag = ({ localName }: Element): boolean => Object.values<string>(GAME_TAGS).includes(localName);

/** Finds the game of a lesson, also one that is defined later. */
export class GameFinder {
  readonly #lesson: HTMLElement;
  readonly #onDefined: () => void;
  readonly #awaited = new Set<string>();

  /** @param onDefined called when an element is defined that may be the game */
  constructor(lesson: HTMLElement, onDefined: () => void) {
    this.#lesson = lesson;
    this.#onDefined = onDefined;
  }

  /** The game in the lesson, or what may become one. Pages wrap what stands in them. */
  get child(): Element | undefined {
    const candidates = this.#candidates;
    return candidates.find(isLeadable) ?? candidates.find(isGameTag) ?? candidates[0];
  }

  /** The game with an id, or without one that in the lesson. */
  find(id: Text): LeadableElement | undefined {
    const found = this.#elementFor(id);
    return isLeadable(found) ? found : undefined;
  }

  /** Puts what is in the lesson where games stand. @returns whether the element is there, and its script is waited for */
  await(id: Text): boolean {
    const found = this.#elementFor(id);
    const awaited = (id ? [found] : this.#candidates).filter((each) => each && isUndefined(each));
    for (const each of awaited) this.#awaitDefinition(each!);
    if (!found) return false;
    const top = [...this.#lesson.children].find((child) => child.contains(found));
    if (top && !top.slot) top.slot = 'game';
    return isUndefined(found);
  }

  /** Games, and elements that are not defined yet, but for those in a step. */
  get #candidates(): readonly Element[] {
    const isGame = (each: Element) =>
      isUndefined(each) ? !each.localName.startsWith('game-') : isLeadable(upgraded(each));
    return [...this.#lesson.querySelectorAll('*')].filter(
      (each) => each.localName.includes('-') && isGame(each) && !each.closest(GameStep.tag),
    );
  }

  #elementFor(id: Text): Element | undefined {
    return (id ? elementById(this.#lesson, id) : this.child) ?? undefined;
  }

  #awaitDefinition(element: Element): void {
    const name = element.localName;
    if (this.#awaited.has(name)) return;
    this.#awaited.add(name);
    whenDefined<GameFinder>(name, element, this, (finder) => finder.#onDefined());
  }
}
