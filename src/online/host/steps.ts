interface StepContext {
  /** Sends what the step has led to. */
  readonly flush: () => void;
  /** Makes the messages that sum up the step. */
  readonly finish: () => void;
  /** Saves the game. */
  readonly onChange: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** Runs what happens in a game step by step: first it is done, then it is saved, and only then is it sent. */
export class Steps {
  readonly #context: StepContext;
  /** How many steps have begun and not ended. */
  #depth = 0;
  /** Whether something has changed that is saved. */
  #isChanged = false;

  constructor(context: StepContext) {
    this.#context = context;
  }

  /** Something has changed in this step that is saved. */
  markChanged(): void {
    this.#isChanged = true;
  }

  /** Does something as a step, or as a part of the one that has begun. */
  run(act: () => void): void {
    this.#depth++;
    try {
      act();
    } finally {
      this.#depth--;
    }
    if (this.#depth === 0) this.#end();
  }

  #end(): void {
    const { flush, finish, onChange, onError } = this.#context;
    finish();
    if (this.#isChanged) {
      this.#isChanged = false;
      try {
        onChange?.();
      } catch (error) {
        onError(error);
      }
    }
    flush();
  }
}
