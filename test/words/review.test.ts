import type { ReviewWords } from '../../src/locales/review/terms.js';
import { loadTexts } from '../locales/all-terms.js';
import { expectGolden } from './golden.js';
import { LANGUAGES } from './proof.js';
import { review as sentencesOf } from './review.moments.js';
import { expectTypography } from './typography.js';

const TEXTS = await loadTexts<ReviewWords>('review', 'review');

describe('what the review of a game says', () => {
  for (const language of LANGUAGES) {
    it(`says in the language ${language} what has been proof-read`, () => {
      const sentences = sentencesOf(TEXTS[language], language);
      expectGolden('review', language, sentences);
      for (const [name, text] of Object.entries(sentences)) expectTypography(language, text, name);
    });
  }
});
