import type { TriominoCard, TriominoHelp } from '../../../../locales/triomino/help/terms.js';
import type { TriominoOptions } from '../../../../games/triomino/options.js';
import type { HelpSource, SectionRules } from '../../../features/help/help-source.js';

/** Positions in which one tile is missing for a bridge, and for two hexagons. */
const BRIDGE = '444@0,1 441@-1,1 114@-2,1 241@-2,0 122@-3,0 222@-3,-1 223@-2,-1 332@-1,-1';
const HEXAGONS = '355@2,-1 503@3,-1 030@3,0 303@2,0 343@1,0 434@0,0 444@-1,0 544@-1,-1 455@0,-1';

type Rules = SectionRules<TriominoOptions>;

/** For children, a tile earns one point or none. */
const hasBonuses = ({ scoring }: TriominoOptions): boolean => scoring === 'standard';
const hasTarget = ({ target, scoring }: TriominoOptions): boolean => target > 0 && scoring !== 'none';
const hexagonPoints = ({ hexagons: [one = 0, two = 0, three = 0] }: TriominoOptions) => ({
  50: one,
  60: two,
  70: three,
});
const isDrawn = ({ start }: TriominoOptions): boolean => start === 'draw';
const isByTriple = ({ start }: TriominoOptions): boolean => start === 'triple';

export const source: HelpSource<Exclude<keyof TriominoHelp, 'title' | 'cards'>, TriominoCard> = {
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
  rules: {
    aim: {
      only: { '0.0': ({ tiles }) => tiles === 56, '1.2': hasTarget },
      numbers: ({ target }) => ({ 400: target }),
    } satisfies Rules,
    start: {
      only: { '1.0': isDrawn, '1.1': isDrawn, '1.2': isByTriple, '1.3': isByTriple, '1.4': isByTriple },
    } satisfies Rules,
    buying: {
      only: { '1.2': ({ emptyPool }) => emptyPool === 0, '1.3': ({ emptyPool }) => emptyPool < 0 },
      numbers: ({ emptyPool }) => ({ 20: -emptyPool }),
    } satisfies Rules,
    bridge: { isShown: hasBonuses, only: { '0.1': ({ bridge }) => bridge === 'extended' } } satisfies Rules,
    hexagon: {
      isShown: hasBonuses,
      numbers: hexagonPoints,
    } satisfies Rules,
    ending: { only: { '0.1': ({ lap }) => lap, '0.2': ({ lap }) => !lap } } satisfies Rules,
    variants: {
      only: {
        '0.0': () => false,
        '0.1': ({ turnSeconds, clock }) => turnSeconds > 0 || clock !== '',
        '0.2': ({ clock }) => clock !== '',
        '1.0': ({ scoring }) => scoring !== 'standard',
        '1.1': ({ tiles }) => tiles === 76,
      },
    } satisfies Rules,
  },
  cardRules: {
    goal: { only: { '0.1': hasTarget }, numbers: ({ target }) => ({ 400: target }) } satisfies Rules,
    lay: { only: { '0.2': hasBonuses } } satisfies Rules,
    bridge: { isShown: hasBonuses } satisfies Rules,
    hexagon: { isShown: hasBonuses, numbers: hexagonPoints } satisfies Rules,
    buy: { isShown: hasBonuses } satisfies Rules,
    end: { isShown: hasBonuses } satisfies Rules,
  },
  texts: {
    en: async () => (await import('../../../../locales/triomino/help/en.js')).help,
    de: async () => (await import('../../../../locales/triomino/help/de.js')).help,
    nl: async () => (await import('../../../../locales/triomino/help/nl.js')).help,
    fr: async () => (await import('../../../../locales/triomino/help/fr.js')).help,
    it: async () => (await import('../../../../locales/triomino/help/it.js')).help,
  },
};
