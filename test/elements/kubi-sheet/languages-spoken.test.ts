import { expect } from '@open-wc/testing';
import { describeRefusal } from '../../../src/elements/kubi-sheet/describe.js';
import { LANGUAGES } from '../languages.js';
import { describeSpoken } from '../spoken.js';
import { act, openIn } from './languages.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';
import { english, wordsIn } from './words.js';

describeSpoken({
  tag: 'kubi-sheet',
  openIn,
  act,
  games: GAMES,
  sentences: SENTENCES,
  refused: { step: 'press .primary', code: 'too-few-numbers', said: 'tooFewNumbers' },
});

for (const language of LANGUAGES) {
  describe(`what else the rules refuse, in the language ${language}`, () => {
    it('has its sentences', async () => {
      const words = language === 'en' ? english : await wordsIn(language);
      expect(describeRefusal({ code: 'no-mark', number: 2 }, words)).to.equal(SENTENCES[language].noMark);
      expect(describeRefusal({ code: 'no-roll' }, words)).to.equal(SENTENCES[language].noRoll);
    });
  });
}
