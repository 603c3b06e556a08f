import { expect } from '@open-wc/testing';
import { describeRefusal } from '../../../src/elements/kubi-sheet/describe.js';
import { LANGUAGES } from '../languages.js';
import { act, openIn } from './languages.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';
import { english, wordsIn } from './words.js';

for (const language of LANGUAGES) {
  const sentences = SENTENCES[language];

  describe(`<kubi-sheet lang="${language}"> says aloud`, () => {
    for (const { what, attributes, steps } of GAMES) {
      it(what, async () => {
        const page = await openIn(language, attributes);
        for (const [step, said] of steps) {
          await act(page, step);
          if (said) expect(page.spoken, `after ${step}`).to.equal(sentences[said]);
        }
      });
    }

    it('why something is refused, and tells the page in the same words', async () => {
      const page = await openIn(language);
      const refusals = page.listen('game-refuse');
      await act(page, 'press .primary');
      expect(page.spoken).to.equal(sentences.tooFewNumbers);
      expect(page.status).to.equal(sentences.tooFewNumbers);
      expect(refusals).to.deep.equal([{ code: 'too-few-numbers', message: sentences.tooFewNumbers }]);
    });
  });

  describe(`what else the rules refuse, in the language ${language}`, () => {
    it('has its sentences', async () => {
      const words = language === 'en' ? english : await wordsIn(language);
      expect(describeRefusal({ code: 'no-mark', number: 2 }, words)).to.equal(sentences.noMark);
      expect(describeRefusal({ code: 'no-roll' }, words)).to.equal(sentences.noRoll);
    });
  });
}
