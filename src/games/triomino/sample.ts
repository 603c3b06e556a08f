import { isBlocked, leaderByTiles, phaseOf, unseen } from './phase.js';
import type { TriominoState } from './state.js';

/** How many samples may contradict what the view shows besides the racks before any is accepted. */
const TRIES = 200;

/** A state with random tiles in place of the unknown ones, uniform among those consistent with the leader and the possible moves. */
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
  // The sampled racks determine the leader.
  const leader = phaseOf(state) === 'open' ? leaderByTiles(racks) : state.leader;
  return phaseOf(state) === 'open' ? { ...state, leader, turn: leader } : state;
}
