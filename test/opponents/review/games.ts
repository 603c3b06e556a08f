import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { cuboReviewer } from '../../../src/opponents/cubo/review.js';
import { kubiReviewer } from '../../../src/opponents/kubi/review.js';
import type { Reviewer } from '../../../src/opponents/review/review.js';
import { tricuboReviewer } from '../../../src/opponents/tricubo/review.js';
import type { AnyGame } from '../../games/contract/random-game.js';
import { SMALL } from '../tricubo-sheets.js';

export interface Reviewed {
  readonly game: AnyGame;
  readonly reviewer: Reviewer<unknown, unknown>;
  /** Such that a review takes no seconds. */
  readonly options?: object;
  /** The same result for a finished game. Default: the points. */
  readonly resultOf?: (outcome: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
  }) => number[];
}

/** The games that can be reviewed, a line each. */
export const reviewed: readonly Reviewed[] = [
  { game: kubi, reviewer: kubiReviewer },
  { game: tricubo, reviewer: tricuboReviewer, options: { sheet: SMALL } },
  { game: cubo, reviewer: cuboReviewer },
];
