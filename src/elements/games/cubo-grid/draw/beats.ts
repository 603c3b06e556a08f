/** What is seen of moves of Cubo, in which order and how long. */
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import type { Cell, CuboSquare } from '../../../../games/cubo/square.js';
import type { CuboMove, CuboState } from '../../../../games/cubo/state.js';
import type { Seat } from '../../../../games/game.js';
import type { SoundName } from '../../../../ui/sound.js';
import { inTurn } from '../../../play/show/timeline.js';
import { scoredSquares } from './shown.js';
import type { Beat, SeenMove } from '../../../play/show/timeline.js';

/** Milliseconds. */
const ROLL = 580;
const SWAP = 200;
const COVER = 320;
const FLIGHT = 320;
/** Two squares change places. */
export const TURN = 330;
export const LIGHT = 200;
/** From one line that lights up to the next one, and once all squares are open, so that each is read. */
export const PACE = 140;
const SLOW = 400;
const COUNT = 360;

/** Where a die lies: in a cell of a square, in the middle by place from 0, or with the player who has taken it. */
export type Place =
  | { readonly kind: 'cell'; readonly seat: Seat; readonly cell: Cell }
  | { readonly kind: 'middle'; readonly place: number }
  | { readonly kind: 'taken'; readonly seat: Seat };

/** A die that lies at a place now, and comes from another. */
export interface Flight {
  readonly to: Place;
  readonly from: Place;
}

/** What has happened in moves that were made together. */
export interface Scene {
  readonly before: CuboState;
  readonly after: CuboState;
  /** The latest move that is no roll of dice, or else the first roll. */
  readonly kind: CuboMove['kind'];
  /** The seats whose dice were rolled. */
  readonly rolled: readonly Seat[];
  readonly isMiddleRolled: boolean;
  readonly flights: readonly Flight[];
  readonly covered: readonly Seat[];
  readonly uncovered: readonly Seat[];
  /** Whether a round has ended. */
  readonly isScored: boolean;
}

type Seen = SeenMove<CuboState, CuboMove>;

export function sceneOf(moves: readonly Seen[]): Scene {
  const { before } = moves[0] as Seen;
  const { after } = moves.at(-1) as Seen;
  const kinds = moves.map(({ made }) => made.move.kind);
  const wasOf = ({ seats, phase }: CuboState, seat: Seat) => phase === 'build' && isFixed(seats[seat]?.stage);
  const changed = (from: CuboState, to: CuboState) =>
    [...after.seats.keys()].filter((seat) => !wasOf(from, seat) && wasOf(to, seat));
  return {
    before,
    after,
    kind: kinds.findLast((kind) => kind !== 'dice' && kind !== 'middle' && kind !== 'roll') ?? kinds[0] ?? 'dice',
    rolled: moves.flatMap(({ made: { move } }) => (move.kind === 'dice' ? [move.seat] : [])),
    isMiddleRolled: kinds.includes('middle'),
    flights: moves.flatMap(flightsOf),
    covered: changed(before, after),
    uncovered: changed(after, before),
    isScored: after.rounds.length > before.rounds.length,
  };
}

const isFixed = (stage: string | undefined): boolean => stage === 'called' || stage === 'decided';

function flightsOf({ made: { move, actor }, before }: Seen): readonly Flight[] {
  if (typeof actor !== 'number') return [];
  const seat = actor;
  const cell = (index: Cell): Place => ({ kind: 'cell', seat, cell: index });
  const taken: Place = { kind: 'taken', seat };
  const gap: Place = { kind: 'middle', place: before.middle.indexOf(null) };
  if (move.kind === 'take' && move.place !== null) {
    return [{ to: taken, from: { kind: 'middle', place: move.place - 1 } }];
  }
  if (move.kind === 'keep') return [{ to: gap, from: taken }];
  const [first, second] =
    move.kind === 'swap' ? move.cells.map(cell) : move.kind === 'put' ? [cell(move.cell), taken] : [];
  if (!first || !second) return [];
  return [
    { to: first, from: second },
    { to: move.kind === 'put' ? gap : second, from: first },
  ];
}

/** The square of a seat as it is shown: between two rounds, and at the end, that of the round that is over. */
const shownSquare = (state: CuboState, seat: Seat, isScored: boolean): CuboSquare =>
  (isScored ? state.rounds.at(-1)?.[seat] : state.seats[seat]?.square) ?? [];

