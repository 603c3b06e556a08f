import { listTarget } from '../../../../interaction/arrow-keys.js';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Die } from '../../../../games/tricubo/sheet.js';
import type { TricuboPlay } from '../play.js';
import { isUse } from './interaction.js';

/** The die that a key names. */
export const dieNamed = (key: string): Die | undefined => DICE.find((die) => die.toLowerCase() === key.toLowerCase());

/** The uses of the chosen die on the sheet: which one is focused, and what keys do there. */
export class TargetKeys {
  readonly #play: TricuboPlay;

  constructor(play: TricuboPlay) {
    this.#play = play;
  }

  focusFirst(): void {
    this.#targets[0]?.focus();
  }

  /** Presses a die, and focuses the first of its uses once they are shown. */
  pressDie(die: Die): void {
    this.#play.press(die);
    if (this.#play.choice?.die === die) void this.#play.context.updateComplete.then(() => this.focusFirst());
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
    const play = this.#play;
    const { choice } = play;
    if (key === 'Escape' && play.clear) return () => this.#returnToHand();
    if (key === 'Enter' && choice?.move && (target as Element).matches('input')) return () => play.confirm();
    const die = ctrlKey || metaKey ? undefined : dieNamed(key);
    if (die && choice?.moves.some(isUse)) return () => this.pressDie(die);
    return play.context.keys.shortcut(event);
  }

  #returnToHand(): void {
    this.#play.clear?.();
    this.#play.focusTable();
  }

  get #targets(): readonly HTMLElement[] {
    return [
      ...this.#play.context.renderRoot.querySelectorAll<HTMLElement>('button.target:not([data-other]), .target input'),
    ];
  }
}
