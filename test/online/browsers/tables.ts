import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { triad } from '../../../src/games/triad/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { AnyGame } from '../../../src/match/record/record.js';

export interface Table {
  readonly game: AnyGame;
  readonly tag: string;
  readonly options?: object;
  /** Something of the own that is pressed first, before a move is complete. */
  readonly first: string;
  /** A position near the end, for lines on which a whole game would take too long. */
  readonly late?: string;
}

export const TABLES: readonly Table[] = [
  {
    game: triad,
    tag: 'triad-board',
    first: '[data-cell][data-die]:not([aria-disabled="true"])',
    late: 'b3a1/3b2/6/2BABa/C2c2/5B b 1-1 12',
  },
  {
    game: kubi,
    tag: 'kubi-sheet',
    first: '.number-box',
    late: '1:2,2:5,4:2 0,1,2,0,0,1,3,3,4,3,1 / 3:2,4:1,5:5 1,0,3,0,0,3,4,4,0,1,2 | 1',
  },
  {
    game: tricubo,
    tag: 'tricubo-sheet',
    first: '.place[data-place="M"] button',
    late: '4,0,0,6,1 7,-,0,-,1 LMSt / 1,7,0,2,3 -,-,0,0,0 LMSt | - 13',
  },
  {
    game: cubo,
    tag: 'cubo-grid',
    first: 'button[data-cell="0"]',
    late: '5 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 ; r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2',
  },
  {
    game: triomino,
    tag: 'triomino-table',
    options: { rounds: 1, turnSeconds: 60 },
    first: '.rack .rack-tile',
    // Four tiles in the pool: with a full one, players without a plan buy for a hundred moves.
    late: '235@0,0 453@0,1 322@1,0 334@1,1 443@1,2 335@2,1 440@0,2 553@3,1 035@3,2 004@0,3 014@-1,2 552@-1,0 100@-2,2 200@-2,3 011@-3,2 111@-3,1 131@-4,1 312@-5,1 500@4,2 023@-3,3 013@-4,0 121@-5,2 551@4,1 055@5,2 015@4,0 300@-5,0 033@-6,0 522@1,-1 000@-5,-1 250@2,-1 115@-2,1 340@-7,0 245@0,-1 450@1,3 | 022,024,134,145,222,224,333,555 / 012,114,124,125,133,135,144,234,244,445 | 1 1 0 - 1 | 31,53',
  },
];
