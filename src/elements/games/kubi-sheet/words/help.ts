import type { KubiCard, KubiHelp } from '../../../../locales/kubi/help/terms.js';
import type { HelpSource } from '../../../features/help/help-source.js';

export const source: HelpSource<Exclude<keyof KubiHelp, 'title' | 'cards'>, KubiCard> = {
  cards: {
    goal: { position: '1:6,4:4,6:5 0,2,6,1,7,8,6,0,0,0,0', marks: '4 6 7 8' },
    numbers: { position: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0', marks: 'x1 x4 x6' },
    roll: { record: 'kubi 1; x146; roll 12346; 1|34|26' },
    score: { position: '1:3,4:3,5:4 0,1,0,5,0,10,4,0,0,0,0', marks: '3 5 7' },
    end: { position: '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8', marks: 'x5' },
  },
  sections: ['aim', 'setUp', 'roll', 'freeRide', 'score', 'end', 'byHand', 'byKey', 'byNotation', 'onPaper'],
  figures: {
    roll: { record: 'kubi 1; x146; roll 12346; 1|34|26' },
    score: { position: '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8' },
  },
  texts: {
    en: async () => (await import('../../../../locales/kubi/help/en.js')).help,
    de: async () => (await import('../../../../locales/kubi/help/de.js')).help,
    nl: async () => (await import('../../../../locales/kubi/help/nl.js')).help,
    fr: async () => (await import('../../../../locales/kubi/help/fr.js')).help,
    it: async () => (await import('../../../../locales/kubi/help/it.js')).help,
  },
};
