import type { GameError } from '../../src/games/game-error.js';
import type { GameId } from '../../src/elements/registry.js';
import { SHARED_ATTRIBUTES } from './diagram.js';
import type { Diagram } from './diagram.js';
import { History } from './history.js';
import { check, openingOf, rulesOf } from './rules.js';

/** A diagram of a game as it begins. */
export function openingDiagram(game: GameId): Diagram {
  return { game, position: openingOf(game, rulesOf(game).seats.min, 'house'), attributes: {}, caption: '' };
}

/** The diagram that an author works on, with every step to it. */
export class Draft {
  readonly #history: History<Diagram>;
  /** A text that is no position, and why: it stays in its field until it is one, or until something else changes. */
  unread: { readonly text: string; readonly error: GameError } | undefined;

  constructor(first: Diagram) {
    this.#history = new History(first);
    this.#check();
  }

  get diagram(): Diagram {
    return this.#history.present;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The position as data; that of a new game if the text of a link or a page is none. */
  get position(): unknown {
    const { game, position } = this.diagram;
    const isNone = position === this.unread?.text;
    return rulesOf(game).parsePosition(isNone ? openingDiagram(game).position : position);
  }

  /** The diagram with a position that can be shown, in the spelling of the game. */
  get shown(): Diagram {
    return { ...this.diagram, position: rulesOf(this.diagram.game).makePosition(this.position) };
  }

  /** @param topic successive changes on the same topic are one step */
  change(diagram: Diagram, topic?: string): void {
    const { game, position } = this.diagram;
    this.#history.add(diagram, topic);
    // A text that is being written outlives changes of marks and captions.
    if (diagram.game !== game || diagram.position !== position) this.#check();
  }

  setPosition(position: unknown): void {
    this.change({ ...this.diagram, position: rulesOf(this.diagram.game).makePosition(position) });
  }

  /** @param value the empty text removes it */
  setAttribute(name: string, value: string): void {
    const others = Object.entries(this.diagram.attributes).filter(([each]) => each !== name);
    const attributes = Object.fromEntries(value ? [...others, [name, value]] : others) as Record<string, string>;
    this.change({ ...this.diagram, attributes }, name);
  }

  /** Takes over a text letter by letter, as far as it is a position. */
  write(text: string): void {
    const { malformed } = check({ ...this.diagram, position: text });
    if (malformed) this.unread = { text, error: malformed };
    else this.change({ ...this.diagram, position: text }, 'text');
  }

  /** Another game keeps only what all games have. */
  choose(game: GameId): void {
    const kept = Object.entries(this.diagram.attributes).filter(
      ([name]) => name !== 'marks' && SHARED_ATTRIBUTES.some((each) => each === name),
    );
    this.change({ ...openingDiagram(game), attributes: Object.fromEntries(kept) });
  }

  /** @returns whether there was such a step */
  travel(step: 'undo' | 'redo'): boolean {
    if (!(step === 'undo' ? this.canUndo : this.canRedo)) return false;
    this.#history[step]();
    this.#check();
    return true;
  }

  #check(): void {
    const { malformed } = check(this.diagram);
    this.unread = malformed && { text: this.diagram.position, error: malformed };
  }
}
