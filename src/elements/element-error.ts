import type { GameError } from '../games/game-error.js';
import { emit } from './events.js';

/** What is wrong with the attributes or the saved game: the first error counts, and each new one is told once. */
export class ElementError {
  readonly #element: EventTarget;
  readonly #onChange: (error: GameError | undefined) => void;
  /** The request or the saved game cannot be loaded. */
  load: GameError | undefined;
  /** One of the other attributes cannot be used. */
  settings: GameError | undefined;
  #told: GameError | undefined;

  constructor(element: EventTarget, onChange: (error: GameError | undefined) => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  get current(): GameError | undefined {
    return this.load ?? this.settings;
  }

  /** Tells of the current error, if it is another one than before. */
  update(): void {
    const error = this.current;
    if (error?.message === this.#told?.message) return;
    this.#told = error;
    this.#onChange(error);
    if (error) emit(this.#element, 'game-error', { code: error.code, message: error.message });
  }
}
