import type { Value } from '../../../../games/kubi/index.js';
import type { Action, Interaction } from './interaction.js';
import type { Slot } from './placing.js';

/** Where each key puts a die. */
const PLACES: Readonly<Record<string, readonly Slot[]>> = {
  d: [0],
  0: [0],
  1: [1, 2],
  a: [1, 2],
  2: [3, 4],
  b: [3, 4],
};

/** Whether a key places the focused die, or puts all back. @param key in small letters */
export const isPlaceKey = (key: string): boolean => key in PLACES || key === 'backspace' || key === 'delete';

/** What a key does on the way to a move, if anything. @param die the focused one */
export function keyAction(key: string, interaction: Interaction, die: number | undefined): Action | undefined {
  if (interaction.name === 'crossing')
    return /^[1-6]$/.test(key) ? { name: 'number', value: Number(key) as Value } : undefined;
  if (interaction.name !== 'placing' || die === undefined) return undefined;
  if (key === 'Backspace' || key === 'Delete') return { name: 'clear' };
  const places = PLACES[key.toLowerCase()];
  const slot = places?.find((each) => interaction.slots[each] === die) ?? places?.[0];
  return slot === undefined ? undefined : { name: 'place', die, slot };
}
