import type { OnlineWords } from '../../src/locales/online/terms.js';
import { loadTexts } from '../locales/all-terms.js';
import { expectGolden } from './golden.js';
import { online as sentencesOf } from './online.moments.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const TEXTS = await loadTexts<OnlineWords>('online', 'online');

describe('what is said of a game between devices', () => {
  for (const language of LANGUAGES) {
    it(`says in the language ${language} what has been proof-read`, () => {
      const sentences = sentencesOf(TEXTS[language]);
      expectGolden('online', language, sentences);
      for (const [name, text] of Object.entries(sentences)) expectTypography(language, text, name);
    });
  }
});
