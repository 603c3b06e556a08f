/** The rules of Nim, to be replaced by those of your game. */
import { GameError } from '../../../../../../src/games/game-error.js';
import type { Actor, ScoreLine, Seat } from '../../../../../../src/games/game.js';
import { illegalMove } from '../../../../../../src/games/illegal-move.js';
import { resolveOptions } from '../../../../../../src/games/options.js';
import { checkSeats, isActing } from '../../../../../../src/games/seats.js';
import { sampleGameOptions } from './options.js';
import type { SampleGameOptions } from './options.js';
import { HEAPS } from './state.js';
//#if dice
import { LARGEST } from './state.js';
//#end
import type {
  SampleGameMove,
  SampleGameOutcome,
  SampleGamePosition,
  SampleGameRefusal,
  SampleGameScoreCode,
  SampleGameState,
} from './state.js';

export const SEATS = { min: 2, max: 2 } as const;

const isOver = ({ heaps }: SampleGamePosition): boolean => Math.max(...heaps) === 0;

/** The first state of a game. */
export function setup(seats: number, options?: Partial<SampleGameOptions>): SampleGameState {
  checkSeats(seats, SEATS);
  //#if dice
  const heaps: readonly number[] = [];
  //#else
  // const heaps = [3, 5, 4];
  //#end
  return { heaps, turn: 0, options: resolveOptions(sampleGameOptions, options) };
}

/** The state of a game that starts at a position. */
export function start({ heaps, turn }: SampleGamePosition, options?: Partial<SampleGameOptions>): SampleGameState {
  if (isOver({ heaps, turn })) throw new GameError('bad-position', 'no counter is left', { place: 'heaps' });
  return { heaps, turn, options: resolveOptions(sampleGameOptions, options) };
}

/** Who may move now: nobody if the game is over. */
export function actors(state: SampleGameState): readonly Actor[] {
  //#if dice
  if (state.heaps.length === 0) return ['chance'];
  //#end
  return isOver(state) ? [] : [state.turn];
}

/** All legal moves of a seat. */
export function moves(state: SampleGameState, seat: Seat): readonly SampleGameMove[] {
  if (!isActing(actors(state), seat)) return [];
  return state.heaps.flatMap((left, heap) =>
    Array.from({ length: left }, (_, i): SampleGameMove => ({ kind: 'take', heap, count: i + 1 })),
  );
}

//#if dice
/** The opening roll, from random numbers of the match. */
export function chance(_state: SampleGameState, random: () => number): SampleGameMove {
  return { kind: 'roll', heaps: HEAPS.map(() => Math.floor(random() * LARGEST) + 1) };
}
//#end

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Why a move is illegal. Moves come from files and networks too, so a move can be any value. */
export function refusal(
  state: SampleGameState,
  actor: Actor,
  move: SampleGameMove | null | undefined,
): SampleGameRefusal | undefined {
  if (isOver(state)) return { code: 'game-over' };
  if (!actors(state).includes(actor)) return { code: 'not-your-turn' };
  //#if dice
  if (actor === 'chance') {
    const isRoll = move?.kind === 'roll' && Array.isArray(move.heaps) && move.heaps.length === HEAPS.length;
    const isLegal = isRoll && move.heaps.every((pips) => isCount(pips) && pips <= LARGEST);
    return isLegal ? undefined : { code: 'bad-move' };
  }
  //#end
  if (move?.kind !== 'take' || !HEAPS[move.heap] || !isCount(move.count)) return { code: 'bad-move' };
  return move.count > (state.heaps[move.heap] ?? 0) ? { code: 'too-many' } : undefined;
}

/** The state after a move. */
export function play(state: SampleGameState, actor: Actor, move: SampleGameMove): SampleGameState {
  const refused = refusal(state, actor, move);
  if (refused) throw illegalMove(refused, actor, move);
  //#if dice
  if (move.kind === 'roll') return { ...state, heaps: move.heaps };
  //#end
  const heaps = state.heaps.map((left, heap) => (heap === move.heap ? left - move.count : left));
  return { ...state, heaps, turn: 1 - state.turn };
}

/** The turn has passed on after the last move: the other player took the last counter. */
const winnerOf = ({ turn, options }: SampleGameState): Seat => (options.misere ? turn : 1 - turn);

export function outcome(state: SampleGameState): SampleGameOutcome | undefined {
  if (!isOver(state)) return undefined;
  const winner = winnerOf(state);
  return { winners: [winner], scores: [1 - winner, winner], reason: 'no-counters' };
}

/** The lines of a score add up to the points in the outcome. */
export function score(state: SampleGameState, seat: Seat): readonly ScoreLine<SampleGameScoreCode>[] {
  return isOver(state) && winnerOf(state) === seat ? [{ code: 'last-counter', points: 1, cells: [] }] : [];
}