const linesIn = (state: CuboState, square: CuboSquare) => (square.length > 0 ? linesOf(square, state.options) : []);

/** The names of the lines of a seat that light up: those that earn now and did not, and at the end of a round all that earn. */
export function litLines({ before, after, rolled, isScored }: Scene, seat: Seat): readonly string[] {
  const earning = (state: CuboState, isOver: boolean) =>
    linesIn(state, shownSquare(state, seat, isOver)).flatMap(({ kind, name }) => (kind ? [name] : []));
  const now = earning(after, isScored);
  if (isScored || rolled.includes(seat)) return now;
  const was = earning(before, false);
  return now.filter((name) => !was.includes(name));
}

/** What the square of a seat was worth before: nothing, if it was rolled or has come to light. */
export function worthBefore({ before, rolled, isScored }: Scene, seat: Seat): number {
  return isScored || rolled.includes(seat) ? 0 : totalOf(linesIn(before, shownSquare(before, seat, false)));
}

const worthAfter = ({ after, isScored }: Scene, seat: Seat): number =>
  totalOf(linesIn(after, shownSquare(after, seat, isScored)));

/** The points of a seat before, if they are seen to grow, and what it has earned in the round that is over. */
export function pointsOf(scene: Scene | undefined, state: CuboState, seat: Seat) {
  const square = scoredSquares(state)?.[seat];
  return {
    was: scene?.isScored ? scene.before.seats[seat]?.score : undefined,
    gain: square ? totalOf(linesOf(square, state.options)) : undefined,
  };
}

/** From one line that lights up to the next one, in milliseconds. */
export const paceOf = ({ isScored, after }: Scene): number => (isScored && after.seats.length > 1 ? SLOW : PACE);

/**
 * Whose square is large once all are open: at the end of a game that of the winner, otherwise that of the other who has earned most.
 * @param own whose square was large before
 */
export function revealedSeat({ phase, seats, rounds, options }: CuboState, own: Seat): Seat {
  const points = seats.map(({ score }, seat) => {
    const square = rounds.at(-1)?.[seat];
    return phase === 'over' ? score : square ? totalOf(linesOf(square, options)) : -1;
  });
  const among = phase === 'over' ? points : points.map((each, seat) => (seat === own ? -2 : each));
  const best = Math.max(...among);
  return among[own] === best ? own : among.indexOf(best);
}

/** @param own the seat whose square is large */
export function beatsOf(moves: readonly Seen[], own: Seat): readonly Beat[] {
  const scene = sceneOf(moves);
  const { after, isScored } = scene;
  const shown = isScored ? revealedSeat(after, own) : own;
  const { length } = litLines(scene, shown);
  const isCounted = isScored || scene.rolled.length > 0 || worthBefore(scene, shown) !== worthAfter(scene, shown);
  return inTurn(
    { name: 'arrive', ...arrivalOf(scene) },
    shown === own ? undefined : { name: 'follow', ms: TURN, after: 120 },
    length > 0 ? { name: 'earn', ms: (length - 1) * paceOf(scene) + LIGHT, after: 40, sound: 'earn' } : undefined,
    isCounted ? { name: 'total', ms: isScored ? COUNT : LIGHT } : undefined,
  );
}

function arrivalOf({ kind, flights, uncovered }: Scene): Arrival {
  if (kind !== 'take' || flights.length > 0) return ARRIVALS[kind];
  return { ms: uncovered.length > 0 ? COVER : 0, sound: 'wood' };
}

interface Arrival {
  readonly ms: number;
  readonly sound: SoundName;
}

const ARRIVALS: Readonly<Record<CuboMove['kind'], Arrival>> = {
  middle: { ms: ROLL, sound: 'dice' },
  dice: { ms: ROLL, sound: 'dice' },
  roll: { ms: ROLL, sound: 'dice' },
  swap: { ms: SWAP, sound: 'wood' },
  call: { ms: COVER, sound: 'call' },
  take: { ms: FLIGHT, sound: 'take' },
  put: { ms: FLIGHT, sound: 'take' },
  keep: { ms: FLIGHT, sound: 'take' },
  timeout: { ms: COVER, sound: 'end' },
};
