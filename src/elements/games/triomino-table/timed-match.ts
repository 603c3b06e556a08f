import type { Clock } from '../../../match/clock.js';
import type { AnyGame, GameRecord } from '../../../match/record/record.js';
import type { TimedMatch, TimedMatchSettings } from '../../../match/timed-match.js';
import { withClock } from '../../play/clock/with-clock.js';

/** Matches with a time limit for each turn. No time runs until users can play. */
export function timedMatch(clock: () => Clock | undefined): typeof TimedMatch {
  return class<State, Move> extends withClock(clock)<State, Move> {
    constructor(game: AnyGame<State, Move>, settings?: TimedMatchSettings, record?: GameRecord) {
      super(game, settings, record);
      this.suspend();
    }

    /** Moves are stamped only if turns are limited. */
    protected override get now(): number | undefined {
      return this.options['turnSeconds'] === 0 ? undefined : super.now;
    }
  };
}
