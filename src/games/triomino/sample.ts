import type { Seat } from '../game.js';
import { isBlocked, leaderByTiles, phaseOf, unseen } from './phase.js';
import type { Rack, TriominoState } from './state.js';
import { isTriple, pipsOf, tileOf } from './tiles.js';
import type { Tile } from './tiles.js';

/** How many samples may contradict what the view shows besides the racks before any is accepted. */
const TRIES = 200;

/**
 * A state with random tiles in place of the unknown ones, uniform among those consistent with the leader and the possible moves.
 * Once a tile has led by its rank, nobody holds a triple that would have led instead, as long as other tiles are left.
 */
export function sample(known: TriominoState, random: () => number): TriominoState {
  const agrees = (state: TriominoState): boolean => {
    const isLed = !isRanked(state) || phaseOf(state) !== 'first';
    return (isLed || leaderByTiles(state.racks) === state.leader) && !isBlocked(state);
  };
  let state = imagine(known, random);
  for (let i = 0; i < TRIES && !agrees(state); i++) state = imagine(known, random);
  return state;
}

/** Whether the tiles determine who leads. */
const isRanked = ({ options, racks }: TriominoState): boolean => options.start === 'triple' && racks.length > 1;

function imagine(known: TriominoState, random: () => number): TriominoState {
  const pool = [...unseen(known)];
  const draw = (barred: readonly Tile[]): Tile | null => {
    const free = pool.filter((tile) => !barred.includes(tile));
    const from = free.length > 0 ? free : pool;
    const tile = from[Math.floor(random() * from.length)] ?? null;
    if (tile) pool.splice(pool.indexOf(tile), 1);
    return tile;
  };
  let { racks } = known;
  for (const seat of leaderFirst(known)) {
    const barred = barredFrom({ ...known, racks }, seat);
    racks = racks.with(seat, racks[seat]?.map((tile) => tile ?? draw(barred)).sort() ?? []);
  }
  const state = { ...known, racks };
  // The sampled racks determine the leader.
  const leader = phaseOf(state) === 'open' ? leaderByTiles(racks) : state.leader;
  return phaseOf(state) === 'open' ? { ...state, leader, turn: leader } : state;
}

const leaderFirst = ({ racks, leader }: TriominoState): readonly Seat[] =>
  [...racks.keys()].sort((a, b) => Number(b === leader) - Number(a === leader));

/** The triples that a seat was not dealt, because it or another seat would have led with them. */
function barredFrom(state: TriominoState, seat: Seat): readonly Tile[] {
  const { laid, racks, leader } = state;
  const [first] = laid;
  if (!isRanked(state) || !first) return [];
  const lead = tileOf(first.values);
  const triples = unseen(state).filter(isTriple);
  if (!isTriple(lead)) return triples;
  // A leader may lay 000 instead of its highest triple.
  const isAny = pipsOf(lead) === 0;
  if (isAny && seat === leader) return [];
  const highest = Math.max(pipsOf(lead), ...(isAny ? triplePips(racks[leader ?? 0]) : []));
  return triples.filter((tile) => pipsOf(tile) > highest);
}

const triplePips = (rack: Rack = []): readonly number[] =>
  rack.flatMap((tile) => (tile && isTriple(tile) ? [pipsOf(tile)] : []));
