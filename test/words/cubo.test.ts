import { en as common } from '../../src/locales/common/en.js';
import { de } from '../../src/locales/cubo/de.js';
import { en } from '../../src/locales/cubo/en.js';
import { fr } from '../../src/locales/cubo/fr.js';
import { it } from '../../src/locales/cubo/it.js';
import { nl } from '../../src/locales/cubo/nl.js';
import { MOMENTS } from './cubo.moments.js';
import { SENTENCES } from './cubo/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Cubo',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(common),
  alike: {
    de: ['cubo.call', 'cubo.pause', 'called', 'annCalled'],
    nl: ['cubo.call', 'called', 'annCalled'],
    fr: ['onePoint', 'points', 'cubo.pause', 'cubo.total'],
    it: ['cubo.call', 'called', 'annCalled'],
  },
});
