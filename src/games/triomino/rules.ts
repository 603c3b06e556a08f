/**
 * The rules of Triomino, from the leaflets of both variants. House rules settle what they leave open: how ties for the lead are
 * broken, what may be placed after a purchase, who gets the bonus in a lap, and what running out of time costs.
 *
 * They also work on views, where racks contain unknown tiles: a seat with an unknown rack may place any tile not seen yet.
 */
import type { Actor, Seat } from '../game.js';
import { illegalMove } from '../illegal-move.js';
import { resolveOptions } from '../options.js';
import { checkSeats, isActing } from '../seats.js';
import { tidied } from './notation.js';
import { REVISION, triominoOptions } from './options.js';
import type { TriominoOptions } from './options.js';
import {
  actors,
  handOf,
  isBlocked,
  leaderByTiles,
  leadingTiles,
  phaseOf,
  poolOf,
  seatToDeal,
  unseen,
} from './phase.js';
import { refuse } from './refusal.js';
import { endRound, freshRound, goOut, outcomeOf } from './round.js';
import { PURCHASE, charged, costOfLostTurn, costOfPass, credited, linesFor } from './score.js';
import type { LaidTile, Rack, TriominoMove, TriominoOutcome, TriominoRefusal, TriominoState } from './state.js';
import { placesOf } from './table.js';
import { pipsOf, tileOf } from './tiles.js';
import type { Tile } from './tiles.js';

export const SEATS = { min: 1, max: 6 } as const;

export function setup(seats: number, options?: Partial<TriominoOptions>, revision = REVISION): TriominoState {
  checkSeats(seats, SEATS);
  const nothing = Array.from({ length: seats }, () => 0);
  return {
    ...freshRound(seats),
    options: resolveOptions(triominoOptions, options, revision),
    revision,
    round: 1,
    scores: nothing,
    wins: nothing,
    turns: 0,
    last: null,
    lines: [],
    past: [],
  };
}

/** The placements of the known tiles, in the order of the rack and then row by row; then buying, or passing. */
export function moves(state: TriominoState, seat: Seat): readonly TriominoMove[] {
  if (!isActing(actors(state), seat)) return [];
  const rack = (state.racks[seat] ?? []).flatMap((tile) => tile ?? []);
  const places =
    state.laid.length > 0
      ? rack.flatMap((tile) => placesOf(state.laid, tile))
      : rack
          .filter((tile) => leadingTiles(state, seat).includes(tile))
          .map((values) => ({ values, column: 0, row: 0 }));
  const others = [{ kind: 'buy' }, { kind: 'pass' }] as const;
  return [
    ...places.map((place) => ({ kind: 'lay', ...place }) as const),
    ...others.filter((move) => !refuse(state, seat, move)),
  ];
}

export function refusal(state: TriominoState, actor: Actor, move: TriominoMove): TriominoRefusal | undefined {
  const tidy = tidied(move);
  return tidy ? refuse(state, actor, tidy) : { code: 'bad-move' };
}

export function play(state: TriominoState, actor: Actor, given: TriominoMove): TriominoState {
  const refused = refusal(state, actor, given);
  if (refused) throw illegalMove(refused, actor, given);
  const next = made(state, actor, tidied(given) as TriominoMove);
  return isBlocked(next) ? endRound(next, 'blocked') : next;
}

function made(state: TriominoState, actor: Actor, move: TriominoMove): TriominoState {
  switch (move.kind) {
    case 'deal':
      return deal(state, move.seat, move.tiles);
    case 'lead':
      return settleLead(state, move.tiles);
    case 'draw': {
      const racks = state.racks.with(move.seat, sorted([...(state.racks[move.seat] ?? []), move.tile]));
      const drawn = { ...state, racks, due: null };
      return state.due === 'late' ? loseTurn(drawn, move.isStuck) : drawn;
    }
    case 'lay':
      return lay(state, actor as Seat, move);
    case 'buy':
      return buy(state, 'tile');
    case 'pass':
      return endTurn(charged(state, 'pass', costOfPass(state)));
    case 'timeout':
      return state.revision === 1 ? runOutAtFirst(state) : runOut(state, move.isStuck);
  }
}

/** Sorts a rack: ascending, unknown tiles last. */
const sorted = (rack: Rack): Rack => [...rack].sort((a, b) => ((a ?? 'unknown') < (b ?? 'unknown') ? -1 : 1));

