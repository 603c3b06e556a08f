/** What can be seen of a moment: how far the round is, what is left to draw, who can lay. */
import type { Actor, Deadline, Seat } from '../game.js';
import type { Rack, TriominoMove, TriominoPosition, TriominoState } from './state.js';
import { placesOf } from './table.js';
import { isTriple, pipsOf, tileOf, tilesOf } from './tiles.js';
import type { Tile } from './tiles.js';

/** How many tiles each seat begins a round with. */
export const handOf = (seats: number): number => (seats < 3 ? 9 : seats < 5 ? 7 : 6);

/**
 * `deal` until everybody has tiles, `lead` while they draw for the lead, `open` where it is not known who leads, `first` for the first tile
 * of a round, then `turn`.
 */
export type Phase = 'deal' | 'lead' | 'open' | 'first' | 'turn' | 'over';

export function phaseOf({ turn, leader, drawing, racks, laid }: TriominoPosition): Phase {
  if (turn !== null) return laid.length > 0 ? 'turn' : 'first';
  if (leader !== null) return 'over';
  if (drawing.length > 0) return 'lead';
  return racks.some(({ length }) => length === 0) ? 'deal' : 'open';
}

/** The seat that gets its tiles next. */
export const seatToDeal = ({ racks }: Pick<TriominoPosition, 'racks'>): Seat =>
  racks.findIndex(({ length }) => length === 0);

const TIMEOUT: TriominoMove = { kind: 'timeout' };

/** The time of a turn, in which one may buy; not that of the first tile. */
export function deadline(state: TriominoState): Deadline<TriominoMove> | undefined {
  const { options, round, turns, due } = state;
  if (options.turnSeconds === 0 || phaseOf(state) !== 'turn' || due === 'late') return undefined;
  return { key: `round ${round} turn ${turns}`, ms: options.turnSeconds * 1000, move: TIMEOUT };
}

/** Where it is open who leads, anybody may; where a time limit runs, the clock may move, too. */
export function actors(state: TriominoState): readonly Actor[] {
  const phase = phaseOf(state);
  if (phase === 'over') return [];
  if (phase === 'open') return state.racks.map((_, seat) => seat);
  const actor = state.turn === null || state.due ? 'chance' : state.turn;
  return deadline(state) ? [actor, 'clock'] : [actor];
}

/** The tiles that are neither laid nor in a rack that is known. */
export function unseen({ laid, racks, options }: TriominoState): readonly Tile[] {
  const seen = new Set<Tile | null>([...laid.map(({ values }) => tileOf(values)), ...racks.flat()]);
  return tilesOf(options.tiles).filter((tile) => !seen.has(tile));
}

/** How many tiles can still be drawn. */
export const poolOf = ({ laid, racks, options }: TriominoState): number =>
  options.tiles - laid.length - racks.flat().length;

/** Whether a rack has a tile that fits; one that is not known might. */
export const canLay = ({ laid }: TriominoState, rack: Rack): boolean =>
  rack.some((tile) => tile === null || placesOf(laid, tile).length > 0);

/** Nobody can lay, nothing is left to buy, and nobody has gone out. */
export const isBlocked = (state: TriominoState): boolean =>
  phaseOf(state) === 'turn' &&
  state.out === null &&
  poolOf(state) === 0 &&
  !state.racks.some((rack) => canLay(state, rack));

const NOTHING: Tile = '000';

/** The triples of a rack, the highest first. */
const triplesOf = (rack: Rack): readonly Tile[] =>
  rack.flatMap((tile) => (tile && isTriple(tile) ? [tile] : [])).reverse();

const highestOf = (rack: Rack): number => Math.max(...rack.map((tile) => (tile ? pipsOf(tile) : -1)));

/**
 * The tiles with which a seat may lead: any, or where triples lead the highest of them, also three noughts; without a triple one of the highest.
 */
export function leadingTiles({ racks, options }: TriominoState, seat: Seat): readonly Tile[] {
  const rack = racks[seat] ?? [];
  const known = rack.flatMap((tile) => tile ?? []);
  if (options.start === 'draw' || known.length < rack.length) return known;
  const [highest, ...others] = triplesOf(rack);
  if (highest) return [...others.filter((tile) => tile === NOTHING), highest];
  return known.filter((tile) => pipsOf(tile) === highestOf(rack));
}

/** Who leads where triples do: the highest triple, else the highest sum, first from the first seat on; `null` where not all is known. */
export function leaderByTiles(racks: readonly Rack[]): Seat | null {
  if (racks.flat().includes(null)) return null;
  const worth = racks.map((rack) => {
    const [triple] = triplesOf(rack);
    return triple ? 100 + pipsOf(triple) : highestOf(rack);
  });
  return worth.indexOf(Math.max(...worth));
}
