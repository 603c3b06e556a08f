import { en as common } from '../../src/locales/common/en.js';
import { de } from '../../src/locales/triomino/de.js';
import { en } from '../../src/locales/triomino/en.js';
import { fr } from '../../src/locales/triomino/fr.js';
import { it } from '../../src/locales/triomino/it.js';
import { nl } from '../../src/locales/triomino/nl.js';
import { MOMENTS } from './triomino.moments.js';
import { SENTENCES } from './triomino/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Triomino',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(common),
  alike: {
    de: ['placed'],
    nl: ['placed'],
    fr: ['soFar', 'cost of a purchase', 'cost of a pass', 'triomino.total'],
    it: ['placed'],
  },
});
