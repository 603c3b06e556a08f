import type { GameRecord } from 'tabletop-elements/match.js';

/** A game whose dice have been rolled. */
export const rolled: GameRecord = {
  format: 1,
  game: 'triad',
  seats: 2,
  options: {},
  moves: [{ move: 'roll 112233 112233' }],
};
