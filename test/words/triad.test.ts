import { allTerms, termsIn } from '../locales/all-terms.js';
import { MOMENTS } from './triad.moments.js';
import { SENTENCES } from './triad/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Triad',
  terms: await allTerms('triad'),
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(await termsIn('common', 'en')),
  alike: {},
});
