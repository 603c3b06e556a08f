import { de } from '../../src/locales/common/de.js';
import { en } from '../../src/locales/common/en.js';
import { fr } from '../../src/locales/common/fr.js';
import { it } from '../../src/locales/common/it.js';
import { nl } from '../../src/locales/common/nl.js';
import { MOMENTS } from './common.moments.js';
import { SENTENCES } from './common/index.js';
import { describeProof } from './proof.js';

const SIGNS = ['semicolon', 'does', 'loss', 'gain', 'neither'];
const COMPUTERS = ['computer', 'secondComputer'];

describeProof({
  title: 'What all games share',
  terms: { en, de, nl, fr, it },
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: ['$name', '$dir'],
  // Signs, and a term that only puts others together.
  alike: {
    de: [...COMPUTERS, ...SIGNS, 'tabletop.link'],
    nl: [...COMPUTERS, ...SIGNS, 'tabletop.link'],
    fr: [...SIGNS.filter((name) => name !== 'semicolon'), 'points', 'onePoint'],
    it: [...COMPUTERS, ...SIGNS, 'tabletop.link'],
  },
});
