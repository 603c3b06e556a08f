import { en as common } from '../../src/locales/common/en.js';
import { de } from '../../src/locales/tricubo/de.js';
import { en } from '../../src/locales/tricubo/en.js';
import { fr } from '../../src/locales/tricubo/fr.js';
import { it } from '../../src/locales/tricubo/it.js';
import { nl } from '../../src/locales/tricubo/nl.js';
import { MOMENTS } from './tricubo.moments.js';
import { SENTENCES } from './tricubo/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Tricubo',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(common),
  alike: { fr: ['tricubo.final', 'tricubo.total'] },
});
