import { allTerms, termsIn } from '../locales/all-terms.js';
import { MOMENTS } from './triomino.moments.js';
import { SENTENCES } from './triomino/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Triomino',
  terms: await allTerms('triomino'),
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(await termsIn('common', 'en')),
  alike: {
    de: ['placed'],
    nl: ['placed'],
    fr: ['soFar', 'cost of a purchase', 'cost of a pass', 'triomino.total'],
    it: ['placed'],
  },
});
