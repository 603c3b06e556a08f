import type { KubiHelp } from '../../locales/kubi/help/terms.js';
import type { HelpSource } from '../game-help.js';

export const kubiHelp: HelpSource<Exclude<keyof KubiHelp, 'title'>> = {
  sections: ['aim', 'setUp', 'roll', 'freeRide', 'score', 'end', 'byHand', 'byKey', 'byNotation', 'onPaper'],
  figures: {
    roll: { record: 'kubi 1; x146; roll 12346; 1|34|26' },
    score: { position: '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8' },
  },
  texts: {
    en: async () => (await import('../../locales/kubi/help/en.js')).help,
    de: async () => (await import('../../locales/kubi/help/de.js')).help,
    nl: async () => (await import('../../locales/kubi/help/nl.js')).help,
    fr: async () => (await import('../../locales/kubi/help/fr.js')).help,
    it: async () => (await import('../../locales/kubi/help/it.js')).help,
  },
};
