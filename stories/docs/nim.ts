import { GameError } from '../../src/games/game-error.js';
import type { Actor, Game, Refusal, Seat } from '../../src/games/game.js';
import { resolveOptions } from '../../src/games/options.js';
import type { OptionTable } from '../../src/games/options.js';
import { checkSeats } from '../../src/games/seats.js';

/** Whoever takes the last counter wins or, in the misère game, loses. */
export interface NimOptions {
  readonly misere: boolean;
}

/** Three heaps, `null` before they are rolled, and whose turn it is. */
export interface NimPosition {
  readonly heaps: readonly number[] | null;
  readonly turn: Seat;
}

export interface NimState extends NimPosition {
  readonly options: NimOptions;
}

export type NimMove =
  | { readonly kind: 'roll'; readonly heaps: readonly number[] }
  | { readonly kind: 'take'; readonly heap: number; readonly count: number };

export interface NimRefusal extends Refusal {
  readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'too-many';
}

const SEATS = { min: 2, max: 2 };
const OPTIONS: OptionTable<NimOptions> = { misere: { type: 'boolean', default: false } };

const isOver = ({ heaps }: NimPosition): boolean => heaps?.every((left) => left === 0) ?? false;

function actors(state: NimState): readonly Actor[] {
  if (!state.heaps) return ['chance'];
  return isOver(state) ? [] : [state.turn];
}

function moves(state: NimState, seat: Seat): readonly NimMove[] {
  if (!actors(state).includes(seat)) return [];
  return (state.heaps ?? []).flatMap((left, heap) =>
    Array.from({ length: left }, (_, i): NimMove => ({ kind: 'take', heap, count: i + 1 })),
  );
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** A move may come from a file or a network, so it can be anything. */
function refusal(state: NimState, actor: Actor, move: NimMove | null | undefined): NimRefusal | undefined {
  if (isOver(state)) return { code: 'game-over' };
  if (!actors(state).includes(actor)) return { code: 'not-your-turn' };
  if (actor === 'chance') {
    const isRoll = move?.kind === 'roll' && Array.isArray(move.heaps) && move.heaps.length === 3;
    return isRoll && move.heaps.every((pips) => isCount(pips) && pips <= 6) ? undefined : { code: 'bad-move' };
  }
  if (move?.kind !== 'take' || ![0, 1, 2].includes(move.heap) || !isCount(move.count)) return { code: 'bad-move' };
  return move.count > (state.heaps?.[move.heap] ?? 0) ? { code: 'too-many' } : undefined;
}

function play(state: NimState, actor: Actor, move: NimMove): NimState {
  const refused = refusal(state, actor, move);
  if (refused) throw new GameError('illegal-move', `this move is refused: ${refused.code}`, {}, refused);
  if (move.kind === 'roll') return { ...state, heaps: move.heaps };
  const heaps = state.heaps?.map((left, heap) => (heap === move.heap ? left - move.count : left)) ?? null;
  return { ...state, heaps, turn: 1 - state.turn };
}

/** The turn has passed on: the other seat took the last counter. */
const winnerOf = ({ turn, options }: NimState): Seat => (options.misere ? turn : 1 - turn);

function parseMove(text: string): NimMove {
  const [, heaps, heap, count] = /^(?:roll ([1-6]{3})|([abc])(\d+))$/.exec(text.trim()) ?? [];
  if (heaps) return { kind: 'roll', heaps: [...heaps].map(Number) };
  if (!heap) throw new GameError('bad-move', `"${text.slice(0, 40)}" is not a move of Nim`, { text });
  return { kind: 'take', heap: 'abc'.indexOf(heap), count: Number(count) };
}

function parsePosition(text: string): NimPosition {
  const [, heaps, turn] = /^(-|\d+,\d+,\d+) ([01])$/.exec(text.trim()) ?? [];
  if (!heaps) throw new GameError('bad-position', `"${text.slice(0, 40)}" is not a position of Nim`, { text });
  return { heaps: heaps === '-' ? null : heaps.split(',').map(Number), turn: Number(turn) };
}

export const nim: Game<NimState, NimMove, NimOptions, NimPosition, NimState, NimRefusal, 'last-counter'> = {
  id: 'nim',
  seats: SEATS,
  options: OPTIONS,
  setup(seats, options) {
    checkSeats(seats, SEATS);
    return { heaps: null, turn: 0, options: resolveOptions(OPTIONS, options) };
  },
  start(position, options) {
    if (isOver(position)) throw new GameError('bad-position', 'no counter is left', { place: 'heaps' });
    return { ...position, options: resolveOptions(OPTIONS, options) };
  },
  actors,
  moves,
  chance: (_state, random) => ({ kind: 'roll', heaps: [0, 1, 2].map(() => Math.floor(random() * 6) + 1) }),
  refusal,
  play,
  outcome(state) {
    if (!isOver(state)) return undefined;
    const winner = winnerOf(state);
    return { winners: [winner], scores: [1 - winner, winner], reason: 'no-counters' };
  },
  score: (state, seat) =>
    isOver(state) && winnerOf(state) === seat ? [{ code: 'last-counter', points: 1, cells: [] }] : [],
  view: (state) => state,
  parseMove,
  makeMove: (move) => (move.kind === 'roll' ? `roll ${move.heaps.join('')}` : `${'abc'[move.heap]}${move.count}`),
  parsePosition,
  makePosition: ({ heaps, turn }) => `${heaps?.join() ?? '-'} ${turn}`,
  positionOf: ({ heaps, turn }) => ({ heaps, turn }),
};
