import type { OnlineMoment } from './online-moment.js';
import type { OnlineSign } from './online-sign.js';

/** The sign before the line, by what it tells. */
export const MOMENT_SIGNS: Readonly<Record<OnlineMoment['state'], OnlineSign>> = {
  alone: 'free',
  missing: 'lost',
  ended: 'lost',
  connecting: 'free',
  offline: 'lost',
  asked: 'asked',
  waiting: 'free',
  away: 'gone',
  playing: 'here',
  watching: 'watching',
};
