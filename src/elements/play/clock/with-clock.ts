import { systemClock } from '../../../match/time/clock.js';
import type { Clock } from '../../../match/time/clock.js';
import { PacedClock } from '../../../match/time/paced-clock.js';
import type { AnyGame, GameRecord } from '../../../match/record/record.js';
import { TimedMatch } from '../../../match/time/timed-match.js';
import type { TimedMatchSettings } from '../../../match/time/timed-match.js';

/**
 * A class of matches that keep time by a clock, which readers may slow down. `clock` is called for each new match; the default is the clock of the
 * machine.
 */
export function withClock(clock: () => Clock | undefined): typeof TimedMatch {
  return class<State, Move> extends TimedMatch<State, Move> {
    constructor(game: AnyGame<State, Move>, settings: TimedMatchSettings = {}, record?: GameRecord) {
      super(game, { ...settings, clock: new PacedClock(clock() ?? systemClock) }, record);
    }
  };
}
