import type { Refusal } from '../games/game.js';

/** What an action leads to: the next interaction, and the move it completes or the reason why it does not. */
export interface InteractionStep<Interaction, Move> {
  readonly interaction: Interaction;
  readonly move?: Move | undefined;
  readonly refusal?: Refusal | undefined;
}

/** What happens with a step. A game gives its reducer and its words; `GamePlay` does the rest. */
export interface InteractionHandlers<Interaction, Action, Move> {
  /** A pure function. The same interaction, without move or refusal, means that nothing happened. */
  reduce(interaction: Interaction, action: Action): InteractionStep<Interaction, Move>;
  /** Makes a completed move. @returns `false` if it was refused */
  make(move: Move): boolean;
  refuse(refusal: Refusal): void;
  /** Speaks of a step without a move, for users who do not see it. */
  say(sentence: string): void;
  describe(step: { before: Interaction; after: Interaction; action: Action }): string;
  /** Called after each step, also for moves that were refused. */
  onStep?(step: { before: Interaction; after: Interaction; action: Action; move: Move | undefined }): void;
  /** Whether the user may go on from here after a completed move was refused. Default: unless a piece was being dragged. */
  isKept?(interaction: Interaction): boolean;
  requestUpdate(): void;
}

/** Keeps an interaction somewhere else than in the controller, such as one for each seat. */
export interface InteractionStore<Interaction> {
  read(): Interaction;
  write(interaction: Interaction): void;
}

/** Where the user is on the way to a move, as one tagged union that a pure function reduces. */
export class InteractionController<Interaction extends { readonly name: string }, Action, Move> {
  readonly #handlers: InteractionHandlers<Interaction, Action, Move>;
  readonly #store: InteractionStore<Interaction>;

  /** @param start the interaction to start with, or where it is kept */
  constructor(
    start: Interaction | InteractionStore<Interaction>,
    handlers: InteractionHandlers<Interaction, Action, Move>,
  ) {
    this.#store = 'read' in start ? start : stored(start);
    this.#handlers = handlers;
  }

  get current(): Interaction {
    return this.#store.read();
  }

  /** Sets the interaction without an action, as after a change of the match. */
  reset(interaction: Interaction): void {
    this.#store.write(interaction);
  }

  /** Takes one step. */
  act(action: Action): void {
    const handlers = this.#handlers;
    const before = this.current;
    const { interaction, move, refusal } = handlers.reduce(before, action);
    if (interaction === before && move === undefined && !refusal) return;
    this.reset(interaction);
    if (refusal) handlers.refuse(refusal);
    else if (move === undefined) handlers.say(handlers.describe({ before, after: interaction, action }));
    else if (!handlers.make(move) && this.#isKept(before)) this.reset(before);
    handlers.onStep?.({ before, after: interaction, action, move });
    handlers.requestUpdate();
  }

  #isKept(interaction: Interaction): boolean {
    return this.#handlers.isKept?.(interaction) ?? interaction.name !== 'dragging';
  }
}

function stored<Interaction>(current: Interaction): InteractionStore<Interaction> {
  return { read: () => current, write: (next) => (current = next) };
}
