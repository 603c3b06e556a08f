import type { GreetingWords } from '../../src/locales/greetings/terms.js';
import { loadTexts } from '../locales/all-terms.js';
import { greetings as sentencesOf } from './greetings.moments.js';
import { expectGolden } from './golden.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const TEXTS = await loadTexts<GreetingWords>('greetings', 'greetings');

describe('what readers can say to each other', () => {
  for (const language of LANGUAGES) {
    it(`says in the language ${language} what has been proof-read`, () => {
      const sentences = sentencesOf(TEXTS[language]);
      expectGolden('greetings', language, sentences);
      for (const [name, text] of Object.entries(sentences)) expectTypography(language, text, name);
    });
  }
});
