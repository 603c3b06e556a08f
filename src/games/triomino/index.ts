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
import { conceal, isDisclosed } from './conceal.js';
import { sample } from './sample.js';

export type { Cell, Point } from './grid.js';
export type { TriominoOptions } from './options.js';
export type * from './state.js';
export { differencesOf, placesOf, scorePlacement } from './table.js';
export type { Difference, PlacementScore } from './table.js';
export { tilesOf } from './tiles.js';
export type { Tile } from './tiles.js';

/**
 * Triomino: triangular tiles are laid edge to edge so that all corners agree. What others hold is hidden: a view is a state whose racks have `null` for
 * tiles that are not known, and it can be played on as such. As a hand has a million outcomes, they are not listed.
 */
export const triomino = {
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
  conceal,
  isDisclosed,
  sample,
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
