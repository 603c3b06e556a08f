import type { CuboDie } from '../../../../games/cubo/square.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboPictureTerms } from '../../../../locales/cubo/index.js';

type Words = Term<CuboPictureTerms>;

/** `red 3` */
export const dieName = ({ colour, value }: CuboDie, words: Words): string => words('cubo.die', colour, value);

/** `red 3, blue 1` */
export const diceNames = (dice: readonly CuboDie[], words: Words): string =>
  dice.map((die) => dieName(die, words)).join(', ');
