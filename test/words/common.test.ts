import { allTerms } from '../locales/all-terms.js';
import { MOMENTS } from './common.moments.js';
import { SENTENCES } from './common/index.js';
import { describeProof } from './proof.js';

const SIGNS = ['semicolon', 'does', 'loss', 'gain', 'neither'];
const COMPUTERS = ['computer', 'secondComputer'];

describeProof({
  title: 'What all games share',
  terms: await allTerms('common'),
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
