import { de } from '../../src/locales/puzzle/de.js';
import { en } from '../../src/locales/puzzle/en.js';
import { fr } from '../../src/locales/puzzle/fr.js';
import { it } from '../../src/locales/puzzle/it.js';
import { nl } from '../../src/locales/puzzle/nl.js';
import { describeProof } from './proof.js';
import { MOMENTS } from './puzzle.moments.js';
import { SENTENCES } from './puzzle/index.js';

describeProof({
  title: 'What puzzles say',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: ['$code', '$name', '$dir'],
  alike: {},
});
