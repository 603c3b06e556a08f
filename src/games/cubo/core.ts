import type { Game } from '../game.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { SEATS, actors, chance, deadline, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start } from './start.js';
import type { CuboMove, CuboPosition, CuboReason, CuboRefusal, CuboScoreCode, CuboState } from './state.js';

/** What it takes to play Cubo. */
export const cuboCore = {
  id: 'cubo',
  seats: SEATS,
  options: cuboOptions,
  setup,
  start,
  seatsOf: ({ seats }) => seats.length,
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
