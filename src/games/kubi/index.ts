import type { Game } from '../game.js';
import { nextStarter } from '../seats.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { kubiOptions } from './options.js';
import type { KubiOptions } from './options.js';
import { SEATS, actors, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start, startLoosely } from './start.js';
import type { KubiMove, KubiPosition, KubiReason, KubiRefusal, KubiScoreCode, KubiState } from './state.js';
import { outcomes } from './outcomes.js';

export { totalOf } from './score.js';
export { isDone } from './sheet.js';
export type { KubiOptions } from './options.js';
export type { KubiSheet, Sum, Value } from './sheet.js';
export type * from './state.js';

/**
 * Kubi: five dice and one sheet per player; everybody uses every roll. A player discards one die and marks it next to one of
 * their three numbers, pairs the other four dice, and marks both sums. The eighth mark next to a number ends the game for that
 * player. Nothing is hidden, so a view is the state itself.
 */
export const kubi = {
  id: 'kubi',
  seats: SEATS,
  options: kubiOptions,
  setup,
  start,
  startLoosely,
  seatsOf: ({ sheets }) => sheets.length,
  rematch: nextStarter,
  actors,
  moves,
  outcomes,
  chance,
  refusal,
  play,
  outcome,
  score,
  view: (state) => state,
  parseMove,
  makeMove,
  parsePosition,
  makePosition,
  positionOf: ({ sheets, roller, roll, entered }) => ({ sheets, roller, roll, entered }),
} satisfies Game<KubiState, KubiMove, KubiOptions, KubiPosition, KubiState, KubiRefusal, KubiScoreCode, KubiReason>;
