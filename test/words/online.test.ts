import { expect } from 'chai';
import { online as de } from '../../src/locales/online/de.js';
import { online as en } from '../../src/locales/online/en.js';
import { online as fr } from '../../src/locales/online/fr.js';
import { online as it_ } from '../../src/locales/online/it.js';
import { online as nl } from '../../src/locales/online/nl.js';
import { online as sentences } from './online.moments.js';
import { ONLINE } from './online/index.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const TEXTS = { en, de, nl, fr, it: it_ };

describe('what is said of a game between devices', () => {
  for (const language of LANGUAGES) {
    it(`says in the language ${language} what has been proof-read`, () => {
      const said = sentences(TEXTS[language]);
      expect(said).to.deep.equal(ONLINE[language]);
      for (const [name, text] of Object.entries(said)) expectTypography(language, text, name);
    });
  }
});
