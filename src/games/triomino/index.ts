import { readClock } from '../clock-option.js';
import type { Game } from '../game.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { REVISION, triominoOptions } from './options.js';
import type { TriominoOptions } from './options.js';
import { actors, deadline } from './phase.js';
import { SEATS, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start, startLoosely } from './start.js';
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
export type { PlacementScore } from './table.js';
export { tilesOf } from './tiles.js';
export type { Tile } from './tiles.js';

/**
 * Triomino: players place triangular tiles edge to edge so that all corners match. Racks are hidden: a view is a state whose racks
 * have `null` for unknown tiles, and it can be played on like a state. A hand has too many outcomes to list them.
 */
export const triomino = {
  id: 'triomino',
  seats: SEATS,
  options: triominoOptions,
  revision: REVISION,
  setup,
  start,
  startLoosely,
  seatsOf: ({ racks }) => racks.length || SEATS.min,
  actors,
  moves,
  chance,
  deadline,
  isAgainstTime: ({ turnSeconds, clock }: TriominoOptions) => turnSeconds > 0 || clock !== '',
  clock: ({ clock }: TriominoOptions) => readClock(clock),
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
