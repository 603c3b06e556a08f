import type { Game } from '../game.js';
import { nextStarter } from '../seats.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { actors, deadline } from './phase.js';
import { REVISION, SEATS, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start, startLoosely } from './start.js';
import type { CuboMove, CuboPosition, CuboReason, CuboRefusal, CuboScoreCode, CuboState } from './state.js';

export type { CuboOptions } from './options.js';
export { scoreSquare } from './score.js';
export type { CuboLine, CuboSquareScore } from './score.js';
export { bestSquare } from './solver.js';
export type { BestSquare } from './solver.js';
export type { Cell, Colour, CuboDie, CuboSquare, Value } from './square.js';
export type * from './state.js';

/**
 * Cubo: all players arrange nine dice in a square simultaneously, call, take a die from the middle and exchange it for one of
 * theirs. Nothing is hidden, so a view is the state itself. A roll of nine dice has ten million outcomes, so they are not listed.
 */
export const cubo = {
  id: 'cubo',
  seats: SEATS,
  options: cuboOptions,
  revision: REVISION,
  setup,
  start,
  startLoosely,
  seatsOf: ({ seats }) => seats.length,
  rematch: nextStarter,
  actors,
  moves,
  chance,
  deadline,
  refusal,
  play,
  outcome,
  score,
  view: (state) => state,
  parseMove,
  makeMove,
  parsePosition,
  makePosition,
  positionOf({ round, start: first, phase, turn, seats, middle }) {
    return { round, start: first, phase, turn, seats, middle };
  },
} satisfies Game<CuboState, CuboMove, CuboOptions, CuboPosition, CuboState, CuboRefusal, CuboScoreCode, CuboReason>;
