import { LEVELS } from '../../opponents/level.js';
import type { Level } from '../../opponents/level.js';
import { isBlank, knownLevel } from '../base/attributes.js';
import { readerSettings } from './reader-settings.js';
import type { AnyContext } from './play-context.js';

/** The level that the reader of this device has reached in a game; everybody starts at the lowest one. */
export const readersLevel = ({ match }: AnyContext): Level =>
  LEVELS.find((each) => each === readerSettings().levels?.[match.game.id]?.level) ?? LEVELS[0];

/** How well a computer player plays that joins: as the author says, or else at the reader's level. */
export const levelToJoin = (context: AnyContext): Level =>
  isBlank(context.settings.level) ? readersLevel(context) : knownLevel(context.settings.level);
