import type { Seat } from '../../../../games/game.js';
import { kubi } from '../../../../games/kubi/index.js';
import type { KubiMove, KubiState } from '../../../../games/kubi/index.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import { placing } from './interaction.js';
import type { Interaction } from './interaction.js';
import { entryByGain } from './placing.js';

const isEntry = (move: KubiMove): move is KubiEntry => move.kind === 'enter';

/**
 * The interaction of a seat before the user has done anything. Dice lie as the entry that adds most to the total at once.
 * @param isAsked whether a lesson or a puzzle asks for an entry: they lie as the one that adds least then, so that nothing is given away
 */
export function initialInteraction(seat: Seat, state: KubiState, isAsked = false): Interaction {
  const sheet = state.sheets[seat];
  if (!sheet || !kubi.actors(state).includes(seat)) return { name: 'idle' };
  if (sheet.numbers === null) return { name: 'crossing', numbers: [] };
  const table = { roll: state.roll ?? [], entries: kubi.moves(state, seat).filter(isEntry) };
  const entry = entryByGain(table, sheet, isAsked ? Math.min : Math.max);
  return entry ? placing(table, entry, sheet.numbers) : { name: 'idle' };
}
