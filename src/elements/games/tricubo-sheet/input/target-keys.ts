import { listTarget } from '../../../../interaction/arrow-keys.js';
import type { PlayContext } from '../../../play/play-context.js';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Die } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState } from '../../../../games/tricubo/state.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { isUse } from './interaction.js';
import type { Choosing } from './interaction.js';

/** Tricubo, as the keys on its sheet see it. */
interface TargetGame {
  readonly context: PlayContext<TricuboState, TricuboMove, TricuboTerms>;
  readonly choice: Choosing | undefined;
  /** Clears the unfinished move; `undefined` if there is nothing to clear. */
  readonly clear: (() => void) | undefined;
  press(die: Die): void;
  confirm(): void;
  focusTable(): void;
}

/** The die that a key names. */
export const dieNamed = (key: string): Die | undefined => DICE.find((die) => die.toLowerCase() === key.toLowerCase());

/** The uses of the chosen die on the sheet: which one is focused, and what keys do there. */
export class TargetKeys {
  readonly #game: TargetGame;

  constructor(game: TargetGame) {
    this.#game = game;
  }

  focusFirst(): void {
    this.#targets[0]?.focus();
  }

  /** Presses a die, and focuses the first of its uses once they are shown. */
  pressDie(die: Die): void {
    this.#game.press(die);
    if (this.#game.choice?.die === die) void this.#game.context.updateComplete.then(() => this.focusFirst());
  }

  /** Arrow keys move from use to use, Escape moves back to the die. */
  readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    // A held Enter that has chosen the die does not also use it.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const move = this.#arrowRun(event);
    const run = move ?? this.#keyRun(event);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || move) run();
  };

  #arrowRun(event: KeyboardEvent): (() => void) | undefined {
    const targets = this.#targets;
    const index = targets.indexOf(event.target as HTMLElement);
    if (index < 0 || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return undefined;
    const next = listTarget(index, event, targets.length, 'both');
    return next === undefined ? undefined : () => targets[next]?.focus();
  }

  #keyRun(event: KeyboardEvent): (() => void) | undefined {
    const { key, ctrlKey, metaKey, target } = event;
    const game = this.#game;
    const { choice } = game;
    if (key === 'Escape' && game.clear) return () => this.#returnToHand();
    if (key === 'Enter' && choice?.move && (target as Element).matches('input')) return () => game.confirm();
    const die = ctrlKey || metaKey ? undefined : dieNamed(key);
    if (die && choice?.moves.some(isUse)) return () => this.pressDie(die);
    return game.context.keys.shortcut(event);
  }

  #returnToHand(): void {
    this.#game.clear?.();
    this.#game.focusTable();
  }

  get #targets(): readonly HTMLElement[] {
    return [
      ...this.#game.context.renderRoot.querySelectorAll<HTMLElement>('button.target:not([data-other]), .target input'),
    ];
  }
}
