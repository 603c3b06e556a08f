import { LANGUAGES } from '../languages.js';
import { expectTexts } from '../proof-reading.js';
import { act, openIn, textsOf } from './languages.js';
import { SCENES } from './scenes.js';
import { inWords } from './texts.js';

for (const language of LANGUAGES) {
  describe(`every text of <kubi-sheet lang="${language}">`, () => {
    for (const { what, attributes, steps = [], texts } of SCENES) {
      it(`is the one that was proof-read, ${what}`, async () => {
        const page = await openIn(language, attributes);
        for (const step of steps) await act(page, step);
        expectTexts(
          textsOf(page.root),
          texts.map((text) => inWords(language, text)),
        );
      });
    }
  });
}
