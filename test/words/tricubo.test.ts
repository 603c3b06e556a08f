import { allTerms, termsIn } from '../locales/all-terms.js';
import { MOMENTS } from './tricubo.moments.js';
import { SENTENCES } from './tricubo/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Tricubo',
  terms: await allTerms('tricubo'),
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(await termsIn('common', 'en')),
  alike: { fr: ['tricubo.final', 'tricubo.total'] },
});
