import type { Game } from '../game.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { kubiOptions } from './options.js';
import type { KubiOptions } from './options.js';
import { SEATS, actors, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start } from './start.js';
import type { KubiMove, KubiPosition, KubiReason, KubiRefusal, KubiScoreCode, KubiState } from './state.js';

/** What it takes to play Kubi. The list of all rolls, which only search asks for, is left to the whole game. */
export const kubiCore = {
  id: 'kubi',
  seats: SEATS,
  options: kubiOptions,
  setup,
  start,
  seatsOf: ({ sheets }) => sheets.length,
  actors,
  moves,
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
