import { cubo } from '../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../src/games/cubo/index.js';
import { TimedMatch } from '../../src/match/index.js';
import type { TimedMatchSettings } from '../../src/match/time/timed-match.js';
import { FakeClock } from './fake-clock.js';
import { playAll } from './helpers.js';

export type CuboMatch = TimedMatch<CuboState, CuboMove>;

/** A match that has just been made, with its clock. */
export function table(seats: number, settings: TimedMatchSettings = {}): { clock: FakeClock; match: CuboMatch } {
  const clock = new FakeClock();
  return { clock, match: new TimedMatch(cubo, { clock, seats, seed: 'table', ...settings }) };
}

/** The same, all of whose dice lie since the start: the middle and 19 points for each seat. */
export function rolled(seats: number, settings?: TimedMatchSettings): { clock: FakeClock; match: CuboMatch } {
  const { clock, match } = table(seats, settings);
  const dice = Array.from({ length: seats }, (_, seat) => `dice ${seat} 123543234`);
  return { clock, match: playAll(match, 'middle r1r2b3b4', ...dice) as CuboMatch };
}

/** The moves since the dice lay, with who made them and when: `1000 #0 call`. */
export function storyOf(match: CuboMatch): string[] {
  const from = match.seats + 1;
  return match.entries
    .slice(from)
    .map(({ actor, text, at }) => `${at} ${typeof actor === 'number' ? `#${actor}` : actor} ${text}`);
}

/** A match from its record, whose clock stands at the time of the last move. */
export function loaded(record: unknown): { clock: FakeClock; match: CuboMatch } {
  const clock = new FakeClock();
  return { clock, match: TimedMatch.fromRecord<CuboState, CuboMove>(cubo, record, { clock }) };
}
