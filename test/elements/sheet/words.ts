import { en as common } from '../../../src/locales/common/play/en.js';
import { en as kubi } from '../../../src/locales/kubi/en.js';
import { en as tricubo } from '../../../src/locales/tricubo/play/en.js';

/** An English word, whatever that is at present. */
const word = (words: object, key: string): string => String((words as Readonly<Record<string, unknown>>)[key]);

/** What the buttons of seats say that each has to do, or has done. */
export const TO_DECIDE = word(common, 'tabletop.toDecide');
export const ENTERED = word(common, 'tabletop.hasEntered');
export const WAITS = word(common, 'tabletop.waits');
export const ROLLS = word(common, 'tabletop.roller');
export const TAKES_FIRST = word(tricubo, 'tricubo.takesFirst');

/** What is said of dice. */
export const LEFT_OUT = word(kubi, 'kubi.leftOut');
export const NO_USE = word(tricubo, 'tricubo.noUse');

/** The ranks of a solo game of Tricubo, from the lowest on. */
export const RANKS = [0, 1, 2, 3, 4].map((rank) => word(tricubo, `tricubo.rank.${rank}`));
