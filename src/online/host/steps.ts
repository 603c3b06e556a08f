interface StepContext {
  /** Sends what the step has led to. */
  readonly flush: () => void;
  /** Makes the messages that sum up the step. */
  readonly finish: () => void;
  /** Saves the game. */
  readonly onChange: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
  /** The game cannot go on: something of it has thrown. */
  readonly onFailure: () => void;
}

/**
 * Runs what happens in a game step by step: first it is done, then it is saved, and only then is it sent. A step that throws ends this game and no other: nothing
 * of it is saved or sent, and no step follows.
 */
export class Steps {
  readonly #context: StepContext;
  /** How many steps have begun and not ended. */
  #depth = 0;
  /** Whether something has changed that is saved. */
  #isChanged = false;
  /** What a step has thrown. */
  #failure: { readonly error: unknown } | undefined;

  constructor(context: StepContext) {
    this.#context = context;
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Something has changed in this step that is saved. */
  markChanged(): void {
    this.#isChanged = true;
  }

  /** Does something as a step, or as a part of the one that has begun. */
  run(act: () => void): void {
    if (this.hasFailed) return;
    this.#depth++;
    this.#try(act);
    this.#depth--;
    if (this.#depth > 0) return;
    if (!this.hasFailed) this.#try(() => this.#end());
    if (this.#failure) this.#context.onFailure();
  }

  /** The first step. @throws what it throws: a game that cannot begin is none */
  begin(act: () => void): void {
    this.#depth++;
    this.#try(act);
    this.#depth--;
    if (!this.hasFailed) this.#try(() => this.#end());
    if (this.#failure) throw this.#failure.error;
  }

  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#failure ??= { error };
      this.#context.onError(error);
    }
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
