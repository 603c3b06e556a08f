import type { EndsWords } from '../../src/locales/ends/terms.js';
import { loadTexts } from '../locales/all-terms.js';
import { ends as sentencesOf } from './ends.moments.js';
import { expectGolden } from './golden.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const TEXTS = await loadTexts<EndsWords>('ends', 'ends');

describe('what is said of the ends of a shared game', () => {
  for (const language of LANGUAGES) {
    it(`says in the language ${language} what has been proof-read`, () => {
      const sentences = sentencesOf(TEXTS[language]);
      expectGolden('ends', language, sentences);
      for (const [name, text] of Object.entries(sentences)) expectTypography(language, text, name);
    });
  }
});
