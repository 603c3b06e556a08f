import { expect } from 'chai';
import { MOMENTS } from './hint.moments.js';
import { SENTENCES } from './hint/index.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const digits = (steps: readonly string[] = []): string => (steps.join().match(/\d/g) ?? []).sort().join('');

for (const language of LANGUAGES) {
  describe(`hints in ${language}`, () => {
    it('say what has been proof-read', async () => {
      const said: Record<string, readonly string[]> = {};
      for (const [name, told] of Object.entries(MOMENTS)) said[name] = await told(language);
      expect(said).to.deep.equal(SENTENCES[language]);
    });

    it('are written with the signs of the language, and with the same numbers', () => {
      for (const [name, steps] of Object.entries(SENTENCES[language])) {
        for (const text of steps) expectTypography(language, text, name);
        expect(digits(steps), name).to.equal(digits(SENTENCES.en[name]));
      }
    });
  });
}
