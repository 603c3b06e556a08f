import { en as common } from '../../src/locales/common/en.js';
import { de } from '../../src/locales/triad/de.js';
import { en } from '../../src/locales/triad/en.js';
import { fr } from '../../src/locales/triad/fr.js';
import { it } from '../../src/locales/triad/it.js';
import { nl } from '../../src/locales/triad/nl.js';
import { MOMENTS } from './triad.moments.js';
import { SENTENCES } from './triad/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Triad',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(common),
  alike: {},
});
