import { ELEMENTS } from './built.js';

/** A position of Triad that everybody knows. */
export const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';

/** By element: a position, what is clicked there, and what has been played then. */
export const FIRST_MOVES = {
  'triad-board': { position: START, clicks: ['[data-cell="0"]', '[data-cell="12"]'], move: 'a1a3' },
  'kubi-sheet': {
    position: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 12346',
    clicks: ['.entry input', '.actions .primary'],
    move: '1|23|46',
  },
  'tricubo-sheet': {
    position: '2,4,1,0,0 .,.,.,.,. L | A 4 0 346',
    clicks: ['.entry input', '.actions .primary'],
    move: 'M',
  },
  'cubo-grid': {
    position: '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2',
    clicks: ['button[data-cell="0"]', 'button[data-cell="8"]'],
    move: 'swap a1c3',
  },
  'triomino-table': {
    position: '344@0,0 | 044,555 | 0 0 0 - 1',
    clicks: ['.rack-tile[data-tile="044"]', '[data-cell] path'],
    move: '044@0,1',
  },
} as const;

export type KnownTag = keyof typeof FIRST_MOVES;

type KnownElement = (typeof ELEMENTS)[number] & { readonly tag: KnownTag };

/**
 * The elements that the tests of shipped pages know: their first moves, scenes, marks and heights. A new game joins them with an entry above; the types
 * then ask for its entries elsewhere.
 */
export const KNOWN = ELEMENTS.filter((element): element is KnownElement => element.tag in FIRST_MOVES);
