import { ownNumbers } from '../../../../games/kubi/rules.js';
import { NUMBERS } from '../../../../games/kubi/sheet.js';
import type { KubiMove, KubiRefusal, Value } from '../../../../games/kubi/index.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import { arranged, entryOf, isSamePair, swapped } from './placing.js';
import type { Slot, Slots, Table } from './placing.js';

/** Where the user is on the way to a move of one seat. */
export type Interaction =
  /** Nothing can be decided on this sheet now. */
  | { readonly name: 'idle' }
  | { readonly name: 'crossing'; readonly numbers: readonly Value[] }
  | Placing
  /** Placing, while a die is dragged over a place. */
  | {
      readonly name: 'dragging';
      readonly die: number;
      readonly over: Slot | undefined;
      readonly from: Placing;
    };

/** Dice that make an entry as they lie, and are swapped for another. */
export interface Placing {
  readonly name: 'placing';
  readonly slots: Slots;
  /** How they lay at first. */
  readonly first: Slots;
  /** The die that changes places with the next one. */
  readonly lifted?: number | undefined;
  readonly table: Table;
  /** The player's numbers that were rolled. */
  readonly own: readonly Value[];
}

/** What the user does. */
export type Action =
  /** Toggles a number to cross. */
  | { readonly name: 'number'; readonly value: Value }
  | { readonly name: 'clear' }
  | { readonly name: 'confirm' }
  | { readonly name: 'press'; readonly die: number }
  | { readonly name: 'place'; readonly die: number; readonly slot: Slot }
  | { readonly name: 'drag'; readonly die: number }
  | { readonly name: 'hover'; readonly slot: Slot | undefined }
  | { readonly name: 'drop'; readonly slot: Slot | undefined }
  /** Chooses an entry in words. */
  | { readonly name: 'choose'; readonly entry: KubiEntry }
  /** Returns the dragged die to where it was. */
  | { readonly name: 'cancel' };

export type UserRefusal = KubiRefusal | { readonly code: 'too-many-numbers' | 'too-few-numbers' };

/** The next interaction, and the move that it completes or the reason for a refusal. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: KubiMove;
  readonly refusal?: UserRefusal;
}

/** Starts placing the dice of a roll. @param entry how they lie at first */
export function placing(table: Table, entry: KubiEntry, numbers: readonly Value[]): Placing {
  const slots = arranged(table, entry);
  return { name: 'placing', slots, first: slots, table, own: ownNumbers(table.roll, numbers) };
}

/** The dice that are being placed, also while one is dragged. */
export function placingIn(interaction: Interaction): Placing | undefined {
  if (interaction.name === 'dragging') return interaction.from;
  return interaction.name === 'placing' ? interaction : undefined;
}

/** Whether a die may change places with the one in a slot. */
export const canPut = ({ table, slots }: Placing, die: number, slot: Slot): boolean =>
  entryOf(table, swapped(slots, die, slots[slot] ?? die)) !== undefined;

/** Whether the dice lie otherwise than at first, or are about to. */
export const isRearranged = (placing: Placing | undefined): boolean =>
  placing !== undefined && (placing.lifted !== undefined || placing.slots.join() !== placing.first.join());

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

function dragging(interaction: Interaction & { name: 'dragging' }, action: Action): Step {
  const { from, die } = interaction;
  if (action.name === 'hover')
    return { interaction: interaction.over === action.slot ? interaction : { ...interaction, over: action.slot } };
  if (action.name === 'drop') return action.slot === undefined ? { interaction: from } : put(from, die, action.slot);
  return action.name === 'choose' ? place(from, action) : { interaction: from };
}

function place(interaction: Placing, action: Action): Step {
  const { slots, table, lifted } = interaction;
  const settle = (lie: Slots): Step => ({ interaction: { ...interaction, slots: lie, lifted: undefined } });
  switch (action.name) {
    case 'press': {
      const { die } = action;
      if (die === lifted) return settle(slots);
      if (lifted === undefined || isSamePair(slots, lifted, die))
        return { interaction: { ...interaction, lifted: die } };
      return swap(interaction, lifted, die);
    }
    case 'place':
      return put(interaction, action.die, action.slot);
    case 'drag':
      return { interaction: { name: 'dragging', die: action.die, over: undefined, from: interaction } };
    case 'choose':
      return settle(arranged(table, action.entry));
    case 'clear':
      return settle(interaction.first);
    case 'confirm': {
      const move = entryOf(table, slots);
      return move ? { interaction, move } : { interaction };
    }
    case 'number':
    case 'hover':
    case 'drop':
    case 'cancel':
      return { interaction };
  }
}

/** Puts a die into a place, and the one that lies there into its own. */
function put(interaction: Placing, die: number, slot: Slot): Step {
  const other = interaction.slots[slot];
  return other === undefined || other === die ? { interaction } : swap(interaction, die, other);
}

function swap(interaction: Placing, one: number, other: number): Step {
  const { table } = interaction;
  const slots = swapped(interaction.slots, one, other);
  const settled = { ...interaction, lifted: undefined };
  return entryOf(table, slots) ? { interaction: { ...settled, slots } } : mustMark(settled);
}

/** The only reason why a die does not fit: one of the player's own numbers has to be discarded. */
function mustMark(interaction: Placing): Step {
  return { interaction, refusal: { code: 'must-mark', numbers: interaction.own } };
}
