import { DICE, ownNumbers } from '../../../../games/kubi/rules.js';
import { NUMBERS } from '../../../../games/kubi/sheet.js';
import type { KubiMove, KubiRefusal, Value } from '../../../../games/kubi/index.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import { enterDice } from '../../../features/dice-entry/dice-entry.js';
import type { DiceEntry, DiceEntryAction } from '../../../features/dice-entry/dice-entry.js';
import { NO_SLOTS, SLOTS, complete, entryOf, fitting, nextSlot, slotOf, withDie } from './placing.js';
import type { Slot, Slots, Table } from './placing.js';

/** Where the user is on the way to a move of one seat. */
export type Interaction =
  /** Nothing can be decided on this sheet now. */
  | { readonly name: 'idle' }
  | { readonly name: 'crossing'; readonly numbers: readonly Value[] }
  | { readonly name: 'placing'; readonly slots: Slots; readonly table: Table; readonly own: readonly Value[] }
  /** Placing, while a die is dragged over a place. */
  | {
      readonly name: 'dragging';
      readonly die: number;
      readonly over: Slot | undefined;
      readonly from: Interaction & { readonly name: 'placing' };
    }
  | DiceEntry;

export type Placing = Interaction & { readonly name: 'placing' };

/** What the user does. */
export type Action =
  /** Enters dice. The same actions toggle a number to cross, and clear or confirm any unfinished move. */
  | DiceEntryAction
  | { readonly name: 'press'; readonly die: number }
  | { readonly name: 'place'; readonly die: number; readonly slot: Slot | undefined }
  | { readonly name: 'drag'; readonly die: number }
  | { readonly name: 'hover'; readonly slot: Slot | undefined }
  | { readonly name: 'drop'; readonly slot: Slot | undefined }
  /** Chooses an entry in words. */
  | { readonly name: 'choose'; readonly entry: KubiEntry }
  /** Returns the dragged die to where it was. */
  | { readonly name: 'cancel' };

export type UserRefusal = KubiRefusal | { readonly code: 'too-many-numbers' | 'too-few-numbers' | 'unplaced-dice' };

/** The next interaction, and the move that it completes or the reason for a refusal. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: KubiMove;
  readonly refusal?: UserRefusal;
}

/** Starts placing the dice of a roll. */
export function placing(roll: readonly Value[], entries: readonly KubiEntry[], numbers: readonly Value[]): Placing {
  return { name: 'placing', slots: NO_SLOTS, table: { roll, entries }, own: ownNumbers(roll, numbers) };
}

/** The dice that are being placed, also while one is dragged. */
export function placingIn(interaction: Interaction): Placing | undefined {
  if (interaction.name === 'dragging') return interaction.from;
  return interaction.name === 'placing' ? interaction : undefined;
}

/** The entry that the placed dice make. */
export function chosenIn(interaction: Interaction): KubiEntry | undefined {
  const dice = placingIn(interaction);
  return dice && entryOf(dice.table, dice.slots);
}

/** The way from the first tap to the marks, as a pure function. The element only draws the interaction. */
export function reduce(interaction: Interaction, action: Action): Step {
  switch (interaction.name) {
    case 'idle':
      return { interaction };
    case 'crossing':
      return crossing(interaction, action);
    case 'entering-dice':
      return enteringDice(interaction, action);
    case 'dragging':
      return dragging(interaction, action);
    case 'placing':
      return place(interaction, action);
  }
}

function crossing(interaction: Interaction & { name: 'crossing' }, action: Action): Step {
  const { numbers } = interaction;
  const choose = (chosen: readonly Value[]): Step => ({ interaction: { ...interaction, numbers: chosen } });
  if (action.name === 'clear') return choose([]);
  if (action.name === 'number') {
    if (numbers.includes(action.value)) return choose(numbers.filter((each) => each !== action.value));
    if (numbers.length === NUMBERS) return { interaction, refusal: { code: 'too-many-numbers' } };
    return choose([...numbers, action.value].sort());
  }
  if (action.name !== 'confirm') return { interaction };
  return numbers.length < NUMBERS
    ? { interaction, refusal: { code: 'too-few-numbers' } }
    : { interaction, move: { kind: 'cross', numbers } };
}

function enteringDice(interaction: DiceEntry, action: Action): Step {
  const { roll, ...step } = enterDice(interaction, action, { count: DICE });
  return roll ? { ...step, move: { kind: 'roll', dice: [...roll].sort() } } : step;
}

function dragging(interaction: Interaction & { name: 'dragging' }, action: Action): Step {
  const { from, die } = interaction;
  if (action.name === 'hover')
    return { interaction: interaction.over === action.slot ? interaction : { ...interaction, over: action.slot } };
  if (action.name === 'drop') return put(from, die, action.slot);
  return action.name === 'choose' ? place(from, action) : { interaction: from };
}

function place(interaction: Placing, action: Action): Step {
  const { slots, table } = interaction;
  switch (action.name) {
    case 'press': {
      if (slotOf(slots, action.die) !== undefined) {
        // With one die taken back, the next one changes places with it.
        const [empty, ...others] = SLOTS.filter((slot) => slots[slot] === undefined);
        return put(interaction, action.die, others.length === 0 ? empty : undefined);
      }
      const slot = nextSlot(table, slots, action.die);
      return slot === undefined ? mustMark(interaction) : put(interaction, action.die, slot);
    }
    case 'place':
      return put(interaction, action.die, action.slot);
    case 'drag':
      return { interaction: { name: 'dragging', die: action.die, over: undefined, from: interaction } };
    case 'choose':
      return { interaction: { ...interaction, slots: complete(table, NO_SLOTS, action.entry) } };
    case 'clear':
      return { interaction: { ...interaction, slots: NO_SLOTS } };
    case 'confirm': {
      const move = entryOf(table, slots);
      return move ? { interaction, move } : { interaction, refusal: { code: 'unplaced-dice' } };
    }
    case 'number':
    case 'remove-die':
    case 'hover':
    case 'drop':
    case 'cancel':
      return { interaction };
  }
}

/** Places a die. If the dice then fit only one entry, the others are placed, too. */
function put(interaction: Placing, die: number, slot: Slot | undefined): Step {
  const slots = withDie(interaction.slots, die, slot);
  const [entry, ...others] = fitting(interaction.table, slots);
  if (!entry) return mustMark(interaction);
  const isDecided = slot !== undefined && others.length === 0;
  return { interaction: { ...interaction, slots: isDecided ? complete(interaction.table, slots, entry) : slots } };
}

/** The only reason why a die does not fit: one of the player's own numbers has to be discarded. */
function mustMark(interaction: Placing): Step {
  return { interaction, refusal: { code: 'must-mark', numbers: interaction.own } };
}
