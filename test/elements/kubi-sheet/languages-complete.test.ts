import { expect } from '@open-wc/testing';
import { enPlay } from '../../../src/locales/kubi/en-play.js';
import { kubiLanguages } from '../../../src/locales/kubi/index.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { patternOf } from '../proof-reading.js';
import { SHEET_TERMS } from '../sheet-terms.js';
import { IN_NO_GAME, SENTENCES } from './sentences.js';
import type { Moment } from './sentences.js';
import { GAMES } from './spoken-games.js';
import { PLAY_TEXTS } from './play-texts.js';
import { SHEET_TEXTS } from './sheet-texts.js';
import { SCENES } from './scenes.js';
import { textIn } from './texts.js';

/** What refusals speak of. */
const FACTS = ['numbers', 'number', 'roll'];

const OWN_TEXTS = Object.keys({ ...SHEET_TEXTS, ...PLAY_TEXTS }) as (
  keyof typeof SHEET_TEXTS | keyof typeof PLAY_TEXTS
)[];

/** What is written alike in two languages, and right in both. */
const ALIKE: readonly string[] = ['fr points', 'fr total', 'fr gains', 'nl full'];

/** The words of Kubi and of all games with sheets; those that all games share are proof-read with Triad. */
async function termsOf(language: Language): Promise<readonly (readonly [string, unknown])[]> {
  const other = await kubiLanguages.others[language]?.();
  const ofSheets: readonly unknown[] = SHEET_TERMS;
  return Object.entries(other ?? { ...kubiLanguages.en, ...enPlay }).filter(
    ([key]) => key.startsWith('kubi.') || ofSheets.includes(key),
  );
}

for (const language of LANGUAGES) {
  const sentences = SENTENCES[language];

  describe(`what is proof-read of Kubi in the language ${language}`, () => {
    it('is every term that it has', async () => {
      const proofs = [...OWN_TEXTS.map((name) => textIn(language, name)), ...Object.values(sentences)];
      const terms = await termsOf(language);
      const missing = terms.filter(([, term]) => !proofs.some((text) => patternOf(term, FACTS).test(text)));
      expect(terms.length).to.be.above(80);
      expect(missing.map(([key]) => key).join()).to.equal('');
    });

    if (language === 'en') return;

    it('is as complete as the English', async () => {
      const english = (await termsOf('en')).map(([key]) => key);
      expect((await termsOf(language)).map(([key]) => key)).to.have.members(english);
    });

    it('is hardly anywhere the English text', () => {
      const texts = OWN_TEXTS.filter((name) => textIn(language, name) === textIn('en', name));
      const said = (Object.keys(sentences) as Moment[]).filter((moment) => sentences[moment] === SENTENCES.en[moment]);
      const same = [...texts, ...said].map((name) => `${language} ${name}`);
      expect(same.filter((name) => !ALIKE.includes(name) && !/ (ann|bob)$/.test(name))).to.be.empty;
    });
  });
}

describe('the games and scenes of Kubi', () => {
  it('lead to each sentence', () => {
    const said = GAMES.flatMap(({ steps }) => steps.flatMap(([, moment]) => moment ?? []));
    expect([...new Set(said), ...IN_NO_GAME]).to.have.members(Object.keys(SENTENCES.en));
  });

  it('show each text', () => {
    const shown = new Set(SCENES.flatMap(({ texts }) => texts).flatMap((text) => text.match(/\w+(?=\})/g) ?? []));
    const inHelp = 'howToPlay';
    expect(OWN_TEXTS.filter((name) => !shown.has(name))).to.deep.equal([inHelp]);
  });
});
