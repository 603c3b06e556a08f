import type { Game } from '../game.js';
import { nextStarter } from '../seats.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { tricuboOptions } from './options.js';
import type { TricuboOptions } from './options.js';
import { SEATS, actors, chance, moves, outcome, play, refusal, setup } from './rules.js';
import { score } from './score.js';
import { start, startLoosely } from './start.js';
import type {
  TricuboMove,
  TricuboPosition,
  TricuboReason,
  TricuboRefusal,
  TricuboScoreCode,
  TricuboState,
} from './state.js';
import { outcomes } from './outcomes.js';
import type { TricuboSheet } from './sheet.js';

export { sheetOf } from './options.js';
export type { TricuboOptions } from './options.js';
export { readSheet } from './read-sheet.js';
export { closedDie } from './rules.js';
export { rankOf, totalOf } from './score.js';
export { SHEETS, endsGame } from './sheet.js';
export type { Die, Field, Row, Side, TricuboMarks, TricuboSheet, Value } from './sheet.js';
export type * from './state.js';

/** The parts of side B that are placeholders for the publisher's values. */
export const PLACEHOLDERS: readonly (keyof TricuboSheet)[] = ['values', 'purple', 'fields', 'fieldPoints'];

/**
 * Tricubo: three dice of different sizes and one sheet per player. The active player takes a die, the others use one of the
 * remaining two. A die crosses boxes of a row or a colour field; a 6 scores rows (interim scoring). Nothing is hidden, so a view
 * is the state itself.
 */
export const tricubo = {
  id: 'tricubo',
  seats: SEATS,
  options: tricuboOptions,
  setup,
  start,
  startLoosely,
  seatsOf: ({ sheets }) => sheets.length,
  rematch: nextStarter,
  optionsOf: ({ side }) => (side ? { sheet: side } : {}),
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
