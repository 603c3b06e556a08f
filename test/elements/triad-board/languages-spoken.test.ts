import { expect } from '@open-wc/testing';
import { LANGUAGES, act, openIn } from './languages.js';
import { CROWDED } from './positions.js';
import { SENTENCES } from './sentences.js';
import { GAMES } from './spoken-games.js';

for (const language of LANGUAGES) {
  const sentences = SENTENCES[language];

  describe(`<triad-board lang="${language}"> says aloud`, () => {
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
      const page = await openIn(language, { position: CROWDED });
      const refusals = page.listen('game-refuse');
      await act(page, 'b4');
      expect(page.spoken).to.equal(sentences.notYours);
      expect(refusals).to.deep.equal([{ code: 'not-your-die', message: sentences.notYours }]);
    });

    it('that something could not be loaded', async () => {
      const page = await openIn(language);
      const { controls } = page.board as unknown as { controls: object };
      Object.assign(controls, { openHelp: () => Promise.reject(new TypeError('Failed to fetch')) });
      await act(page, 'tool help');
      await page.until(() => page.spoken !== '');
      expect(page.spoken).to.equal(sentences.notLoaded);
      expect(page.status).to.equal(sentences.notLoaded);
    });
  });
}
