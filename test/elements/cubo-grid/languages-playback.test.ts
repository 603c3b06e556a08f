import { expect } from '@open-wc/testing';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { openIn } from './languages.js';

const RECORD = 'cubo 1; start=r1r2r3/r2w3b4/b3b4b5; middle r1r2b3b4 @0; swap a1c3 @1000; call @3000';

const NAMES: Readonly<Record<Language, readonly [play: string, stop: string]>> = {
  en: ['Play at its own pace', 'Stop here'],
  de: ['Im eigenen Tempo abspielen', 'Hier anhalten'],
  nl: ['In eigen tempo afspelen', 'Hier stoppen'],
  fr: ['Rejouer à son rythme', 'Arrêter ici'],
  it: ['Riproduci al suo ritmo', 'Ferma qui'],
};

for (const language of LANGUAGES) {
  describe(`a record with times, in the language ${language}`, () => {
    it('is played at its own pace, and stopped, by a tool that says so', async () => {
      const page = await openIn(language, { mode: 'replay', record: RECORD, ply: '1' });
      const [play, stop] = NAMES[language];
      await page.until(() => page.button(play) !== undefined);
      await page.clickButton(play);
      expect([page.button(play), page.button(stop)?.getAttribute('data-tool')]).to.deep.equal([undefined, 'playback']);
    });
  });
}
