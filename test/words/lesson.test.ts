import { de } from '../../src/locales/lesson/de.js';
import { en } from '../../src/locales/lesson/en.js';
import { fr } from '../../src/locales/lesson/fr.js';
import { it } from '../../src/locales/lesson/it.js';
import { nl } from '../../src/locales/lesson/nl.js';
import { MOMENTS } from './lesson.moments.js';
import { SENTENCES } from './lesson/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Lessons',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: ['$name', '$dir', '$code'],
  alike: { nl: ['lesson.hint'] },
});
