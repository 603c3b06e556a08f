import type { CuboCard, CuboHelp } from '../../../../locales/cubo/help/terms.js';
import type { CuboOptions } from '../../../../games/cubo/options.js';
import type { HelpSource, SectionRules } from '../../../features/help/help-source.js';

type Rules = SectionRules<CuboOptions>;

const isTimed = ({ timeLimits }: CuboOptions): boolean => timeLimits;

export const source: HelpSource<Exclude<keyof CuboHelp, 'title' | 'cards'>, CuboCard> = {
  cards: {
    goal: { position: 'r4r5b2/b4w5r6/b4b5r6' },
    lines: { position: 'r1r2r3/r2w3b4/b3b4b5' },
    build: { position: '1 0 build 0 | b1r5r3/r2w3b4/b3b6b5 o - 0 | r6r3b1b4' },
    call: { position: '1 0 build 0 | r4r5b2/b4w5r6/b4b5r6 c - 0 | r6r3b1b4' },
    exchange: { position: '1 0 exchange 0 | r4r5b2/b4w5r6/b4b5r6 t r6 0 | r3-b1b4' },
  },
  sections: [
    'aim',
    'score',
    'setUp',
    'building',
    'calling',
    'exchange',
    'practice',
    'together',
    'byHand',
    'byKey',
    'byNotation',
  ],
  figures: {
    exchange: { position: '1 0 exchange 0 | r4r5b2/b4w5r6/b4b5r6 t r6 0 | r3-b1b4' },
    score: { position: 'r1r2r3/r2w3b4/b3b4b5' },
  },
  rules: {
    score: { only: { '0.3': ({ streets }) => streets === 'any-order' } } satisfies Rules,
    exchange: {
      only: { '1.1': ({ resetColours }) => !resetColours, '1.2': ({ resetColours }) => resetColours },
    } satisfies Rules,
    calling: { only: { 1: isTimed, 2: isTimed } } satisfies Rules,
    practice: {
      only: { '0.0': isTimed, '0.2': isTimed, 1: isTimed, 2: isTimed },
      numbers: ({ practiceSeconds }) => ({ 60: practiceSeconds }),
    } satisfies Rules,
  },
  texts: {
    en: async () => (await import('../../../../locales/cubo/help/en.js')).help,
    de: async () => (await import('../../../../locales/cubo/help/de.js')).help,
    nl: async () => (await import('../../../../locales/cubo/help/nl.js')).help,
    fr: async () => (await import('../../../../locales/cubo/help/fr.js')).help,
    it: async () => (await import('../../../../locales/cubo/help/it.js')).help,
  },
};
