import type { TriominoCard, TriominoHelp } from '../../../../locales/triomino/help/terms.js';
import type { HelpSource } from '../../../features/help/help-source.js';

/** Positions in which one tile is missing for a bridge, and for two hexagons. */
const BRIDGE = '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1';
const HEXAGONS = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1';

export const triominoHelp: HelpSource<Exclude<keyof TriominoHelp, 'title' | 'cards'>, TriominoCard> = {
  cards: {
    goal: { position: HEXAGONS },
    lay: { position: '444@0,1 441@-1,1 114@-2,1', placement: '241@-2,0' },
    bridge: { position: BRIDGE, placement: '344@0,0' },
    hexagon: { position: HEXAGONS, placement: '534@1,-1' },
    buy: { position: BRIDGE, placement: '244@0,0' },
    end: { position: BRIDGE },
  },
  sections: [
    'aim',
    'start',
    'laying',
    'buying',
    'bridge',
    'hexagon',
    'ending',
    'variants',
    'together',
    'byHand',
    'byKey',
    'byNotation',
  ],
  figures: {
    laying: { position: BRIDGE, placement: '244@0,0' },
    bridge: { position: BRIDGE, placement: '344@0,0' },
    hexagon: { position: HEXAGONS, placement: '534@1,-1' },
  },
  texts: {
    en: async () => (await import('../../../../locales/triomino/help/en.js')).help,
    de: async () => (await import('../../../../locales/triomino/help/de.js')).help,
    nl: async () => (await import('../../../../locales/triomino/help/nl.js')).help,
    fr: async () => (await import('../../../../locales/triomino/help/fr.js')).help,
    it: async () => (await import('../../../../locales/triomino/help/it.js')).help,
  },
};
