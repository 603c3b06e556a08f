import { LEVELS } from '../../opponents/level.js';
import type { Level } from '../../opponents/level.js';
import { knownLevel } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';

/** An element with computer players. */
interface LevelHost {
  readonly level?: Text;
}

/** The levels that readers have got used to, once what lets them play is loaded. */
const levels = new WeakMap<LevelHost, Level>();

/** How well computer players play that are given without a level: as the author says, or else as the reader has got used to; at first as beginners. */
export const usualLevel = (host: LevelHost): Level => knownLevel(host.level, levels.get(host) ?? LEVELS[0]);

export const changeUsualLevel = (host: LevelHost, level: Level): void => void levels.set(host, level);
