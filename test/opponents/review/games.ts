import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { triad } from '../../../src/games/triad/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import { cuboReviewer } from '../../../src/opponents/cubo/review.js';
import { kubiReviewer } from '../../../src/opponents/kubi/review.js';
import type { Reviewer } from '../../../src/opponents/review/review.js';
import { makeTriadReviewer } from '../../../src/opponents/triad/review.js';
import { tricuboReviewer } from '../../../src/opponents/tricubo/review.js';
import { makeTriominoReviewer } from '../../../src/opponents/triomino/review.js';
import type { AnyGame } from '../../games/contract/random-game.js';
import { SMALL } from '../tricubo-sheets.js';

export interface Reviewed {
  readonly game: AnyGame;
  readonly reviewer: Reviewer<unknown, unknown>;
  /** Such that a review takes no seconds. */
  readonly options?: object;
  /** Positions that lessons may show, and no game leads to. */
  readonly positions: readonly string[];
  /** Whether a decision can gain something. */
  readonly gains?: boolean;
  /** The result of each seat in a finished game. Default: the points. */
  readonly resultOf?: (outcome: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
  }) => number[];
  /** Whether it knows more of moves that were played than of others: by what came of them. */
  readonly hasHindsight?: boolean;
}

/** The games that can be reviewed, a line each. */
export const reviewed: readonly Reviewed[] = [
  {
    game: kubi,
    reviewer: kubiReviewer,
    positions: [
      '- 2,0,0,5,0,10,1,8,0,0,8',
      '1:6,4:3,5:8 0,0,0,0,0,0,0,0,0,0,0 / 1:0,2:7,3:0 12,0,0,5,0,10,1,8,0,0,8 | 0 13466',
    ],
  },
  {
    game: tricubo,
    reviewer: tricuboReviewer,
    options: { sheet: SMALL },
    positions: ['1,3,1,0,0 4,6,4,4,-', '3,1,3,0,1', '2,0,1,0,0 / 0,0,0,0,0 6,6,6,-,- Lt'],
  },
  {
    game: cubo,
    reviewer: cuboReviewer,
    gains: true,
    positions: [
      'r1r2r3/r2w3b4/b3b4b5',
      '6 0 build 0 | r1r2r3/r2w3r4/r3r4r5 o - 7 | r1b2--',
      '3 1 exchange 1 | r1r2r3/r2w3b4/b3b4b5 t r3 0 ; r1r2r3/r2w3b4/b3b4b5 x - 0 | -b2b2b2',
    ],
  },
  {
    game: triad,
    reviewer: makeTriadReviewer(300),
    resultOf: ({ winners }) => [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    hasHindsight: true,
    positions: ['A5/6/6/6/6/5a w 0-0', 'ccbbaa/aaa3/6/6/BBB3/AABBCC b 1-0', '- b 0-0'],
  },
  {
    game: triomino,
    reviewer: makeTriominoReviewer(4),
    options: { turnSeconds: 60 },
    resultOf: ({ scores }) =>
      scores.map((points, seat) => points - Math.max(...scores.toSpliced(seat, 1), scores.length > 1 ? -Infinity : 0)),
    positions: [
      '344@0,0 344@1,0 | 012,045 / 345 | 0 0 0 - 1',
      '344@0,0 000@4,0 | 344,345 / 333 / 111,222 | 1 0 0 - 2 | 40,20,395',
      '344@0,0 | ?3 / 012,034 | 1 0 0 - 1',
      '344@0,0 | 000,111,045 | 0 0 0 - 1',
    ],
  },
];
