/** Queries on a state: the phase of the round, the tiles left to draw, who can place a tile. */
import type { Actor, Deadline, Seat } from '../game.js';
import type { Rack, TriominoMove, TriominoPosition, TriominoState } from './state.js';
import { placesOf } from './table.js';
import { isTriple, pipsOf, tileOf, tilesOf } from './tiles.js';
import type { Tile } from './tiles.js';

/** The number of tiles that each seat is dealt. */
export const handOf = (seats: number): number => (seats < 3 ? 9 : seats < 5 ? 7 : 6);

/**
 * `deal` until everybody has tiles, `lead` while they draw for the lead, `open` if the view does not show who leads, `first` for
 * the first tile of a round, then `turn`.
 */
export type Phase = 'deal' | 'lead' | 'open' | 'first' | 'turn' | 'over';

export function phaseOf({ turn, leader, drawing, racks, laid }: TriominoPosition): Phase {
  if (turn !== null) return laid.length > 0 ? 'turn' : 'first';
  if (leader !== null) return 'over';
  if (drawing.length > 0) return 'lead';
  return racks.some(({ length }) => length === 0) ? 'deal' : 'open';
}

/** The seat that is dealt its tiles next. */
export const seatToDeal = ({ racks }: Pick<TriominoPosition, 'racks'>): Seat =>
  racks.findIndex(({ length }) => length === 0);

const TIMEOUT: TriominoMove = { kind: 'timeout' };

/** The time limit of a turn, or the clock of its seat. The first tile of a round has none. */
export function deadline(state: TriominoState): Deadline<TriominoMove> | undefined {
  const { options, round, turns, turn, due } = state;
  const isTimed = options.turnSeconds > 0 || options.clock !== '';
  if (!isTimed || turn === null || phaseOf(state) !== 'turn' || due === 'late') return undefined;
  const limit = { key: `round ${round} turn ${turns}`, move: TIMEOUT };
  return options.clock === '' ? { ...limit, ms: options.turnSeconds * 1000 } : { ...limit, seat: turn };
}

/** If the leader is unknown, every seat may lead. If a time limit runs, the clock may move as well. */
export function actors(state: TriominoState): readonly Actor[] {
  const phase = phaseOf(state);
  if (phase === 'over') return [];
  if (phase === 'open') return state.racks.map((_, seat) => seat);
  const actor = state.turn === null || state.due ? 'chance' : state.turn;
  return deadline(state) ? [actor, 'clock'] : [actor];
}

/** The tiles that are neither on the table nor known to be in a rack. */
export function unseen({ laid, racks, options }: TriominoState): readonly Tile[] {
  const seen = new Set<Tile | null>([...laid.map(({ values }) => tileOf(values)), ...racks.flat()]);
  return tilesOf(options.tiles).filter((tile) => !seen.has(tile));
}

/** The number of tiles in the pool. */
export const poolOf = ({ laid, racks, options }: TriominoState): number =>
  options.tiles - laid.length - racks.flat().length;

/** Whether a rack may have a tile that fits. An unknown tile might. */
export const canLay = ({ laid }: TriominoState, rack: Rack): boolean =>
  rack.some((tile) => tile === null || placesOf(laid, tile).length > 0);

/** Whether nobody can place a tile, the pool is empty, and nobody has gone out. */
export const isBlocked = (state: TriominoState): boolean =>
  phaseOf(state) === 'turn' &&
  state.out === null &&
  poolOf(state) === 0 &&
  !state.racks.some((rack) => canLay(state, rack));

const NOTHING: Tile = '000';

/** The triples of a rack in descending order. */
const triplesOf = (rack: Rack): readonly Tile[] =>
  rack.flatMap((tile) => (tile && isTriple(tile) ? [tile] : [])).reverse();

const highestOf = (rack: Rack): number => Math.max(...rack.map((tile) => (tile ? pipsOf(tile) : -1)));

/**
 * The tiles with which a seat may lead: any tile or, with `start: 'triple'`, its highest triple and 000, else those with the highest sum.
 */
export function leadingTiles({ racks, options }: TriominoState, seat: Seat): readonly Tile[] {
  const rack = racks[seat] ?? [];
  const known = rack.flatMap((tile) => tile ?? []);
  if (options.start === 'draw' || known.length < rack.length) return known;
  const [highest, ...others] = triplesOf(rack);
  if (highest) return [...others.filter((tile) => tile === NOTHING), highest];
  return known.filter((tile) => pipsOf(tile) === highestOf(rack));
}

/** The leader with `start: 'triple'`: the highest triple, else the highest sum; the lower seat wins ties. `null` if a rack is unknown. */
export function leaderByTiles(racks: readonly Rack[]): Seat | null {
  if (racks.flat().includes(null)) return null;
  const worth = racks.map((rack) => {
    const [triple] = triplesOf(rack);
    return triple ? 100 + pipsOf(triple) : highestOf(rack);
  });
  return worth.indexOf(Math.max(...worth));
}
