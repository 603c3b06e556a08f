import type { Game } from '../game.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { tricuboOptions } from './options.js';
import type { TricuboOptions } from './options.js';
import { SEATS, actors, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start } from './start.js';
import type {
  TricuboMove,
  TricuboPosition,
  TricuboReason,
  TricuboRefusal,
  TricuboScoreCode,
  TricuboState,
} from './state.js';

/** What it takes to play Tricubo. The list of all rolls, which only search asks for, is left to the whole game. */
export const tricuboCore = {
  id: 'tricubo',
  seats: SEATS,
  options: tricuboOptions,
  setup,
  start,
  seatsOf: ({ sheets }) => sheets.length,
  optionsOf: ({ side }) => (side ? { sheet: side } : {}),
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
  positionOf({ options: { sheet }, ...position }) {
    return { side: typeof sheet === 'string' ? sheet : null, ...position };
  },
} satisfies Game<
  TricuboState,
  TricuboMove,
  TricuboOptions,
  TricuboPosition,
  TricuboState,
  TricuboRefusal,
  TricuboScoreCode,
  TricuboReason
>;
