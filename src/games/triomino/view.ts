import type { Seat } from '../game.js';
import { phaseOf } from './phase.js';
import type { Rack, TriominoState } from './state.js';

export const hide = (rack: Rack): Rack => rack.map(() => null);

/** The view of a seat: its own rack, and the number of tiles in the others. All racks are open when the game is over. */
export function view(state: TriominoState, viewer: Seat | 'public'): TriominoState {
  if (phaseOf(state) === 'over') return state;
  return { ...state, racks: state.racks.map((rack, seat) => (seat === viewer ? rack : hide(rack))) };
}
