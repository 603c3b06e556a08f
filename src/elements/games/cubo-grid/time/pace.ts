import type { CuboMove, CuboState } from '../../../../games/cubo/index.js';
import { deadline, isBuilding } from '../../../../games/cubo/phase.js';
import type { Level } from '../../../../opponents/level.js';
import type { PacedMoment } from '../../../play/opponent-module.js';

/** Seconds that a player takes on average. */
interface Tempo {
  /** To find two dice to swap, and swap them. */
  readonly swap: number;
  /** To see that nothing is to be gained any more. */
  readonly call: number;
  /** To choose a die of the middle, or where it goes. */
  readonly choice: number;
}

const TEMPOS: Readonly<Record<Level, Tempo>> = {
  beginner: { swap: 18, call: 7, choice: 4 },
  easy: { swap: 13, call: 5.5, choice: 3.5 },
  medium: { swap: 9, call: 4.5, choice: 3 },
  hard: { swap: 7.5, call: 3.5, choice: 2.5 },
  expert: { swap: 3.5, call: 2, choice: 2 },
};

/** The most seconds for anything while a time limit of six runs. */
const HURRIED = 4.5;

/**
 * What a computer player does in the race, and how many milliseconds it takes: at the pace of people who play as well. Once it is hurried, it calls with what
 * it has.
 */
export function pace(wanted: CuboMove, { state, seat, level, random }: PacedMoment<CuboState>) {
  const move: CuboMove = wanted.kind === 'swap' && isHurried(state, seat) ? { kind: 'call' } : wanted;
  const usual = secondsFor(move, TEMPOS[level]) * (0.6 + 0.8 * random());
  const seconds = deadline(state) ? Math.min(usual, HURRIED * (0.5 + 0.5 * random())) : usual;
  return { move, ms: 1000 * seconds };
}

function secondsFor({ kind }: CuboMove, { swap, call, choice }: Tempo): number {
  if (kind === 'swap') return swap;
  return kind === 'call' || kind === 'roll' ? call : choice;
}

/** Whether the time limit is that of a seat that builds while nobody else does any more, or alone against the clock. */
const isHurried = (state: CuboState, seat: number): boolean => {
  const builder = state.seats[seat];
  return state.seats.length > 1 && builder !== undefined && isBuilding(builder) && deadline(state) !== undefined;
};
