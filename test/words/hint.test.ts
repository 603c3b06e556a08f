import { expect } from 'chai';
import { expectGolden } from './golden.js';
import { MOMENTS } from './hint.moments.js';
import { LANGUAGES } from './proof.js';
import type { Language } from './proof.js';
import { expectTypography } from './typography.js';

const STEPS = ['where', 'what', 'why'] as const;

/** The steps of each hint. */
async function hintsIn(language: Language): Promise<Record<string, string>> {
  const hints: Record<string, string> = {};
  for (const [name, told] of Object.entries(MOMENTS)) {
    for (const [step, text] of (await told(language)).entries()) hints[`${name}, ${STEPS[step]}`] = text;
  }
  return hints;
}

const digits = (text = ''): string => (text.match(/\d/g) ?? []).sort().join('');

for (const language of LANGUAGES) {
  describe(`hints in ${language}`, () => {
    it('say what has been proof-read', async () => {
      expectGolden('hint', language, await hintsIn(language));
    });

    it('are written with the signs of the language, and with the same numbers', async () => {
      const english = await hintsIn('en');
      for (const [name, text] of Object.entries(await hintsIn(language))) {
        expectTypography(language, text, name);
        expect(digits(text), name).to.equal(digits(english[name]));
      }
    });
  });
}
