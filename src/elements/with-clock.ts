import type { Clock } from '../match/clock.js';
import type { AnyGame, GameRecord } from '../match/record.js';
import { TimedMatch } from '../match/timed-match.js';
import type { TimedMatchSettings } from '../match/timed-match.js';

/** Matches that keep time by a clock, which is asked for when one is made. */
export function withClock(clock: () => Clock | undefined): typeof TimedMatch {
  return class<State, Move> extends TimedMatch<State, Move> {
    constructor(game: AnyGame<State, Move>, settings: TimedMatchSettings = {}, record?: GameRecord) {
      super(game, { ...settings, clock: clock() }, record);
    }
  };
}
