import { allTerms, termsIn } from '../locales/all-terms.js';
import { MOMENTS } from './cubo.moments.js';
import { SENTENCES } from './cubo/index.js';
import { describeProof } from './proof.js';

describeProof({
  title: 'Cubo',
  terms: await allTerms('cubo'),
  moments: MOMENTS,
  sentences: SENTENCES,
  elsewhere: Object.keys(await termsIn('common', 'en')),
  alike: {
    de: ['cubo.call', 'cubo.pause', 'called', 'annCalled'],
    nl: ['cubo.call', 'called', 'annCalled'],
    fr: ['onePoint', 'points', 'cubo.pause', 'cubo.total'],
    it: ['cubo.call', 'called', 'annCalled'],
  },
});
