import { allTerms, termsIn } from '../locales/all-terms.js';
import { MOMENTS } from './kubi.moments.js';
import { SENTENCES } from './kubi/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Kubi',
  terms: await allTerms('kubi'),
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(await termsIn('common', 'en')),
  alike: { fr: ['kubi.points', 'kubi.total', 'kubi.gains'] },
});
