import type { Seat } from '../game.js';
import { phaseOf } from './phase.js';
import type { Rack, TriominoState } from './state.js';

export const hide = (rack: Rack): Rack => rack.map(() => null);

/** What a seat may know: its own rack, the table, and how many tiles the others hold. When the game is over, all lie open. */
export function view(state: TriominoState, viewer: Seat | 'public'): TriominoState {
  if (phaseOf(state) === 'over') return state;
  return { ...state, racks: state.racks.map((rack, seat) => (seat === viewer ? rack : hide(rack))) };
}
