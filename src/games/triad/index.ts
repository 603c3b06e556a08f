import { readClock } from '../clock-option.js';
import type { Game } from '../game.js';
import { deadline } from './deadline.js';
import { moves } from './moves.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { triadOptions } from './options.js';
import type { TriadOptions } from './options.js';
import { refusal } from './refusal.js';
import { SEATS, actors, chance, outcome, play, score, setup, start, startLoosely } from './rules.js';
import type { TriadMove, TriadPosition, TriadReason, TriadRefusal, TriadScoreCode, TriadState } from './state.js';
import { outcomes } from './outcomes.js';

export type { Cell, Die, Value } from './board.js';
export type { TriadOptions } from './options.js';
export type * from './state.js';

type TriadGame = Game<
  TriadState,
  TriadMove,
  TriadOptions,
  TriadPosition,
  TriadState,
  TriadRefusal,
  TriadScoreCode,
  TriadReason
>;

/**
 * Triad by Klaus Nehren (Gerhards Spiel und Design): two players with six dice each on a 6 × 6 board. A move turns a die to a
 * new value and moves it by exactly that distance. Making a line of three dice of both colours, all equal or 1-2-3, lets the
 * player remove one of their own dice in it; the third removed die wins. Nothing is hidden, so a view is the state itself.
 */
export const triad: TriadGame & Required<Pick<TriadGame, 'chance'>> = {
  id: 'triad',
  seats: SEATS,
  options: triadOptions,
  setup,
  start,
  startLoosely,
  rematch: (options) => ({ ...options, starter: options.starter === 0 ? 1 : 0 }),
  actors,
  moves,
  outcomes,
  chance,
  deadline,
  isAgainstTime: ({ clock }) => clock !== '',
  clock: ({ clock }) => readClock(clock),
  refusal,
  play,
  outcome,
  score,
  view: (state) => state,
  parseMove,
  makeMove,
  parsePosition,
  makePosition,
  positionOf: ({ cells, rolled, turn, removed, quiet }) => ({ cells, rolled, turn, removed, quiet }),
};
