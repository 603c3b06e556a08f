import { html, nothing } from 'lit';
import { confirmButton } from '../../../ui/panel/confirm-button.js';
import { dicePad } from '../../../ui/dice/dice-pad.js';
import type { DieValue } from '../../../ui/dice/dice-pad.js';
import type { PendingDice } from '../../../ui/dice/pending-dice.js';
import type { AnyContext } from '../../play/play-context.js';
import type { DicePadSlot, KeyBindings, Slots } from '../feature.js';
import { enterDice, filled } from './enter-dice.js';
import type { DiceEntryAction, EnteredDice } from './enter-dice.js';

export const start = (context: AnyContext): Slots => new DiceEntry(context);

/** The dice that a reader enters, by pad and keys. */
class DiceEntry implements Slots, DicePadSlot {
  readonly dicePad = this;
  readonly #context: AnyContext;
  #entered: { readonly dice: EnteredDice; readonly basis: readonly unknown[] } | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  /** The dice so far, and six to press. */
  render(below: unknown = nothing): unknown {
    const { keys, commonWords: words } = this.#context;
    const due = this.#due;
    const pad = {
      label: words('tabletop.pad'),
      addLabel: (value: DieValue) => words('tabletop.addDie', value),
      removeLabel: (value: DieValue) => words('tabletop.removeDie', value),
      ...due,
      dice: this.#dice,
    };
    return html`<div class="hand" part="dice" data-kind="pad" data-count=${due.count} @keydown=${keys.onPanelKey}>
      ${dicePad(
        pad,
        (value) => this.#act({ name: 'add-die', value }),
        (index) => this.#act({ name: 'remove-die', index }),
      )}
      ${below}
    </div>`;
  }

  renderConfirm(): unknown {
    const { match, commonWords: words } = this.#context;
    return confirmButton(`dice ${match.ply}`, words('tabletop.takeDice'), this.isComplete, this.#confirm);
  }

  get keys(): KeyBindings {
    const { root } = this.#context;
    if (this.#due.hasOtherKeys && !root.activeElement?.closest('.hand')) return {};
    const dice = this.#dice;
    const values = ([1, 2, 3, 4, 5, 6] as const).map((value) => [value, () => this.#act({ name: 'add-die', value })]);
    const last = () => this.#act({ name: 'remove-die', index: dice.length - 1 });
    return { ...(Object.fromEntries(values) as KeyBindings), Backspace: last, Escape: this.clear };
  }

  get #due(): PendingDice {
    return this.#context.play.pendingDice?.() as PendingDice;
  }

  /** What was entered for other dice does not count. */
  get #dice(): EnteredDice {
    const entered = this.#entered;
    return entered && isSame(entered.basis, this.#basis) ? entered.dice : [];
  }

  get #basis(): readonly unknown[] {
    return [this.#context.match, ...this.#due.basis];
  }

  get isComplete(): boolean {
    return filled(this.#dice).length === this.#due.count;
  }

  /** Removes all dice; `undefined` if there are none. */
  get clear(): (() => void) | undefined {
    return this.#dice.length > 0 ? () => this.#act({ name: 'clear' }) : undefined;
  }

  #act(action: DiceEntryAction): void {
    const { intentions, narrator, commonWords: words } = this.#context;
    const before = this.#dice;
    const dice = enterDice(before, action, this.#due);
    if (dice === before) return;
    this.#entered = { dice, basis: this.#basis };
    intentions.notice = undefined;
    narrator.say((filled(dice).length > 0 && this.#due.describe(dice)) || words('tabletop.cleared'));
    this.#context.requestUpdate();
  }

  readonly #confirm = (): void => {
    const { intentions } = this.#context;
    intentions.notice = undefined;
    if (this.isComplete) this.#due.roll(filled(this.#dice));
    else intentions.refuse({ code: 'bad-roll' });
    this.#context.requestUpdate();
  };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, i) => each === other[i]);
