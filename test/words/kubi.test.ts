import { en as common } from '../../src/locales/common/en.js';
import { de } from '../../src/locales/kubi/de.js';
import { en } from '../../src/locales/kubi/en.js';
import { fr } from '../../src/locales/kubi/fr.js';
import { it } from '../../src/locales/kubi/it.js';
import { nl } from '../../src/locales/kubi/nl.js';
import { MOMENTS } from './kubi.moments.js';
import { SENTENCES } from './kubi/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Kubi',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(common),
  alike: { fr: ['kubi.points', 'kubi.total', 'kubi.gains'] },
});
