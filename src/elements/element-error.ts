import type { GameError } from '../games/game-error.js';
import { warn } from './console-warning.js';
import { emit } from './events.js';

/**
 * What is wrong with the attributes or the saved game. The first error counts, and each new one is told once; the console gets every mistake, once for
 * each element.
 */
export class ElementError {
  readonly #element: Element;
  readonly #onChange: (error: GameError | undefined) => void;
  /** The request or the saved game cannot be loaded. */
  load: GameError | undefined;
  /** Whether a record was to be loaded. */
  isOfRecord = false;
  /** Other attributes that cannot be used. */
  settings: readonly GameError[] = [];
  readonly #warned = new Set<string>();
  #told: GameError | undefined;

  constructor(element: Element, onChange: (error: GameError | undefined) => void) {
    this.#element = element;
    this.#onChange = onChange;
  }

  get current(): GameError | undefined {
    return this.load ?? this.settings[0];
  }

  /** Tells of the current error, if it is another one than before. */
  update(): void {
    if (this.load) this.#warn(this.load, this.isOfRecord);
    for (const error of this.settings) this.#warn(error);
    const error = this.current;
    if (error?.message === this.#told?.message) return;
    this.#told = error;
    this.#onChange(error);
    if (error) this.#emit(error);
  }

  /** Tells of something that the element does not show as an error. */
  tell(error: GameError): void {
    this.#warn(error);
    this.#emit(error);
  }

  #emit({ code, message }: GameError): void {
    emit(this.#element, 'game-error', { code, message });
  }

  #warn(error: GameError, isOfRecord = false): void {
    if (this.#warned.has(error.message)) return;
    this.#warned.add(error.message);
    warn(this.#element, error, isOfRecord);
  }
}
