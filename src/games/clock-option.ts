/** The option of games that can be played by a clock, as chess is: `10+5` is ten minutes for the whole game, and five seconds more for each move. */
import { brief, notOneOf } from './game-error.js';
import type { GameClock } from './game.js';
import type { OptionSpec } from './options.js';

/** The longest time for a game in minutes, and for a move in seconds. */
const MOST = 180;

const WRITTEN = /^(\d{1,3})\+(\d{1,3})$/;

/** @param least the fewest seconds for each move */
export const clockOption = (least: number): OptionSpec<string> => ({
  type: 'data',
  default: '',
  examples: ['5+3'],
  read(value) {
    const text = brief(value).replace(/\s/g, '');
    if (typeof value === 'string' && text === '') return '';
    const [minutes = NaN, seconds = NaN] = (WRITTEN.exec(text) ?? []).slice(1).map(Number);
    if (minutes >= 1 && minutes <= MOST && seconds >= least && seconds <= MOST) return `${minutes}+${seconds}`;
    const allowed = `minutes, 1 to ${MOST}, and seconds for each move, ${least} to ${MOST}: 5+3`;
    throw notOneOf('bad-options', 'clock', value, [allowed]);
  },
});

/** What an option says; `undefined` for a game without a clock. */
export function readClock(clock: string): GameClock | undefined {
  const [minutes, seconds] = clock.split('+').map(Number);
  return minutes && seconds !== undefined ? { ms: minutes * 60_000, increment: seconds * 1000 } : undefined;
}
