import type { GameError } from '../../games/game-error.js';
import { warn } from './console-warning.js';
import { emit } from './events.js';

/**
 * What is wrong with the attributes or the saved game. The first error counts, and each new one is reported once; the console gets every mistake, once for
 * each element, unless the page mends it at once: attributes are set one by one, and a framework may read a property in between.
 */
export class ElementError {
  readonly #element: Element;
  readonly #onChange: (error: GameError | undefined) => void;
  readonly #isStale: () => boolean;
  /** The request or the saved game cannot be loaded. */
  load: GameError | undefined;
  /** Whether a record was to be loaded. */
  isOfRecord = false;
  /** Other attributes that cannot be used. */
  settings: readonly GameError[] = [];
  readonly #warned = new Set<string>();
  #reported: GameError | undefined;

  /** @param isStale whether attributes have changed since they were last read */
  constructor(element: Element, onChange: (error: GameError | undefined) => void, isStale: () => boolean) {
    this.#element = element;
    this.#onChange = onChange;
    this.#isStale = isStale;
  }

  get current(): GameError | undefined {
    return this.load ?? this.settings[0];
  }

  /** Reports the current error, if it is another one than before. */
  update(): void {
    const error = this.current;
    if (error) queueMicrotask(this.#warnAll);
    if (error?.message === this.#reported?.message) return;
    this.#reported = error;
    this.#onChange(error);
    if (error) this.#emit(error);
  }

  /** Reports something that the element does not show as an error. */
  report(error: GameError): void {
    this.#warn(error);
    this.#emit(error);
  }

  readonly #warnAll = (): void => {
    if (this.#isStale()) return;
    if (this.load) this.#warn(this.load, this.isOfRecord);
    for (const error of this.settings) this.#warn(error);
  };

  #emit({ code, message }: GameError): void {
    emit(this.#element, 'game-error', { code, message });
  }

  #warn(error: GameError, isOfRecord = false): void {
    if (this.#warned.has(error.message)) return;
    this.#warned.add(error.message);
    warn(this.#element, error, isOfRecord);
  }
}
