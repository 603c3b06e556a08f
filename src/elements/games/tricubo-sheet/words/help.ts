import type { TricuboCard, TricuboHelp } from '../../../../locales/tricubo/help/terms.js';
import type { TricuboOptions } from '../../../../games/tricubo/options.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import type { HelpSource, SectionRules } from '../../../features/help/help-source.js';

type Rules = SectionRules<TricuboOptions>;

const isSide =
  (side: 'A' | 'B') =>
  ({ sheet }: TricuboOptions): boolean =>
    sheet === side;

export const source: HelpSource<Exclude<keyof TricuboHelp, 'title' | 'cards'>, TricuboCard> = {
  cards: {
    goal: { position: '2,5,1,0,3 .,.,.,.,. -', marks: '1 2' },
    die: { record: 'tricubo 1; seats=2; roll 352; #0 L' },
    six: { position: '2,6,5,1,0 7,10,.,.,. -' },
    colours: { position: '2,0,1,0,0 .,.,.,.,. LMSt' },
    end: { position: '6,3,5,6,7 -,7,4,10,- LMSt' },
  },
  sections: [
    'aim',
    'setUp',
    'draft',
    'rows',
    'fields',
    'interim',
    'joker',
    'end',
    'score',
    'solo',
    'sides',
    'byHand',
    'byKey',
    'byNotation',
    'onPaper',
  ],
  figures: {
    draft: { record: 'tricubo 1; seats=2; roll 352; #0 L' },
    interim: { position: '2,6,5,1,0 7,10,.,.,. -' },
    score: { position: '6,3,5,6,7 -,7,4,10,- LMSt' },
  },
  rules: {
    rows: {
      only: { '1.0': ({ overflow }) => overflow === 'lost', '1.1': ({ overflow }) => overflow === 'forbidden' },
    } satisfies Rules,
    fields: {
      only: { '0.1': ({ colourOnSix }) => colourOnSix, '1.0': isSide('A'), '1.1': isSide('B') },
    } satisfies Rules,
    joker: { isShown: (options) => sheetOf(options).jokers > 0 } satisfies Rules,
    solo: { only: { '1.1': isSide('A') } } satisfies Rules,
    sides: { only: { '0.0': isSide('A'), '0.1': isSide('B') } } satisfies Rules,
  },
  texts: {
    en: async () => (await import('../../../../locales/tricubo/help/en.js')).help,
    de: async () => (await import('../../../../locales/tricubo/help/de.js')).help,
    nl: async () => (await import('../../../../locales/tricubo/help/nl.js')).help,
    fr: async () => (await import('../../../../locales/tricubo/help/fr.js')).help,
    it: async () => (await import('../../../../locales/tricubo/help/it.js')).help,
  },
};
