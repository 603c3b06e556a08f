import type { Clock } from '../../../match/time/clock.js';
import type { AnyGame, GameRecord } from '../../../match/record/record.js';
import type { TimedMatch, TimedMatchSettings } from '../../../match/time/timed-match.js';
import { withClock } from './with-clock.js';

/** Matches whose time does not run until users can play. */
export function restingMatch(clock: () => Clock | undefined): typeof TimedMatch {
  return class<State, Move> extends withClock(clock)<State, Move> {
    constructor(game: AnyGame<State, Move>, settings?: TimedMatchSettings, record?: GameRecord) {
      super(game, settings, record);
      this.suspend();
    }
  };
}
