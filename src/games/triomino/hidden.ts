/** What a seat may know: its own rack, the table, and how many tiles the others hold. */
import type { Actor, Seat } from '../game.js';
import { isBlocked, leaderByTiles, phaseOf, unseen } from './phase.js';
import type { Rack, TriominoMove, TriominoState } from './state.js';

type Viewer = Seat | 'public';

const hide = (rack: Rack): Rack => rack.map(() => null);

/** The state with the other racks hidden. When the game is over, all lie open. */
export function view(state: TriominoState, viewer: Viewer): TriominoState {
  if (phaseOf(state) === 'over') return state;
  return { ...state, racks: state.racks.map((rack, seat) => (seat === viewer ? rack : hide(rack))) };
}

/** A move of a record without the tiles that only others have seen. */
export function conceal(move: TriominoMove, _actor: Actor, viewer: Viewer): TriominoMove {
  if (move.kind === 'deal' && move.seat !== viewer) return { ...move, tiles: hide(move.tiles) };
  if (move.kind === 'draw' && move.seat !== viewer) return { ...move, tile: null };
  return move;
}

/** Whether by a later state everybody knows what was hidden: after a round all tiles are laid open. */
export const isDisclosed = ({ round }: TriominoState, later: TriominoState): boolean =>
  later.round > round || phaseOf(later) === 'over';

/** So often a state is imagined that contradicts what is known beside the racks; then any will do. */
const TRIES = 200;

/** A state with some tile for each that is not known: all are equally likely, as far as the lead and what is still possible agree. */
export function sample(known: TriominoState, random: () => number): TriominoState {
  const agrees = (state: TriominoState): boolean => {
    const isLed = state.options.start === 'draw' || state.racks.length === 1 || phaseOf(state) !== 'first';
    return (isLed || leaderByTiles(state.racks) === state.leader) && !isBlocked(state);
  };
  let state = imagine(known, random);
  for (let i = 0; i < TRIES && !agrees(state); i++) state = imagine(known, random);
  return state;
}

function imagine(known: TriominoState, random: () => number): TriominoState {
  const pool = [...unseen(known)];
  const draw = () => pool.splice(Math.floor(random() * pool.length), 1)[0] ?? null;
  const racks = known.racks.map((rack) => {
    const seen = rack.filter((tile) => tile !== null);
    return [...seen, ...Array.from({ length: rack.length - seen.length }, draw)].sort();
  });
  const state = { ...known, racks };
  // Where it was not known who leads, it now is.
  const leader = phaseOf(state) === 'open' ? leaderByTiles(racks) : state.leader;
  return phaseOf(state) === 'open' ? { ...state, leader, turn: leader } : state;
}