function deal(state: TriominoState, seat: Seat, tiles: Rack): TriominoState {
  const racks = state.racks.with(seat, sorted(tiles));
  const dealt = { ...state, racks };
  if (seatToDeal(dealt) >= 0) return dealt;
  if (racks.length === 1) return led(dealt, 0);
  if (state.options.start === 'draw') return { ...dealt, drawing: racks.map((_, each) => each) };
  return led(dealt, leaderByTiles(racks));
}

const led = (state: TriominoState, leader: Seat | null): TriominoState => ({
  ...state,
  drawing: [],
  leader,
  turn: leader,
});

/** The highest sum leads. Tied seats draw again. */
function settleLead(state: TriominoState, tiles: readonly (Tile | null)[]): TriominoState {
  const pips = tiles.map((tile) => (tile ? pipsOf(tile) : -1));
  const highest = Math.max(...pips);
  const drawing = pips.flatMap((each, seat) => (each === highest ? [seat] : []));
  return drawing.length > 1 ? { ...state, drawing } : led(state, drawing[0] ?? 0);
}

function lay(state: TriominoState, seat: Seat, { values, column, row }: LaidTile): TriominoState {
  const rack = state.racks[seat] ?? [];
  const held = rack.includes(tileOf(values)) ? tileOf(values) : null;
  const tile = { values, column, row };
  const laid: TriominoState = {
    ...credited(state, seat, linesFor(state.laid, tile, state.options)),
    laid: [...state.laid, tile],
    racks: state.racks.with(seat, rack.toSpliced(rack.indexOf(held), 1)),
    turn: seat,
    leader: state.leader ?? seat,
  };
  return endTurn(rack.length === 1 ? goOut(laid, seat) : laid);
}

const buy = (state: TriominoState, due: 'tile' | 'late'): TriominoState => ({
  ...charged(state, 'purchase', PURCHASE),
  purchases: state.purchases + 1,
  due,
});

/** A seat that runs out of time draws what it has bought. */
const runOut = (state: TriominoState, isStuck?: boolean): TriominoState =>
  state.due ? { ...state, due: 'late' } : loseTurn(state, isStuck);

/** A seat that ran out of time buys up to three tiles, lays none, and passes. */
function loseTurn(state: TriominoState, isStuck?: boolean): TriominoState {
  if (state.revision === 1) return endTurn(state);
  if (isBlocked(state)) return state;
  if (state.purchases < 3 && poolOf(state) > 0) return buy(state, 'late');
  return endTurn(charged(state, 'pass', costOfLostTurn(state, isStuck)));
}

/** In the first revision, running out of time cost the turn and one purchase, which was not counted, or the pass. */
function runOutAtFirst(state: TriominoState): TriominoState {
  if (state.due) return { ...state, due: 'late' };
  if (state.purchases === 3 || poolOf(state) === 0) return endTurn(charged(state, 'pass', costOfPass(state)));
  return { ...charged(state, 'purchase', PURCHASE), due: 'late' };
}

/** Passes the turn to the next seat, or ends the round: after going out, at once or at the end of the lap. */
function endTurn(state: TriominoState): TriominoState {
  const { turn, racks, out, leader, options } = state;
  const next = ((turn ?? 0) + 1) % racks.length;
  if (out !== null && (!options.lap || next === leader)) return endRound(state, 'out');
  return { ...state, turn: next, purchases: 0, turns: state.turns + 1 };
}

/** The highest total wins, or the most rounds if there are no points. Ties are shared. */
export const outcome = (state: TriominoState): TriominoOutcome | undefined =>
  phaseOf(state) === 'over' ? outcomeOf(state) : undefined;

/** Deals or draws tiles of the pool, each equally likely. */
export function chance(state: TriominoState, random: () => number): TriominoMove {
  const pool = [...unseen(state)];
  const draw = () => pool.splice(Math.floor(random() * pool.length), 1)[0] ?? '';
  const phase = phaseOf(state);
  if (phase === 'lead') {
    return { kind: 'lead', tiles: state.racks.map((_, seat) => (state.drawing.includes(seat) ? draw() : null)) };
  }
  if (phase !== 'deal') return { kind: 'draw', seat: state.turn ?? 0, tile: draw() };
  const tiles = Array.from({ length: handOf(state.racks.length) }, draw);
  return { kind: 'deal', seat: seatToDeal(state), tiles: sorted(tiles) };
}
