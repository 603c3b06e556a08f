import type { CuboMove, CuboState } from '../../../games/cubo/index.js';
import type { CuboTerms } from '../../../locales/cubo/index.js';
import type { Switch } from '../../base/attributes.js';
import type { GamePlay } from '../../play/game-play.js';

/** The playing part as its own parts see it. */
export type CuboGamePlay = GamePlay<CuboState, CuboMove, CuboTerms>;

/** The attributes of the element that affect how it is played. */
export interface CuboView {
  paused?: Switch;
  sound?: Switch;
  readonly numerals?: Switch;
}
