import type { Game } from '../../../../../../src/games/game.js';
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js';
import { sampleGameOptions } from './options.js';
import type { SampleGameOptions } from './options.js';
import { SEATS, actors, moves, outcome, play, refusal, score, setup, start } from './rules.js';
//#if dice
import { chance } from './rules.js';
//#end
import type {
  SampleGameMove,
  SampleGamePosition,
  SampleGameReason,
  SampleGameRefusal,
  SampleGameScoreCode,
  SampleGameState,
} from './state.js';

export type { SampleGameOptions } from './options.js';
export type * from './state.js';

//#if dice
/** Nim: a roll of three dice sets three heaps of counters. A turn takes any number from one heap; the last counter wins. */
//#else
// /** Nim: three heaps of counters. A turn takes any number from one heap; the last counter wins. There are no dice, so it has no `chance`. */
//#end
export const samplegame: Game<
  SampleGameState,
  SampleGameMove,
  SampleGameOptions,
  SampleGamePosition,
  SampleGameState,
  SampleGameRefusal,
  SampleGameScoreCode,
  SampleGameReason
> = {
  id: 'samplegame',
  seats: SEATS,
  options: sampleGameOptions,
  setup,
  start,
  actors,
  moves,
  //#if dice
  chance,
  //#end
  refusal,
  play,
  outcome,
  score,
  // Nothing is hidden: everybody sees the whole state.
  view: (state) => state,
  parseMove,
  makeMove,
  parsePosition,
  makePosition,
  positionOf: ({ heaps, turn }) => ({ heaps, turn }),
};
