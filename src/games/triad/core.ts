import type { Game } from '../game.js';
import { moves } from './moves.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { triadOptions } from './options.js';
import type { TriadOptions } from './options.js';
import { refusal } from './refusal.js';
import { SEATS, actors, chance, outcome, play, score, setup, start } from './rules.js';
import type { TriadMove, TriadPosition, TriadReason, TriadRefusal, TriadScoreCode, TriadState } from './state.js';

/** What it takes to play Triad. The list of all opening rolls, which only search asks for, is left to the whole game. */
export const triadCore: Game<
  TriadState,
  TriadMove,
  TriadOptions,
  TriadPosition,
  TriadState,
  TriadRefusal,
  TriadScoreCode,
  TriadReason
> = {
  id: 'triad',
  seats: SEATS,
  options: triadOptions,
  setup,
  start,
  rematch: (options) => ({ ...options, starter: options.starter === 0 ? 1 : 0 }),
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
  positionOf: ({ cells, rolled, turn, removed, quiet }) => ({ cells, rolled, turn, removed, quiet }),
};
