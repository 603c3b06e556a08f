import { RovingFocus } from '../../interaction/roving-focus.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { dieOf, nextDie } from '../play/dice-focus.js';
import type { PlayContext } from '../play/play-context.js';

/** What keys do, as the game decides. */
interface KeyActions {
  /** How many dice are rolled. */
  diceCount(): number;
  /** What a key does in the hand, besides moving the focus. @param die the focused one */
  handKey(key: string, die: number | undefined): (() => void) | undefined;
  /** What Enter does on a choice in words. @param index of the choice in the list */
  enterChoice(index: number): (() => void) | undefined;
}

/** The keys on the dice in the hand and in the list of choices. */
export class SheetKeys<State, Move, Terms extends CommonTerms> {
  readonly #context: PlayContext<State, Move, Terms>;
  readonly #actions: KeyActions;
  readonly #focus: RovingFocus<number>;

  constructor(context: PlayContext<State, Move, Terms>, actions: KeyActions) {
    this.#context = context;
    this.#actions = actions;
    this.#focus = new RovingFocus<number>(context, {
      selectorOf: (die) => `.hand-die[data-die="${die}"]`,
      keyOf: dieOf,
    });
  }

  /** The die that is in the tab order. */
  get currentDie(): number {
    return this.#focus.current ?? 0;
  }

  set currentDie(die: number) {
    this.#focus.current = die;
  }

  /** For `focusin` on the hand. */
  get onDieFocus(): (event: Event) => void {
    return this.#focus.onFocus;
  }

  /** For the hand: arrow keys move from die to die, other keys belong to the game or are shortcuts. */
  readonly onHandKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey) return;
    const die = dieOf(target as Element);
    const run = (ctrlKey || metaKey ? undefined : this.#handRun(key, die)) ?? this.#context.keys.shortcut(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  /** For the list of choices. */
  readonly onChoiceKey = (event: KeyboardEvent): void => {
    const index = Number((event.target as HTMLInputElement).value);
    const run =
      (event.key === 'Enter' ? this.#actions.enterChoice(index) : undefined) ?? this.#context.keys.shortcut(event);
    if (!run || event.altKey) return;
    event.preventDefault();
    // A key that is held down does not confirm what it has chosen.
    if (!event.repeat) run();
  };

  #handRun(key: string, die: number | undefined): (() => void) | undefined {
    const next = die === undefined ? undefined : nextDie(key, die, this.#actions.diceCount());
    return next === undefined ? this.#actions.handKey(key, die) : () => this.#focus.focus(next);
  }
}
