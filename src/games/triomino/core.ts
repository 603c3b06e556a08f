import type { Game } from '../game.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { triominoOptions } from './options.js';
import type { TriominoOptions } from './options.js';
import { actors, deadline } from './phase.js';
import { SEATS, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start } from './start.js';
import type {
  TriominoMove,
  TriominoPosition,
  TriominoReason,
  TriominoRefusal,
  TriominoScoreCode,
  TriominoState,
} from './state.js';
import { view } from './view.js';

/** What it takes to play Triomino. */
export const triominoCore = {
  id: 'triomino',
  seats: SEATS,
  options: triominoOptions,
  setup,
  start,
  seatsOf: ({ racks }) => racks.length || SEATS.min,
  actors,
  moves,
  chance,
  deadline,
  refusal,
  play,
  outcome,
  score,
  view,
  parseMove,
  makeMove,
  parsePosition,
  makePosition,
  positionOf({ laid, racks, turn, leader, drawing, purchases, due, out, round, scores, wins }) {
    return { laid, racks, turn, leader, drawing, purchases, due, out, round, scores, wins };
  },
} satisfies Game<
  TriominoState,
  TriominoMove,
  TriominoOptions,
  TriominoPosition,
  TriominoState,
  TriominoRefusal,
  TriominoScoreCode,
  TriominoReason
>;
