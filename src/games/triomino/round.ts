import type { Seat } from '../game.js';
import { credited } from './score.js';
import type { Rack, RoundEnd, TriominoOutcome, TriominoPosition, TriominoReason, TriominoState } from './state.js';
import { pipsOf } from './tiles.js';

/** The sum of the tiles of a rack. */
export const totalOf = (rack: Rack): number => rack.reduce((sum, tile) => sum + (tile ? pipsOf(tile) : 0), 0);

const GOING_OUT = 25;
/** The number of tiles in a rack, for simple scoring. */
const GOING_OUT_SIMPLE = 5;

/** Records that a seat with an empty rack goes out, which only scores for the first one. */
export function goOut(state: TriominoState, seat: Seat): TriominoState {
  if (state.out !== null) return state;
  const points = { standard: GOING_OUT, simple: GOING_OUT_SIMPLE, none: 0 }[state.options.scoring];
  return { ...credited(state, seat, [{ code: 'out', points, cells: [] }]), out: seat };
}

/** Scores the racks at the end of a round, then starts the next round or ends the game. */
export function endRound(state: TriominoState, end: RoundEnd): TriominoState {
  const counted = end === 'out' ? countOut(state) : countBlocked(state);
  const { laid, racks, out, round } = counted;
  const ended = { ...counted, last: { laid, racks, out, round, end }, purchases: 0, turn: null, due: null };
  if (reasonOf(ended)) return ended;
  return { ...ended, ...freshRound(racks.length), round: round + 1, lines: [], past: [...ended.past, ended.lines] };
}

/** The start of a round, before the deal. */
export const freshRound = (
  seats: number,
): Pick<TriominoPosition, 'laid' | 'racks' | 'turn' | 'leader' | 'drawing' | 'purchases' | 'due' | 'out'> => ({
  laid: [],
  racks: Array.from({ length: seats }, () => []),
  turn: null,
  leader: null,
  drawing: [],
  purchases: 0,
  due: null,
  out: null,
});

function countOut(state: TriominoState): TriominoState {
  const winner = state.out ?? 0;
  if (state.options.scoring === 'none') return won(state, [winner]);
  if (state.options.scoring === 'simple') return state;
  return credited(state, winner, [{ code: 'pips', points: totalOf(state.racks.flat()), cells: [] }]);
}

/** The lowest rack wins a blocked round. It scores the racks of the others minus its own. */
function countBlocked(state: TriominoState): TriominoState {
  const { racks, options } = state;
  const totals = racks.map(totalOf);
  const least = Math.min(...totals);
  const winners = totals.flatMap((total, seat) => (total === least ? [seat] : []));
  if (options.scoring === 'none') return won(state, winners);
  if (options.scoring === 'simple') return state;
  const points = totalOf(racks.flat()) - 2 * least;
  return winners.reduce((next, seat) => credited(next, seat, [{ code: 'blocked', points, cells: [] }]), state);
}

const won = (state: TriominoState, seats: readonly Seat[]): TriominoState => ({
  ...state,
  wins: state.wins.map((count, seat) => count + (seats.includes(seat) ? 1 : 0)),
});

/** Why the game ends after the round that has just been scored, if it does. */
export function reasonOf({
  options,
  racks,
  round,
  scores,
}: Pick<TriominoState, 'options' | 'racks' | 'round' | 'scores'>): TriominoReason | undefined {
  const { rounds, scoring, target } = options;
  // Without points nobody can reach a target.
  const hasTarget = target > 0 && scoring !== 'none';
  if (racks.length === 1 || (rounds === 0 && !hasTarget)) return 'one-round';
  if (rounds > 0) return round >= rounds ? 'rounds' : undefined;
  return Math.max(...scores) >= target ? 'target' : undefined;
}

/** The outcome: the highest total wins, or the most rounds if there are no points. */
export function outcomeOf(state: TriominoState): TriominoOutcome {
  const { options, scores, wins } = state;
  const ranked = options.scoring === 'none' ? wins : scores;
  const best = Math.max(...ranked);
  const winners = ranked.flatMap((each, seat) => (each === best ? [seat] : []));
  return { winners, scores, reason: reasonOf(state) ?? 'rounds' };
}
