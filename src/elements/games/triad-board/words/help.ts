import type { TriadCard, TriadHelp } from '../../../../locales/triad/help/terms.js';
import type { TriadOptions } from '../../../../games/triad/options.js';
import type { HelpSource, SectionRules } from '../../../features/help/help-source.js';

type Rules = SectionRules<TriadOptions>;

export const source: HelpSource<Exclude<keyof TriadHelp, 'title' | 'cards'>, TriadCard> = {
  cards: {
    goal: { position: '2b1a1/1c1c2/3B2/1a4/2C3/B4A w 2-1' },
    turn: { position: '6/6/6/6/1A4/6 w 0-0', marks: 'b2-b5 b2-e5 b2-e2 b4 d4 d2 b5 e5 e2' },
    triad: { position: '1b3c/1B2A1/1b1b2/6/6/2AbC1 w 0-0', marks: 'c1 d1 e1 b4 b5 b6 d4 e5 f6' },
    takeOff: { position: '6/2b3/3B2/6/6/2A3 w 0-0', marks: 'c1-e3 d4 c5' },
    stuck: { position: '5a/6/6/abb3/AAb3/CCb3 w 2-0' },
  },
  sections: ['aim', 'setUp', 'move', 'triad', 'takeOff', 'stuck', 'end', 'byHand', 'byKey', 'byNotation'],
  figures: {
    setUp: { position: 'ccbbaa/6/6/6/6/AABBCC w 0-0' },
    move: { position: '6/6/6/6/1A4/6 w 0-0', marks: 'b2-b5 b2-e5 b2-e2 b4 d4 d2 b5 e5 e2' },
    triad: { position: '1b3c/1B2A1/1b1b2/6/6/2AbC1 w 0-0', marks: 'c1 d1 e1 b4 b5 b6 d4 e5 f6' },
    takeOff: { position: '6/2b3/3B2/6/6/2A3 w 0-0', marks: 'c1-e3 d4 c5' },
    stuck: { position: '5a/6/6/abb3/AAb3/CCb3 w 2-0' },
  },
  rules: {
    setUp: { only: { 1: ({ evenStart }) => evenStart } } satisfies Rules,
    end: { only: { 1: ({ draws }) => draws, 2: ({ clock }) => clock !== '' } } satisfies Rules,
  },
  texts: {
    en: async () => (await import('../../../../locales/triad/help/en.js')).help,
    de: async () => (await import('../../../../locales/triad/help/de.js')).help,
    nl: async () => (await import('../../../../locales/triad/help/nl.js')).help,
    fr: async () => (await import('../../../../locales/triad/help/fr.js')).help,
    it: async () => (await import('../../../../locales/triad/help/it.js')).help,
  },
};
