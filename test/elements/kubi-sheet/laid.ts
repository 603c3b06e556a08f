import { placing, reduce } from '../../../src/elements/kubi-sheet/interaction.js';
import type { Action, Interaction, Placing, Step } from '../../../src/elements/kubi-sheet/interaction.js';
import type { Slot, Slots } from '../../../src/elements/kubi-sheet/placing.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiState } from '../../../src/games/kubi/index.js';
import type { KubiEntry } from '../../../src/games/kubi/state.js';
import { rolled } from '../../games/kubi/helpers.js';

/** The dice of a state’s roll, to be placed by its only player. */
export function toPlace(state: KubiState): Placing {
  const entries = kubi.moves(state, 0).filter((move): move is KubiEntry => move.kind === 'enter');
  return placing(state.roll ?? [], entries, state.sheets[0]?.numbers ?? []);
}

/** A player with these numbers crossed and this roll to place. */
export const begin = (numbers: string, roll: string): Placing => toPlace(rolled(numbers, roll));

/** What happens when a player does this, one thing after the other. */
export function after(interaction: Interaction, ...actions: readonly Action[]): Step {
  let step: Step = { interaction };
  for (const action of actions) step = reduce(step.interaction, action);
  return step;
}

export const press = (die: number): Action => ({ name: 'press', die });
export const place = (die: number, slot: Slot | undefined): Action => ({ name: 'place', die, slot });
export const confirm: Action = { name: 'confirm' };
export const clear: Action = { name: 'clear' };

/** The dice that are being placed, also while one is in the hand. */
export function placingOf(interaction: Interaction): Placing {
  const { name } = interaction;
  if (name === 'dragging') return interaction.from;
  if (name !== 'placing') throw new Error(`no dice are placed while ${name}`);
  return interaction;
}

/** What lies where, as entries are written, `_` where nothing does: `1|3_|46`. */
export function laid(interaction: Interaction): string {
  const { slots, table } = placingOf(interaction);
  const at = (which: Slots) => which.map((die) => table.roll[die ?? -1] ?? '_').join('');
  return [slots.slice(0, 1), slots.slice(1, 3), slots.slice(3)].map(at).join('|');
}
