import { html, nothing } from 'lit';
import { button } from '../../../../ui/panel/button.js';
import type { DieValue } from '../../../../ui/dice/dice-pad.js';
import { isOn } from '../../../base/attributes.js';
import { NO_DICE_ENTERED, diceEntryKey, enterDice, enteredDice } from '../../../features/dice-entry/dice-entry.js';
import type { DiceEntry, DiceEntryAction } from '../../../features/dice-entry/dice-entry.js';
import { loadPad } from '../../../features/dice-entry/load-pad.js';
import { pendingDice } from './pending-dice.js';
import type { PendingDice } from './pending-dice.js';
import { colouredDie } from '../draw/picture.js';
import type { CuboGamePlay, CuboView } from '../play-types.js';

/** Lets the user enter dice that are rolled by hand, by pad, key or typed digits. */
export class RealDice {
  readonly #play: CuboGamePlay;
  readonly #view: CuboView;
  #diceEntry = NO_DICE_ENTERED;
  /** The dice that the entry was begun for. */
  #entryKey = '';

  constructor(play: CuboGamePlay, view: CuboView) {
    this.#play = play;
    this.#view = view;
  }

  /** The dice that the user has to enter now. */
  get due(): PendingDice | undefined {
    const { context, intentions } = this.#play;
    return intentions.mayAct('chance') ? pendingDice(context.match.state) : undefined;
  }

  /** Asks for the dice; empty if none are due. */
  get prompt(): string {
    const { words, context } = this.#play;
    const { due } = this;
    if (!due) return '';
    return due.seat === undefined ? words('cubo.enterMiddle') : words('cubo.enterSquare', context.nameOf(due.seat));
  }

  /** Removes all entered dice; `undefined` if there are none. */
  get escapeMove(): (() => void) | undefined {
    return this.due && this.#diceEntry.dice.length > 0 ? () => this.#enter({ name: 'clear' }) : undefined;
  }

  /** The entry lasts as long as the same dice are due. */
  matchChanged(isElsewhere: boolean): void {
    if (isElsewhere || this.#dueKey !== this.#entryKey) this.#diceEntry = NO_DICE_ENTERED;
  }

  /** Makes a roll that was typed as digits only. @returns whether it was made; `undefined` for any other text */
  playDigits(text: string): boolean | undefined {
    const { intentions } = this.#play;
    const { due } = this;
    const digits = text.replace(/[\s,]/g, '');
    if (!due || !/^\d+$/.test(digits)) return undefined;
    const values = Array.from(digits, Number);
    if (values.length === due.dice.length && /^[1-6]+$/.test(digits))
      return intentions.play(due.move(values), 'chance');
    intentions.refuse({ code: 'bad-roll' });
    return false;
  }

  /** The dice to tap; an empty hand until they are loaded. */
  render(): unknown {
    const { context, words } = this.#play;
    const dice = this.due?.dice;
    if (!dice) return nothing;
    const numerals = isOn(this.#view.numerals);
    const options = {
      count: dice.length,
      numerals,
      draw: (value: DieValue | undefined, place: number) =>
        colouredDie({ colour: dice[place]?.colour ?? 'w', value: value ?? null }, numerals),
    };
    const pad = context.modules.get(loadPad)?.diceEntryPad(this.#diceEntry, options, words, this.#enter);
    const isComplete = enteredDice(this.#diceEntry).length === dice.length;
    const confirm = () => this.#enter({ name: 'confirm' });
    return html`<div class="hand" part="dice" data-count=${dice.length} @keydown=${this.#onKey}>
      ${pad} ${isComplete ? button(words('tabletop.takeDice'), confirm, 'primary') : ''}
    </div>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = keyAction(event.key, this.#diceEntry);
    if (!action) return;
    event.preventDefault();
    this.#enter(action);
  };

  readonly #enter = (action: DiceEntryAction): void => {
    const { intentions, context, narrator } = this.#play;
    const { due } = this;
    if (!due) return;
    const step = enterDice(this.#diceEntry, action, { count: due.dice.length, areDifferent: true });
    this.#diceEntry = step.interaction;
    this.#entryKey = this.#dueKey;
    intentions.notice = undefined;
    if (!step.refusal && !step.roll) narrator.say(this.#describe());
    if (step.refusal) intentions.refuse(step.refusal);
    else if (step.roll) intentions.play(due.move(step.roll), 'chance');
    context.requestUpdate();
  };

  /** The dice that were entered so far. */
  #describe(): string {
    const { words } = this.#play;
    const dice = enteredDice(this.#diceEntry);
    return dice.length > 0 ? words('tabletop.rolled', dice.join(' ')) : words('tabletop.cleared');
  }

  /** Differs between dice of different moments. */
  get #dueKey(): string {
    const { due } = this;
    return due ? `${this.#play.context.match.state.round} ${due.seat ?? 'middle'}` : '';
  }
}

/** Escape removes all dice. */
const keyAction = (key: string, entry: DiceEntry): DiceEntryAction | undefined =>
  key === 'Escape' && entry.dice.length > 0 ? { name: 'clear' } : diceEntryKey(key, entry);
